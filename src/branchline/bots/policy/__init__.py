"""The policies, in the style of the core: typed functions over flat records, compiled with the rules.

Every policy decides from what one seat may see; no function here gets the state of the game.
"""
