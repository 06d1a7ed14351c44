"""Tests of the installed package: python -m unittest discover Integrations/Python/tests."""

import gc
import json
import os
import subprocess
import sys
import unittest

import tinamou
from tinamou import kiwi

FILE = {
    "tinamou": 1,
    "view": {"id": "root", "subviews": [{"id": "title"}]},
    "constraints": [
        "title.left == root.left + 8",
        "title.right == root.right - 8",
        "title.top == root.top",
        "title.height == 20",
    ],
}


class SolverTests(unittest.TestCase):
    def setUp(self):
        self.solver = tinamou.Solver()
        self.window, self.sidebar, self.content = self.solver.variables("window", "sidebar", "content")
        self.solver.edit(self.window, 1024)
        self.limit = self.sidebar >= 180
        self.solver.add(self.sidebar + self.content == self.window, self.limit)
        self.solver.add(self.sidebar == 0.25 * self.window, priority=750)

    def test_values_follow_suggestions(self):
        self.assertEqual(list(self.solver.values()), [1024, 256, 768])
        self.solver.suggest(self.window, 600)
        self.assertEqual(list(self.solver.values()), [600, 180, 420])
        self.solver.suggest_all([self.window], [400])
        self.assertEqual(self.solver.value(self.content), 220)

    def test_priorities_are_strict(self):
        # Any number of weak constraints loses to one strong constraint.
        x, = self.solver.variables("x")
        self.solver.add(x == 1, priority=500)
        self.solver.add(*[x == 2 for _ in range(1001)], priority=250)
        self.assertEqual(self.solver.value(x), 1)

    def test_a_conflict_names_its_constraints_and_changes_nothing(self):
        with self.assertRaises(tinamou.ConflictError) as caught:
            self.solver.add(self.sidebar <= 100, name="narrow")
        self.assertIn("narrow: sidebar <= 100", str(caught.exception))
        (conflict,) = self.solver.conflicts()
        self.assertIs(conflict.members[0].constraint, self.limit)
        self.assertEqual(conflict.members[0].repair, -80)
        self.assertEqual(self.solver.value(self.sidebar), 256)

    def test_a_batch_that_raises_changes_nothing(self):
        with self.assertRaises(KeyError):
            with self.solver.batch():
                self.solver.add(self.content == 10)
                raise KeyError
        self.assertEqual(self.solver.value(self.content), 768)

    def test_removed_constraints_no_longer_hold(self):
        self.solver.remove(self.limit)
        self.solver.suggest(self.window, 400)
        self.assertEqual(self.solver.value(self.sidebar), 100)

    def test_a_variable_of_another_solver_is_refused(self):
        other = tinamou.Solver()
        x, = other.variables("x")
        with self.assertRaises(tinamou.Error):
            self.solver.suggest(x, 1)

    def test_values_are_proved(self):
        self.assertTrue(self.solver.certificate().is_valid)

    def test_variables_outlive_their_solvers(self):
        x = tinamou.Variable("x")
        for value in range(100):
            solver = tinamou.Solver()
            solver.add(x == value)
            self.assertEqual(solver.value(x), value)
        del solver
        gc.collect()


class KiwiTests(unittest.TestCase):
    def test_strengths_of_one_level_are_summed(self):
        # 1,001 medium constraints outweigh a strong one: 1001 * 1e3 > 1e6.
        for count, expected in ((999, 0), (1001, 10)):
            x, solver = kiwi.Variable("x"), kiwi.Solver()
            solver.addConstraint((x == 0) | "strong")
            for _ in range(count):
                solver.addConstraint((x == 10) | "medium")
            solver.updateVariables()
            self.assertEqual(x.value(), expected)

    def test_a_refused_constraint_leaves_nothing(self):
        x, solver = kiwi.Variable("x"), kiwi.Solver()
        solver.addConstraint(x >= 10)
        with self.assertRaises(kiwi.UnsatisfiableConstraint):
            solver.addConstraint(x <= 5)
        solver.updateVariables()
        self.assertEqual(x.value(), 10)

    def test_long_expressions_are_reduced(self):
        x = [kiwi.Variable(f"x{index}") for index in range(40)]
        total = sum(x[1:], x[0] + 0) + sum(x[1:], x[0] + 0)
        constraint = total == 80
        self.assertEqual({term.coefficient() for term in constraint.expression().terms()}, {2})
        self.assertEqual(len(constraint.expression().terms()), 40)

    def test_cycles_are_collected(self):
        import weakref

        class Owner:
            pass

        owner = Owner()
        owner.variable = kiwi.Variable("x", owner)
        reference = weakref.ref(owner)
        del owner
        gc.collect()
        self.assertIsNone(reference())


class LayoutTests(unittest.TestCase):
    def test_frames_of_a_dictionary(self):
        frames = tinamou.layout(FILE, (320, 480))
        self.assertEqual(frames.names, ["root", "title"])
        self.assertEqual(frames["title"], (8, 0, 304, 20))

    def test_a_device_and_a_transition(self):
        layout = tinamou.Layout(FILE, "ipad-air-2")
        self.assertEqual(layout.solve()["root"], (0, 0, 768, 1024))
        layout.play("full")
        self.assertEqual(layout.play("rotate")["root"], (0, 0, 1024, 768))
        self.assertEqual(layout.report()["schema"], "tinamou/frames/1")

    def test_errors_of_a_file_are_told(self):
        with self.assertRaises(tinamou.FileError) as caught:
            tinamou.Layout({"tinamou": 1})
        self.assertIn("view", str(caught.exception))

    def test_a_window_that_does_not_exist_is_refused(self):
        with self.assertRaises(tinamou.Error):
            tinamou.Layout(FILE, "nokia-3310")

    @unittest.skipUnless(__import__("importlib.util").util.find_spec("numpy"), "needs NumPy")
    def test_a_function_at_arrays_of_widths(self):
        import numpy

        function = tinamou.Layout(FILE, (320, 480)).function(320, 600)
        frames = function(numpy.array([[320, 400.5], [500, 600]]))
        self.assertEqual(frames.shape, (2, 2, 2, 4))
        self.assertEqual(frames[..., 1, 2].tolist(), [[304, 384.5], [484, 584]])
        with self.assertRaises(tinamou.Error):
            function([1000])

    def test_findings(self):
        broken = dict(FILE, constraints=FILE["constraints"] + ["title.height == 30"])
        rules = {finding.rule for finding in tinamou.check(broken, "--matrix", "quick")}
        self.assertIn("T101", rules)


class ProgramTests(unittest.TestCase):
    def test_the_command_runs_inside_of_the_process(self):
        completed = tinamou.run("solve", "-", "--size", "320x480", input=json.dumps(FILE))
        self.assertEqual(completed.code, 0)
        self.assertEqual(json.loads(completed.output)["layouts"][0]["frames"][1]["frame"], [8, 0, 304, 20])
        self.assertEqual(tinamou.run("solve").code, 2)

    def test_the_program_is_installed(self):
        program = os.path.join(os.path.dirname(sys.executable), "tinamou")
        version = subprocess.run([program, "version"], capture_output=True, text=True, check=True).stdout
        self.assertEqual(version.split(), ["tinamou", tinamou.__version__])


if __name__ == "__main__":
    unittest.main()
