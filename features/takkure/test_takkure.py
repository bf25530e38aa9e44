"""Binds every feature of Takkure to pytest."""

from placky.recorder import prepare
from pytest_bdd import scenarios

prepare(globals(), __file__)
scenarios("exercises", "rules")
