"""Rules engines for tabletop sports: rules ask, drivers answer.

Three things to know, in the order a reader needs them.

A *procedure* is a generator that asks for dice and decisions and tells what happens:

>>> from touchline.takkure import table
>>> t = table.Table()
>>> t.set_up({"mode": "practice", "players": [
...     {"name": "AGUILA", "team": "Yamato", "at": [12000, 12000], "ball": True},
...     {"name": "GARRA", "team": "Teriomorph", "at": [12000, 16000]}]})
>>> t.pending()["kind"]
'practice'

A coach answers with a command; a refused command changes nothing and says which rule refuses it:

>>> t.act({"do": "measure", "player": "AGUILA", "to": "GARRA"})
Traceback (most recent call last):
...
touchline.core.errors.IllegalAction: rule 0.03 forbids "measure": declare before measuring

Dice come in as faces, and every die must be asked for:

>>> t.act({"do": "contest", "dice": [{"player": "AGUILA", "stat": "STR"}]})
>>> t.roll([{"player": "AGUILA", "face": 5}])
>>> t.events()[-1]["results"]
['success']

The package uses the standard library only.
"""

__version__ = "0.2.0"
