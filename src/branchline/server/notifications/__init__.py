"""Notifications for people who are away: Web Push and webhooks.

It tells whose turn it is; it knows nothing else about a game.
"""
