"""What no schema can say of an index: that everything that it names is there, and nothing stands in it twice.

The faults of `data/rules.toml` and of `data/rulings.toml`, as `load` of the index tells them.
"""

from collections.abc import Collection, Iterator, Mapping
from typing import Any

from touchline.core.brief import quoted
from touchline.core.rulebook.data import twice
from touchline.core.rulebook.spelling import alike

Table = Mapping[str, Any]


def rule_faults(rules: Table, rulings: Table) -> list[str]:
    """Of the rules."""
    found = [*twice("sources", "id", rules["sources"]), *twice("chapters", "number", rules["chapters"])]
    found += [*twice("rules", "number", rules["rules"]), *twice("examples", "id", rules.get("examples", ()))]
    found += _alike(rules, rulings)
    numbers = dict.fromkeys(rule["number"] for rule in rules["rules"])
    sources = dict.fromkeys(source["id"] for source in rules["sources"])
    chapters = {chapter["number"] for chapter in rules["chapters"]}
    known = dict.fromkeys(ruling["id"] for ruling in rulings["rulings"])
    for rule in rules["rules"]:
        where = f"rules {quoted(rule['number'])}: "
        if rule["chapter"] not in chapters:
            found.append(f"{where}chapter is {rule['chapter']}; allowed: {', '.join(map(str, sorted(chapters)))}")
        found += _strange(f"{where}leans_on", rule.get("leans_on", ()), numbers)
        found += _strange(f"{where}rulings", rule.get("rulings", ()), known)
        found += _strange(f"{where}sources", rule.get("sources", ()), sources)
        found += _strange(f"{where}printed", rule.get("printed", {}), sources)
        for letter, statement in rule.get("statements", {}).items():
            if len(letter) != 1:
                found.append(f"{where}statements has {quoted(letter)}; allowed: a letter each, as tags name them")
            found += _strange(f"{where}statements.{letter}.sources", statement.get("sources", ()), sources)
        for table in rule.get("tables", ()):
            widths = {len(row) for row in table["rows"]} - {len(table["head"])}
            if widths:
                what = f"rows have {min(widths)} cells, its head has {len(table['head'])}"
                found.append(f"{where}tables {quoted(table['caption'])}: {what}")
    return found


def ruling_faults(rules: Table, rulings: Table) -> list[str]:
    """Of the rulings and the editions."""
    found = [*twice("rulings", "id", rulings["rulings"]), *twice("editions", "id", rulings.get("editions", ()))]
    numbers = {rule["number"] for rule in rules["rules"]}
    readings: dict[str, list[str]] = {}
    for ruling in rulings["rulings"]:
        where = f"rulings {quoted(ruling['id'])}: "
        if not numbers & set(ruling["rules"]):
            found.append(f"{where}rules names no rule of rules.toml")
        if "readings" not in ruling:
            continue
        readings[ruling["id"]] = [reading["id"] for reading in ruling["readings"]]
        found += (where + fault for fault in twice("readings", "id", ruling["readings"]))
        defaults = sum(reading.get("default", False) for reading in ruling["readings"])
        if defaults != 1:
            found.append(f"{where}{defaults} of its readings are the default; allowed: 1")
    for edition in rulings.get("editions", ()):
        where = f"editions {quoted(edition['id'])}: readings"
        found += _strange(where, edition["readings"], readings)
        for ruling, reading in edition["readings"].items():
            found += _strange(f"{where}.{ruling}", [reading], readings.get(ruling, [reading]))
    return found


def _alike(rules: Table, rulings: Table) -> Iterator[str]:
    """Ids of which one tag or one address would be made, and ids of one name."""
    numbers = dict.fromkeys(rule["number"] for rule in rules["rules"])
    stated = {f"{rule['number']}-{letter}": None for rule in rules["rules"] for letter in rule.get("statements", {})}
    ruled = dict.fromkeys(ruling["id"] for ruling in rulings["rulings"])
    examples = [example["id"] for example in rules.get("examples", ())]
    for kind, ids in (("rules", numbers), ("statements", stated), ("rulings", ruled), ("examples", examples)):
        yield from alike(kind, ids)
    for kind, ids in (("statement", stated), ("ruling", ruled)):
        yield from (f"rules {quoted(one)}: a {kind} is called so as well; rename one" for one in numbers if one in ids)


def _strange(where: str, named: Collection[str], known: Collection[str]) -> Iterator[str]:
    for name in named:
        if name not in known:
            yield f"{where} names {quoted(name)}, and there is none; there are: {_some(known)}"


def _some(known: Collection[str]) -> str:
    first = list(known)[:12]
    return f"{', '.join(first) or 'none'}{', ...' if len(known) > len(first) else ''}"
