"""Binds every feature of Takkure to pytest."""

from pytest_bdd import scenarios

from placky.recorder import prepare

prepare(globals(), __file__)
scenarios("exercises", "rules")
