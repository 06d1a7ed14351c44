import TinamouLayout
import TinamouSolver

/// The places in the file of constraints of the solver, by their indices.
struct PlacesOfRows {
  private var rows: [(id: ConstraintID, place: SourceLocation?)?] = []

  /// The place of a constraint: none if the file does not state it, `nil` if it is not known yet.
  func at(_ id: ConstraintID) -> SourceLocation?? {
    guard rows.indices.contains(Int(id.index)), let row = rows[Int(id.index)], row.id == id else {
      return nil
    }
    return .some(row.place)
  }

  mutating func set(_ place: SourceLocation?, at id: ConstraintID) {
    let index = Int(id.index)
    if index >= rows.count { rows += Array(repeating: nil, count: index + 1 - rows.count) }
    rows[index] = (id, place)
  }
}
