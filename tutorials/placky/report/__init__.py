"""Results of exams, told: counted by verdict and by rule, as JSON, as JUnit XML, as a badge; pages are `sphinx.report`.

It reads what `placky test --result` has written, and nothing of it decides anything again.
"""
