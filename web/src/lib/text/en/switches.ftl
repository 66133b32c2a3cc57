## Recommended changes and a variant, of which a table chooses

switch-neutrals = Neutrals
switch-neutrals-text = Brute force in a fight with neutrals costs 1 attacker, and who takes a neutral area gets 2 Soldati.
switch-blue-spaces = Blue spaces
switch-blue-spaces-text = Tokens of a gained column may also be laid on blue spaces.
switch-rally-by-boat = Rally by boat
switch-rally-by-boat-text = The Rally of an order may bring Soldati from one area by boats.
switch-moving-tiles = Moving tile tokens
switch-moving-tiles-text = After the encounter phase families may move their tokens to other control tiles.
switch-starting-piece-wins = Starting piece
switch-starting-piece-wins-text = Where everything else is even, the starting piece decides.
switch-identical-cards = Identical cards
switch-identical-cards-text = Of two equal conflict cards on one side only one acts.
