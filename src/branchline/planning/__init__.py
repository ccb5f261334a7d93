"""Plans for tickets: the cheapest way to complete one, and what a seat lacks for it.

Computed from a view alone, so a plan can't tell what the seat may not know. It decides no rule and moves nothing.
"""

from __future__ import annotations

from branchline.planning.plan import TicketPlan, plan, plans

__all__ = ["TicketPlan", "plan", "plans"]
