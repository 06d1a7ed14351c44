package import CTinamouHeader
import TinamouSolver

@c @implementation
package func tinamou_solver_begin(_ solver: tinamou_object) -> tinamou_status {
  withSolver(solver) { session throws(Refusal) in
    if session.isInBatch { throw Refusal(TINAMOU_WRONG_BATCH, "a batch has begun already") }
    session.solver.beginUpdate()
    session.isInBatch = true
  }
}

@c @implementation
package func tinamou_solver_commit(_ solver: tinamou_object) -> tinamou_status {
  withSolver(solver) { session throws(Refusal) in
    guard session.isInBatch else { throw noBatch }
    session.isInBatch = false
    try session.change { solver throws(SolverError) in try solver.endUpdate() }
  }
}

@c @implementation
package func tinamou_solver_cancel(_ solver: tinamou_object) -> tinamou_status {
  withSolver(solver) { session throws(Refusal) in
    guard session.isInBatch else { throw noBatch }
    session.isInBatch = false
    session.solver.abandonUpdate()
  }
}

private let noBatch = Refusal(TINAMOU_WRONG_BATCH, "no batch has begun")
