"""The game server: tables that people, bots and spectators sit at, live or over days.

It stands on the game and the bots; only ``table`` plays, only ``store`` writes, only ``wire`` says what is sent.
"""
