"""Accounts: guests, registered people and remote bots; their names, passwords and sessions.

It knows who somebody is, and nothing about tables.
"""
