"""The lobby: making tables, and seating people and bots at tables that are still open.

It decides what a table's row becomes; every change runs in the table's own task.
"""
