"""Binds every feature of Pebbles to pytest."""

from pytest_bdd import scenarios

from placky.recorder import prepare

scenarios(*prepare(globals(), __file__))
