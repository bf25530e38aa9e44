"""This folder is a project of its own, as an author's would be; `test_outside_rulebook.py` runs it in another place."""

collect_ignore_glob = ["*"]
