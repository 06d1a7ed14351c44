"""Times tinamou beside kiwisolver from Python: python -I benchmark.py (needs both).

Three models of n items: a chain of labels, a form of labels and fields, and stacked table cells. For each:
build (variables, constraints, first values), drag (a new window width, then all values), and edit (a
constraint in the middle is removed and added again, then all values). Values are read into a list, and with
"as doubles" as one block of memory, which is what numpy.asarray takes. Each number is the least time of seven
rounds (of 1,000 items: one), in microseconds for each build, step or edit. The libraries take turns.
"""

import sys
import time

import kiwisolver

import tinamou
import tinamou.kiwi


def variation(item, low, high):
    """A size that looks irregular and is the same in every run."""
    return low + (item * 7919 + item * item * 31) % (high - low + 1)


def chain(n, Variable):
    """Labels in a row, 8 apart, between margins of 16; those at the end give way first."""
    window = Variable("window")
    x = [Variable(f"x{i}") for i in range(n)]
    width = [Variable(f"w{i}") for i in range(n)]
    yield "variables", [window] + [v for pair in zip(x, width) for v in pair]
    required = [x[0] == 16, x[n - 1] + width[n - 1] <= window - 16]
    required += [w >= 0 for w in width]
    gaps = [x[i + 1] == x[i] + width[i] + 8 for i in range(n - 1)]
    yield "required", required + gaps
    sizes = [variation(i, 40, 160) for i in range(n)]
    yield "strong", [w == size for w, size in zip(width, sizes)]
    natural = sum(sizes) + 8 * (n - 1) + 32
    yield "drag", [natural * (0.7 + 0.3 * (i % 17) / 16) for i in range(50)]
    yield "edited", gaps[(n - 1) // 2]


def form(n, Variable):
    """Rows of a label and a field; labels are as wide as the first one, fields keep at least 100."""
    window = Variable("window")
    label = [Variable(f"label{i}") for i in range(n)]
    x = [Variable(f"x{i}") for i in range(n)]
    field = [Variable(f"field{i}") for i in range(n)]
    top = [Variable(f"top{i}") for i in range(n)]
    yield "variables", [window] + [v for row in zip(label, x, field, top) for v in row]
    required = [top[0] == 8]
    for i in range(n):
        required += [label[i] >= 0, x[i] == label[i] + 24, window - x[i] - field[i] == 16, field[i] >= 100]
        if i > 0:
            required.append(label[i] == label[0])
    tops = [top[i + 1] == top[i] + 38 for i in range(n - 1)]
    yield "required", required + tops
    yield "strong", [label[i] == variation(i, 60, 160) for i in range(n)]
    yield "drag", [220 + 10 * (i % 21) for i in range(50)]
    yield "edited", tops[(n - 1) // 2]


def cells(n, Variable):
    """Stacked cells: an image, a title, a subtitle and an accessory, as high as the texts need."""
    names = ["top", "height", "image", "title", "titleWidth", "subtitleWidth", "accessory", "imageTop"]
    window = Variable("window")
    rows = [[Variable(f"{name}{i}") for name in names] for i in range(n)]
    yield "variables", [window] + [v for row in rows for v in row]
    required, strong, weak, tops = [rows[0][0] == 0], [], [], []
    for i, (top, height, image, title, title_width, subtitle_width, accessory, image_top) in enumerate(rows):
        required += [
            image == 16, title == image + 52, title_width >= 0, subtitle_width >= 0,
            accessory == window - 28, accessory >= title + title_width + 8,
            accessory >= title + subtitle_width + 8, subtitle_width <= 320,
            height >= 20 + variation(i, 20, 80), image_top + 22 == top + 0.5 * height,
        ]
        strong += [title_width == variation(i, 60, 220), subtitle_width == variation(i + 7, 80, 400)]
        weak.append(height == 60)
        if i + 1 < n:
            tops.append(rows[i + 1][0] == top + height)
    yield "required", required + tops
    yield "strong", strong
    yield "weak", weak
    yield "drag", [320 + 8 * (i % 51) for i in range(50)]
    yield "edited", tops[(n - 1) // 2]


class Kiwi:
    """A program that uses kiwi's methods."""

    def __init__(self, module, model, n):
        self.solver = module.Solver()
        parts = dict(model(n, module.Variable))
        self.variables, self.widths, self.edited = parts["variables"], parts["drag"], parts["edited"]
        add = self.solver.addConstraint
        for constraint in parts["required"]:
            add(constraint)
        for strength in ("strong", "weak"):
            for constraint in parts.get(strength, ()):
                add(constraint | strength)
        self.solver.addEditVariable(self.variables[0], 1e8)
        self.drag(self.widths[0])

    def read(self):
        self.solver.updateVariables()
        return [variable.value() for variable in self.variables]

    def drag(self, width):
        self.solver.suggestValue(self.variables[0], width)
        return self.read()

    def edit(self):
        self.solver.removeConstraint(self.edited)
        self.solver.addConstraint(self.edited)
        return self.read()


class Strict:
    """A program that uses tinamou's own solver."""

    def __init__(self, model, n):
        solver = self.solver = tinamou.Solver()
        parts = dict(model(n, tinamou.Variable))
        self.variables, self.widths, self.edited = parts["variables"], parts["drag"], parts["edited"]
        with solver.batch():
            for variable in self.variables:
                solver.index(variable)
            solver.add(*parts["required"])
            for strength, priority in (("strong", 750), ("weak", 250)):
                if strength in parts:
                    solver.add(*parts[strength], priority=priority)
            solver.edit(self.variables[0], self.widths[0], priority=900)
        self.read()

    def read(self):
        return self.solver.values().tolist()

    def drag(self, width):
        self.solver.suggest(self.variables[0], width)
        return self.read()

    def edit(self):
        with self.solver.batch():
            self.solver.remove(self.edited)
            self.solver.add(self.edited)
        return self.read()


class StrictDoubles(Strict):
    """The same; all values stay in one block of memory."""

    def read(self):
        return self.solver.values()


def elapsed(body):
    start = time.perf_counter()
    body()
    return (time.perf_counter() - start) * 1e6


def main(sizes):
    makers = {
        "kiwi": lambda model, n: Kiwi(kiwisolver, model, n),
        "tinamou.kiwi": lambda model, n: Kiwi(tinamou.kiwi, model, n),
        "tinamou": Strict,
        "as doubles": StrictDoubles,
    }
    print(f"{'model':<6} {'n':>5} {'':<6}" + "".join(f"{name:>14}" for name in makers) + f"{'kiwi/doubles':>14}")
    for model in (chain, form, cells):
        for n in sizes:
            best = {}
            for _ in range(1 if n >= 1000 else 7):
                for name, make in makers.items():
                    built = []
                    times = {"build": elapsed(lambda: built.append(make(model, n)))}
                    program = built[0]
                    times["drag"] = elapsed(lambda: [program.drag(w) for w in program.widths]) / len(program.widths)
                    times["edit"] = elapsed(lambda: [program.edit() for _ in range(4)]) / 4
                    for key, value in times.items():
                        best[name, key] = min(value, best.get((name, key), value))
            for key in ("build", "drag", "edit"):
                row = "".join(f"{best[name, key]:14.1f}" for name in makers)
                ratio = best["kiwi", key] / best["as doubles", key]
                print(f"{model.__name__:<6} {n:>5} {key:<6}{row}{ratio:14.1f}", flush=True)


if __name__ == "__main__":
    main([int(size) for size in sys.argv[1:]] or [10, 100, 1000])
