"""What happened: stories, replays, records and statistics of games.

It reads records and results; games in progress are played in ``tables``.
"""
