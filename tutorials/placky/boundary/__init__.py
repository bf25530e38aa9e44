"""The boundary around what an author wrote: pages and commands ask a rulebook here; `placky.faults` notes the rest."""
