"""Constraint files: their frames in a window, and at every width."""

import json
import os
import weakref

from . import _tinamou

_SPACES = {"window": 0, "container": 1, "exact": 2}


class Frames:
    """The frames of a layout: x, y, width and height of each view, in points."""

    __slots__ = ("names", "_bytes", "_places")

    def __init__(self, names, data):
        #: The names of the views, each before its subviews.
        self.names = names
        self._bytes = data
        self._places = None

    def __len__(self):
        return len(self.names)

    def __iter__(self):
        return iter(self.names)

    def __getitem__(self, name):
        if self._places is None:
            # Of views with the same name, the first one counts.
            self._places = {name: index for index, name in reversed(list(enumerate(self.names)))}
        start = 4 * self._places[name]
        return tuple(memoryview(self._bytes).cast("d")[start : start + 4])

    def __array__(self, dtype=None, copy=None):
        import numpy

        array = numpy.frombuffer(self._bytes, dtype=float).reshape(-1, 4)
        if dtype is not None and array.dtype != dtype:
            return array.astype(dtype)
        return array.copy() if copy else array

    @property
    def array(self):
        """The frames as a NumPy array with a row for each view; needs NumPy."""
        return self.__array__()

    def __repr__(self):
        return f"Frames({ {name: self[name] for name in self.names} })"


class Layout:
    """A constraint file with its engine. Use it from one thread at a time."""

    def __init__(self, file, window=None):
        """Read a file: a path, the text of a file as bytes, or its content as a dictionary."""
        if isinstance(file, dict):
            name, data = "layout", json.dumps(file).encode()
        elif isinstance(file, bytes):
            name, data = "layout", file
        else:
            name = os.fspath(file)
            with open(name, "rb") as stream:
                data = stream.read()
        self._object = _tinamou.layout_open(data, name)
        self._finalizer = weakref.finalize(self, _tinamou.close, self._object)
        if window is not None:
            self.set_window(window)

    def set_window(self, window):
        """Set the window: (width, height), the id of a device, or a dictionary as in ``at``."""
        if isinstance(window, str):
            window = {"device": window}
        if isinstance(window, dict):
            _tinamou.layout_set_window(self._object, json.dumps(window))
        else:
            width, height = window
            _tinamou.layout_set_size(self._object, width, height)

    def solve(self, window=None, *, space="window"):
        """Lay out, and return the frames in the window, the ``container``, or ``exact``."""
        if window is not None:
            self.set_window(window)
        _tinamou.layout_solve(self._object)
        return self._frames(space)

    def play(self, step, *, space="window"):
        """Play a step of a transition, such as ``1/2`` or ``rotate``, and return the frames."""
        _tinamou.layout_play(self._object, step)
        return self._frames(space)

    def _frames(self, space):
        names = _tinamou.layout_names(self._object).split("\0")
        return Frames(names, _tinamou.layout_frames(self._object, _SPACES[space]))

    def report(self):
        """The last layout as ``tinamou solve`` prints it, with conflicts and ambiguities."""
        return json.loads(_tinamou.layout_report(self._object))

    def function(self, smallest, largest, *, axis="horizontal"):
        """The layout as a function of the width, or with ``vertical`` the height, of the window."""
        return LayoutFunction(self, smallest, largest, axis=axis)


class LayoutFunction:
    """A layout for every size of its window: between breakpoints, each frame is linear."""

    def __init__(self, layout, smallest, largest, *, axis="horizontal"):
        codes = {"horizontal": 0, "vertical": 1}
        self._object = _tinamou.function_open(layout._object, codes[axis], smallest, largest)
        self._finalizer = weakref.finalize(self, _tinamou.close, self._object)
        #: The names of the views.
        self.names = _tinamou.function_names(self._object).split("\0")

    @property
    def pieces(self):
        """The smallest and the largest size of each piece."""
        bounds = memoryview(_tinamou.function_pieces(self._object)).cast("d")
        return list(zip(bounds[::2], bounds[1::2]))

    def __call__(self, sizes, *, space="window"):
        """The frames at sizes, as a NumPy array with a row for each size, then for each view."""
        import numpy

        sizes = numpy.ascontiguousarray(sizes, dtype=float)
        data = _tinamou.function_frames(self._object, _SPACES[space], sizes.tobytes())
        return numpy.frombuffer(data, dtype=float).reshape(*sizes.shape, len(self.names), 4)


def layout(file, window=None, *, space="window"):
    """Return the frames of a constraint file in a window."""
    return Layout(file, window).solve(space=space)
