/// An error that a script reveals.
struct Finding: Hashable, Sendable {
  /// The property that is violated.
  enum Kind: String, CaseIterable, Sendable {
    case certificate = "failed certificates"
    case refusal = "refused updates that left a trace"
    case unexpectedError = "unexpected errors"
    case conflictProof = "false conflict proofs"
    case reducibleConflict = "reducible conflict sets"
    case repair = "conflict repairs that do not help"
    case model = "models unlike what was asked for"
    case freshValues = "values unlike a fresh solver's"
    case freshConflicts = "broken rows unlike a fresh solver's"
    case values = "values unlike GLPK's"
    case conflicts = "broken rows unlike GLPK's"
    case derivation = "derivations that do not add up"
    case openness = "open ranges unlike what is called open, or choices unlike a fresh solver's"
    case pieces = "pieces of a parameter unlike a fresh solver's"
  }

  var kind: Kind
  /// The index of the batch after which it appeared, from 0.
  var batch: Int
  var detail: String
}
