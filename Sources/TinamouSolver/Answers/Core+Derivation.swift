extension Core {
  /// Writes a variable as a combination of tight rows.
  mutating func derivation(of variable: Int32) -> Derivation {
    publish()
    // A small share counts too, which the bound for rounding of a plain sweep may be larger than.
    basis.sweepPrecisely(variable: variable)
    var terms: [Derivation.Term] = []
    // A stay whose zero row holds without being in the basis is also at zero.
    var pulledToZero: [Variable] = []
    for index in 0..<basis.terminals.count {
      pulledToZero.append(handle(ofVariable: basis.terminals[index].variable))
    }
    let shares = basis.refinedEmissions { basis in basis.accumulate(variable, DoubleDouble(1)) }
      .shares.sorted { basis.rows[$0.row].order < basis.rows[$1.row].order }
    for share in shares {
      let slot = basis.rows[share.row]
      if slot.ownership == .zeroRow {
        pulledToZero.append(handle(ofVariable: basis.terms.entries[slot.terms.start].column))
      } else {
        let scale = Double(slot.scale)
        terms.append(
          Derivation.Term(
            constraint: handle(ofRow: share.row),
            multiplier: share.amount.high * scale,
            constant: basis.currentConstant(of: share.row) / scale))
      }
    }
    return Derivation(terms: terms, pulledToZero: pulledToZero)
  }
}
