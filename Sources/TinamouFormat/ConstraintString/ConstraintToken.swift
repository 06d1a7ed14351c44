import TinamouSolver

/// A word of a constraint string.
struct ConstraintToken {
  enum Kind: Equatable {
    case number(Double)
    /// An id, metric or attribute; quoted if it stood in backticks.
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
  }

  let kind: Kind
  /// The bytes in the string.
  let range: Range<Int>
}
