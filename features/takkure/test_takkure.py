"""Binds every feature of Takkure to pytest."""

from pytest_bdd import scenarios

from placky.recording.recorder import prepare

scenarios(*prepare(globals(), __file__))
