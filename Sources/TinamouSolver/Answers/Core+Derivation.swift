extension Core {
  /// Writes a variable as a combination of tight rows.
  mutating func derivation(of variable: Int32) -> Derivation {
    publish()
    addToSweep(variable, 1)
    _ = sweep()
    var shares: [Emission] = []
    for index in 0..<emissions.count where abs(emissions[index].amount) > Tolerance.pivot {
      shares.append(emissions[index])
    }
    shares.sort { rows[$0.row].order < rows[$1.row].order }
    var terms: [Derivation.Term] = []
    // A stay whose zero row holds without being in the basis is at zero all the same.
    var pulledToZero: [Variable] = []
    for index in 0..<terminals.count where abs(terminals[index].amount) > Tolerance.pivot {
      pulledToZero.append(handle(ofVariable: terminals[index].variable))
    }
    for share in shares {
      let slot = rows[share.row]
      if slot.ownership == .zeroRow {
        pulledToZero.append(handle(ofVariable: self.terms.entries[slot.terms.start].column))
      } else {
        terms.append(
          Derivation.Term(
            constraint: handle(ofRow: share.row), multiplier: share.amount * Double(slot.scale),
            constant: currentConstant(of: share.row) / Double(slot.scale)))
      }
    }
    return Derivation(terms: terms, pulledToZero: pulledToZero)
  }
}
