/// How a command ends, the same for all commands.
public enum ExitCode: Int32, Hashable, Sendable, Comparable {
  /// Everything was done.
  case done = 0
  /// Something was found: a conflict, or with `--strict` an ambiguity.
  case findings = 1
  /// The command line is wrong.
  case usage = 2
  /// An input cannot be read or is invalid.
  case invalidInput = 3
  /// A limit was reached before there was an answer.
  case undecided = 4
  /// A defect of this program, or an output that cannot be written.
  case internalError = 5

  /// A short description of all codes, for the help.
  static let overview = """
    0 done, 1 findings, 2 wrong usage, 3 input unreadable or invalid,
    4 a limit was reached, 5 internal error.
    """

  /// Orders codes from good to bad.
  public static func < (lhs: ExitCode, rhs: ExitCode) -> Bool { lhs.rawValue < rhs.rawValue }
}
