"""Monitoring: the log and the metrics of a running server.

It counts and reports, and never contains anybody's secrets.
"""
