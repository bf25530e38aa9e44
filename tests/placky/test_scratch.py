from tests.placky.test_storyboard import *
def test_x(desk):
    for path in sorted((REAL / "exercises").glob("*.feature")):
        found, recording = desk.recorded(path.read_text(encoding="utf-8"), f"exercises/{path.name}")
        for one in stories(found, recording, desk.book, set()):
            for f in one.frames:
                if not f.words and f.kind!="setup": print("SILENT",path.name,f.line,f.title,f.id)
    assert 0
