"""Binds every feature of DreadBall to pytest."""

from pytest_bdd import scenarios

from placky.recording.recorder import prepare

scenarios(*prepare(globals(), __file__))
