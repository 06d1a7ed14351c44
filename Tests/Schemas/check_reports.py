#!/usr/bin/env python3
"""Validates the reports of `tinamou check` against the published schemas of their formats.

    check_reports.py PROGRAM FOLDER

PROGRAM is the command. The schemas come with the sources of two Python packages: that of SARIF 2.1.0
with cfn-lint, that of JUnit (junit-10.xsd of Jenkins' xUnit plugin) with pytest. pip puts them, and
the validators, into FOLDER once. Without a network the check is skipped, and says so.
"""

import copy
import json
import pathlib
import subprocess
import sys
import tarfile
import venv

SCHEMAS = {
    "sarif.json": ("cfn-lint", "1.58.0", "test/fixtures/schemas/sarif/schema-2.1.0.json"),
    "junit.xsd": ("pytest", "9.2.0", "testing/example_scripts/junit-10.xsd"),
}
VALIDATORS = ["jsonschema==4.26.0", "xmlschema==4.3.2"]

FINDINGS = """
{ "tinamou": 1,
  "view": { "id": "root", "subviews": [
    { "id": "a<b", "kind": "button" }, { "id": "wide" }, { "id": "open" },
    { "id": "quote\\"s", "kind": "label", "text": "]]> & a text that is longer than its place" } ] },
  "constraints": [
    "`a<b`.left == root.left", "`a<b`.top == root.top", "`a<b`.width == 20", "`a<b`.height == 20",
    "wide.left == root.left", "wide.top == root.top", "wide.height == 9", "wide.width == 500",
    "wide.width == 600", "open.left == root.left" ],
  "sets": [ { "id": "never", "when": { "width<": 10 }, "constraints": [ "open.top == root.top" ] } ] }
"""


def prepare(folder):
    """Puts the schemas and the validators into a folder; returns the Python that has them."""
    python = folder / "venv" / "bin" / "python"
    if not python.exists():
        venv.create(folder / "venv", with_pip=True)
    pip = [python, "-m", "pip", "--quiet", "--disable-pip-version-check"]
    if subprocess.run([python, "-c", "import jsonschema, xmlschema"], capture_output=True).returncode:
        subprocess.run([*pip, "install", *VALIDATORS], check=True)
    for name, (package, version, path) in SCHEMAS.items():
        if (folder / name).exists():
            continue
        subprocess.run(
            [*pip, "download", "--no-deps", "--no-binary", ":all:", "--dest", folder,
             f"{package}=={version}"], check=True)
        archive = next(folder.glob(f"{package.replace('-', '_')}-{version}.tar.gz"))
        with tarfile.open(archive) as files:
            member = next(one for one in files.getnames() if one.endswith("/" + path))
            (folder / name).write_bytes(files.extractfile(member).read())
    return python


def report(program, reporter, arguments):
    """The report of a check; findings (exit code 1) and invalid files (3) are not a failure."""
    ended = subprocess.run(
        [program, "check", *arguments, "--reporter", reporter], capture_output=True, text=True)
    assert ended.returncode in (0, 1, 3), ended.stderr
    return ended.stdout


def validate(program, folder):
    """Validates reports; runs in the Python that has the validators."""
    import jsonschema
    import xmlschema

    schema = json.loads((folder / "sarif.json").read_text())
    sarif = jsonschema.validators.validator_for(schema)(schema)
    junit = xmlschema.XMLSchema(folder / "junit.xsd")
    file = folder / "two words & ä.json"
    file.write_text(FINDINGS)
    broken = folder / "broken.json"
    broken.write_text(FINDINGS.replace("wide.left", "wide.lefft") + "}")
    examples = sorted(map(str, pathlib.Path("Docs/Examples").glob("*.json")))
    cases = [
        [file, "--matrix", "quick"], [file, "--matrix", "standard"],
        ["Docs/Examples/travelog.json", "--matrix", "quick"], [*examples, "--matrix", "quick"],
        [*examples, file, "--pseudo", "1.4"], [broken, file, "--matrix", "quick"], [broken],
    ]
    results = tests = 0
    for arguments in cases:
        log = json.loads(report(program, "sarif", arguments))
        for error in sarif.iter_errors(log):
            raise SystemExit(f"SARIF of {arguments}: {error.json_path}: {error.message}")
        results += len(log["runs"][0]["results"])
        text = report(program, "junit", arguments)
        for error in junit.iter_errors(text):
            raise SystemExit(f"JUnit of {arguments}: {error.path}: {error.reason}")
        tests += text.count("<testcase ")
    assert log["runs"][0]["results"], "an invalid file has no result"
    # The schemas refuse what is wrong.
    for change in ("version", "runs"):
        wrong = copy.deepcopy(log)
        del wrong[change]
        assert not sarif.is_valid(wrong), change
    wrong = copy.deepcopy(log)
    wrong["runs"][0]["results"][0]["level"] = "bad"
    assert not sarif.is_valid(wrong)
    assert not junit.is_valid(text.replace("<failure", "<failed").replace("</failure", "</failed"))
    print(f"{len(cases)} reports of each format are valid: SARIF 2.1.0 with {results} results, "
          f"JUnit with {tests} tests")


def main():
    program, folder = sys.argv[1], pathlib.Path(sys.argv[2]).resolve()
    if "--validate" in sys.argv:
        return validate(program, folder)
    folder.mkdir(parents=True, exist_ok=True)
    try:
        python = prepare(folder)
    except (subprocess.CalledProcessError, OSError, StopIteration) as error:
        return print(f"skipped: the schemas of SARIF and JUnit cannot be installed ({error})")
    sys.exit(subprocess.run([python, __file__, program, folder, "--validate"]).returncode)


main()
