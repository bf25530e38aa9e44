"""The protocol by which an engine in any language sits an exam: a process, and lines of JSON over its streams.

`messages` has the requests and answers as types, `schema` makes a JSON Schema of them, `lines` reads a line strictly,
`process` keeps a process within its limits, `table` makes a `Table` of it: all that others need.

    table = ProcessTable(["node", "engine.mjs"], "chess", index(book))
    table.set_up(position)
    ...
    table.close()
"""

from placky.protocol.declared import Declared
from placky.protocol.table import EngineRefuses, ProcessTable

__all__ = ["Declared", "EngineRefuses", "ProcessTable"]
