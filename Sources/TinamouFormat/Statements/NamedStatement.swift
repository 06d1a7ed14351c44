/// The named statements and their arguments.
package enum NamedStatement: String, CaseIterable {
  case inside, apart, shown, lines, aligned, atLeast

  /// The form of the statement, for messages.
  var usage: String {
    switch self {
    case .inside: "inside(a, b)"
    case .apart: "apart(a, b)"
    case .shown: "shown(a)"
    case .lines: "lines(a) <= 2"
    case .aligned: "aligned(a, b, firstBaseline)"
    case .atLeast: "atLeast(a, 44, 44)"
    }
  }

  var argumentCount: Int {
    switch self {
    case .shown, .lines: 1
    case .inside, .apart: 2
    case .aligned, .atLeast: 3
    }
  }

  /// The number of arguments, before the others, that are views or guides.
  package var viewCount: Int {
    switch self {
    case .shown, .lines, .atLeast: 1
    case .inside, .apart, .aligned: 2
    }
  }
}
