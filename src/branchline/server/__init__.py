"""The game server: tables for people, bots and spectators, live or over days.

It builds on the game and the bots. Only ``tables`` plays games, only ``store`` writes, only ``wire`` defines messages.
"""
