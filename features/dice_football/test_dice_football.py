"""Binds every feature of Sports Dice Football to pytest."""

from pytest_bdd import scenarios

from placky.recording.recorder import prepare

scenarios(*prepare(globals(), __file__))
