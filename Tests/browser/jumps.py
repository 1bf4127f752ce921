"""Checks that page content does not move unexpectedly. The tests compare the positions of elements,
which do not depend on the machine's load."""

import pathlib

MOVED = pathlib.Path(__file__).with_name("moved.js").read_text()


def moved(page, on_screen=False):
    """The parts of a page that have moved since the last call, relative to the page or to the
    screen."""
    return page.evaluate(MOVED, on_screen)


def moved_by_loading(visit, path):
    """The visible parts of a page that move while its scripts and pictures are loading."""
    held = [visit.hold(pattern) for pattern in ("**/*.js", "**/*.svg", "**/*.png")]
    visit.page.goto(visit.address + path, wait_until="commit")
    visit.page.wait_for_function("() => document.readyState === 'interactive' && document.styleSheets.length > 0")
    held[0].wait()
    assert moved(visit.page, on_screen=True) == []
    for one in held:
        one.release()
    visit.page.wait_for_load_state()
    visit.rest()
    return moved(visit.page, on_screen=True)
