"""Diagrams: a position becomes marks (plain data), marks become shapes, shapes become SVG.

A reader of this package meets its modules in this order:

- :mod:`~placky.diagrams.palette` names every colour once, for paper and for night;
  :mod:`~placky.diagrams.sides` says how each side looks.
- :mod:`~placky.diagrams.marks` says what a board shows: figures, pieces, paths, rings, stars, labels. Data, nothing
  else. :mod:`~placky.diagrams.stage` says what a script changes from frame to frame.
- :mod:`~placky.diagrams.labels` and :mod:`~placky.diagrams.camera` find room for words and choose what is in view.
- :mod:`~placky.diagrams.figures`, :mod:`~placky.diagrams.pieces`, :mod:`~placky.diagrams.plates`,
  :mod:`~placky.diagrams.trails` and :mod:`~placky.diagrams.ground` draw marks as the few simple shapes of
  :mod:`~placky.diagrams.shapes`.
- :mod:`~placky.diagrams.chart` says what a plot shows, again as data, and :mod:`~placky.diagrams.plots` draws it as
  the same shapes.
- :mod:`~placky.diagrams.canvas` lets matplotlib draw shapes, as SVG elements (:mod:`~placky.diagrams.elements`) and
  as pixels. No other module imports matplotlib.
- :mod:`~placky.diagrams.svg` makes documents of it: boards, sheets, charts, pictures.
- :mod:`~placky.diagrams.mascot` is Placky; :mod:`~placky.diagrams.dice` draws dice and the marks of sides.

No module here knows a game. What a position of one game looks like stands in that rulebook's painter.
"""
