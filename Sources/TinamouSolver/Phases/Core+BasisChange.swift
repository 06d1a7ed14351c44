/// Basis changes, with what follows from them besides the new definitions.
extension Core {
  /// Replaces `leaving` by the row `entering`.
  mutating func replace(_ leaving: Basis.Leaving, by entering: Int32) {
    exchange(leaving, entering)
    for index in 0..<basis.change.undefinedVariables.count {
      basis.stopMoving(stay: basis.change.undefinedVariables[index])
    }
  }

  /// Takes a row out of the basis; the variables that become stays are listed as new stays and have
  /// to stop.
  mutating func removeFromBasis(_ row: Int32) {
    exchange(.row(row), -1)
    for index in 0..<basis.change.undefinedVariables.count {
      withdrawal.newStays.append(basis.change.undefinedVariables[index])
    }
  }

  private mutating func exchange(_ leaving: Basis.Leaving, _ entering: Int32) {
    face.isClosed = false
    if case .row(let row) = leaving { forgetImpliedEqualities(without: row) }
    basis.exchange(leaving, entering)
    for index in 0..<basis.change.leftOutRows.count {
      // If there is no other basis, the row is found violated again.
      let row = basis.change.leftOutRows[index]
      progress.illConditioned = [row]
      forgetImpliedEqualities(without: row)
      enqueueDual(row)
    }
    for index in 0..<basis.change.undefinedVariables.count {
      listOnFace(stay: basis.change.undefinedVariables[index])
    }
  }
}
