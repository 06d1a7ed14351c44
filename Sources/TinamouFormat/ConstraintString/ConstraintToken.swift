package import TinamouSolver

/// A token of a constraint string or of a visual format.
package struct ConstraintToken {
  package enum Kind: Equatable {
    case number(Double)
    /// An id, metric or attribute; `isQuoted` if it was written in backticks.
    case name(String, isQuoted: Bool)
    case dot
    case plus
    case minus
    case times
    case slash
    case open
    case close
    case relation(Relation)
    case at
    case end
    /// `|`, the superview; this token and the ones below occur only in the visual format.
    case bar
    case openBracket
    case closeBracket
    case comma
    case colon
    /// `~`, an equal gap.
    case tilde
    case percent
    /// `->`, no connection.
    case arrow
    /// `..` between the ends of a range of views.
    case range
    case lineBreak
  }

  package let kind: Kind
  /// The bytes in the string.
  package let range: Range<Int>
}
