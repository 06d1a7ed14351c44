import CTinamouHeader
import TinamouSolver

/// Why a call is refused: a code for programs and a sentence for people.
struct Refusal: Error {
  let status: tinamou_status
  let message: String

  init(_ status: Int, _ message: String) {
    self.status = tinamou_status(truncatingIfNeeded: status)
    self.message = message
  }

  /// A pointer is missing.
  static func null(_ name: String) -> Refusal {
    Refusal(TINAMOU_NULL_POINTER, "'\(name)' is NULL")
  }

  /// A number or text has no meaning for the function.
  static func invalid(_ message: String) -> Refusal {
    Refusal(TINAMOU_INVALID_ARGUMENT, message)
  }

  /// The solver has refused a change.
  static func solver(_ error: SolverError, in solver: Solver) -> Refusal {
    Refusal(status(of: error), solver.text(of: error))
  }

  private static func status(of error: SolverError) -> Int {
    switch error {
    case .unknownVariable: TINAMOU_UNKNOWN_VARIABLE
    case .unknownConstraint: TINAMOU_UNKNOWN_CONSTRAINT
    case .variableInUse: TINAMOU_VARIABLE_IN_USE
    case .notEditable: TINAMOU_NOT_EDITABLE
    case .alreadyEditable: TINAMOU_ALREADY_EDITABLE
    case .fixedTerms: TINAMOU_FIXED_TERMS
    case .insideUpdate: TINAMOU_WRONG_BATCH
    case .numberOutOfRange: TINAMOU_NUMBER_OUT_OF_RANGE
    case .priorityOutOfRange: TINAMOU_PRIORITY_OUT_OF_RANGE
    case .weightOutOfRange: TINAMOU_WEIGHT_OUT_OF_RANGE
    case .conflict: TINAMOU_CONFLICT
    case .illConditioned: TINAMOU_ILL_CONDITIONED
    case .stepLimitReached: TINAMOU_STEP_LIMIT
    case .orderTaken, .tooManyPieces: TINAMOU_INVALID_ARGUMENT
    }
  }
}
