/// The options of `tinamou check`.
enum CheckOptions {
  static let all =
    AnalysisSelection.options + [
      Option(
        name: "--reporter", value: "NAME",
        help: "text, json, sarif, junit, github or markdown;\ntext unless stated"),
      Option(
        name: "--baseline", value: "PATH", help: "leave out what this file lists as known"),
      Option(
        name: "--write-baseline", value: "PATH",
        help: "write what was found into this file, and end with 0"),
      Option(
        name: "--strings", value: "PATH",
        help: "texts of another language: a JSON object from view ids or\ntexts to texts"),
      Option(
        name: "--pseudo", value: "NUMBER", help: "make texts longer by this factor, such as 1.4"),
      Option(name: "--jobs", value: "NUMBER", help: "how many cores work; all unless stated"),
      Option(
        name: "--allow", value: "RULE", help: "leave out a rule, such as T601", repeats: true),
      Option(
        name: "--exclude", value: "PATTERN",
        help: "leave out files: those of a folder, or whose paths fit a\npattern with * and ?",
        repeats: true),
      Option(
        name: "--safeguards", help: "report inequalities that change no layout (T103), too"),
      PictureFolder.option, PictureFolder.address, RequestStreamOption.stream,
      Option(name: "--strict", help: "end with 1 for warnings too"),
    ]

  /// The options that have no effect on the answers to requests.
  static let ofReports = [
    "--reporter", "--baseline", "--write-baseline", "--strings", "--pseudo", "--strict",
    "--safeguards", "--allow", "--pictures", "--pictures-url",
  ]

  static let discussion = """
    FILE may be '-' for standard input. What the file expects ("expect") is decided too. Findings are
    printed to standard output, each once, with the widths and configurations in which it holds. The
    exit code is 1 if one of them is an error, and with --strict if there is any. The windows are
    those of --matrix standard and of the file ("at") unless the command line says otherwise.

    A file .tinamou.json in the folder of FILE, or in one above, states options that need not be
    repeated: "read" (files, if none is named), "exclude", "devices", "matrix", "systems",
    "textSizes", "allow", "baseline", "strings", "safeguards", "strict".

    "allow": ["T401"] turns a rule off: in a view for this view, at the top of the file for all of
    it. Docs/Rules has a page for each rule.

    \(AnalysisSelection.discussion)
    """
}
