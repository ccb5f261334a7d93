"""Websocket connections: the transport, one connection, all of them, and how much each may send.

It carries frames and knows nothing about games.
"""
