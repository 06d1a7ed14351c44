import TinamouCommand

/// The options of `tinamou-verify`.
enum VerifyOptions {
  static let fuzz = Option(
    name: "--fuzz", value: "COUNT", help: "play this many random edit scripts")
  static let seed = Option(
    name: "--seed", value: "NUMBER",
    help: "the scripts are a function of the seed and their number;\n1 unless stated")
  static let files = Option(
    name: "--files", value: "COUNT",
    help: "lay out this many random files in windows of any order")
  static let functions = Option(
    name: "--functions", value: "COUNT",
    help: "check the layout functions of this many random files")
  static let walks = Option(
    name: "--walks", value: "COUNT",
    help: "take this many random screens and lists through states\nof their window")
  static let questions = Option(
    name: "--questions", value: "COUNT",
    help: "ask this many random forms why a wish does not hold")
  static let only = Option(
    name: "--only", value: "NUMBER",
    help: "only the script, file, walk, form or program of this number")
  static let from = Option(
    name: "--from", value: "NUMBER",
    help: "the number of the first script, file or walk;\n0 unless stated")
  static let threads = Option(
    name: "--threads", value: "COUNT", help: "so many at the same time; 2 unless stated")
  static let largest = Option(
    name: "--largest", value: "NUMBER",
    help: "constants of scripts are up to this in some rows and millionths\nin others")
  static let output = Option(
    name: "--output", value: "FOLDER", help: "where reproducers are written; here unless stated")
  static let programs = Option(
    name: "--programs", value: "COUNT", help: "solve this many linear programs of all kinds")
  static let drift = Option(
    name: "--drift", value: "COUNT", help: "make this many edits of one layout")
  static let layout = Option(
    name: "--layout", value: "KIND",
    help: "mixed, cells (100), columns (100), tree (2000 rows) or trees (ten\nof 1000 to 5000 rows)"
  )
  static let replay = Option(name: "--replay", value: "FILE", help: "play reproducers")
  static let interfaceBuilder = Option(
    name: "--interface-builder", value: "DIR",
    help: "compare the storyboards and xibs in a directory with the\nframes in X.expected.json")
  static let recordedContent = Option(
    name: "--recorded-content", help: "texts, pictures and controls are as large as recorded")
  static let half = Option(
    name: "--half", value: "NUMBER", help: "only the files of every other owner: 1 or 2")
  static let mutate = Option(
    name: "--mutate", value: "COUNT", help: "read so many of the files with something broken")
  static let minutes = Option(
    name: "--minutes", value: "COUNT", help: "break no more files after this time")
  static let format = Option(
    name: "--format", value: "NAME", help: "of the comparison: text or json; text unless stated")
  static let help = Option(name: "--help", help: "print this")

  static let scripts =
    [fuzz, files, functions, walks, questions, seed, only, from, threads, largest, output]
    + [
      replay, programs, drift, layout, interfaceBuilder, recordedContent, half, mutate, minutes,
      format, help,
    ]
  static let all = WindowSelection.options + scripts

  static let text = """
    Usage: tinamou-verify FILE... [window options]
           tinamou-verify --fuzz COUNT [--seed NUMBER] [--only NUMBER] [--from NUMBER]
                          [--threads COUNT] [--largest NUMBER] [--output FOLDER]
           tinamou-verify --files COUNT [--from NUMBER] [--only NUMBER] [--threads COUNT]
           tinamou-verify --functions COUNT [--from NUMBER] [--only NUMBER] [--threads COUNT]
           tinamou-verify --walks COUNT [--seed NUMBER] [--only NUMBER] [--from NUMBER]
                          [--threads COUNT]
           tinamou-verify --questions COUNT [--from NUMBER] [--only NUMBER] [--threads COUNT]
           tinamou-verify --replay FILE...
           tinamou-verify --programs COUNT [--seed NUMBER] [--only NUMBER]
           tinamou-verify --drift COUNT [--seed NUMBER] [--layout KIND]
           tinamou-verify --interface-builder DIR [--recorded-content] [--half NUMBER]
                          [--format NAME]
           tinamou-verify --interface-builder DIR --mutate COUNT [--seed NUMBER] [--minutes COUNT]

    Compares layouts with GLPK, an independent solver of linear programs.

    Constraint files are laid out in their windows one after the other, as by 'tinamou solve'; in
    each the layout has to prove itself, GLPK has to find the same values, and a fresh layout the
    same frames, conflicts and ambiguities. So are random files, in a random order of windows.

    Window options:
    \(WindowSelection.options.map(\.helpText).joined())
    Random edit scripts: after each update that is read the solver has to prove its values and its
    conflicts, a fresh solver has to have the same values to the last bit, and GLPK the same values. A
    mismatch writes a reproducer. If the process dies in a script, its number is printed.

    Layout functions: the frames of a function of the width are those of a layout at random widths and
    on both sides of each breakpoint, and jump only where a reason is named.

    Walks: one engine goes through 20 states of its window, to and fro, with edits between them; sizes,
    text sizes, directions and sets change. Its frames, conflicts and ambiguities are those of a new
    engine, to the last bit. So are the visible rows and items of lists while they are changed.

    Questions: what an answer to why a wish does not hold advises is done in the file, and has to work;
    what it does not name must not.

    Linear programs: dense, badly scaled, degenerate and others of up to 300 rows and columns, the
    objective as a soft row; objective and rows have to be right to 1e-6.

    Drift: a layout edited on and on has to have the values of one built from nothing, to the last
    bit, and required rows have to hold to 1e-9; so do those of 10,000 equal columns.

    \(scripts.map(\.helpText).joined())
    Exit codes: 0 all agree, 2 wrong usage, 3 input unreadable or invalid, 4 undecided (GLPK for
    more than 1 % of the programs of '--programs'), 5 a mismatch.

    """
}
