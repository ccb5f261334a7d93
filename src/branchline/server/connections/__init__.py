"""Connections: who may connect, HTTP and websockets on the wire, each connection and all of them, and their limits.

It carries frames and knows nothing about games.
"""
