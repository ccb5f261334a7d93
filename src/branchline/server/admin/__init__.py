"""Administration of a running server over a local socket: requests, what they do, and the socket itself.

Only the server's own user can open the socket; docs/admin.md describes the commands.
"""
