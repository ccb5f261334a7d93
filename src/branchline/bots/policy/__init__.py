"""The hot parts of the bots, in the core's style: typed functions over flat records, compiled with the rules.

Every mind decides from what one seat may see; no function here is ever given the state of the game.
"""
