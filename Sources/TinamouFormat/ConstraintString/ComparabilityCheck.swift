/// Refuses constraints that compare what has no common measure.
///
/// Positions of one axis compare with each other; a difference of positions is a size, and sizes of
/// both axes mix freely. So the coefficients of an axis' positions add up to zero, or the constraint
/// is about positions of that axis alone.
struct ComparabilityCheck {
  let form: LinearForm
  let names: NameTable
  /// The bytes of the constraint string.
  let length: Int

  func run() throws(ConstraintStringError) {
    guard !form.terms.isEmpty else {
      throw ConstraintStringError(
        .incomparable, "the constraint does not depend on any view", 0..<length)
    }
    try checkSides()
    let horizontal = terms(.horizontalPosition)
    let vertical = terms(.verticalPosition)
    let open = [horizontal, vertical].filter(isUnbalanced)
    guard let positions = open.first, let position = positions.first else { return }
    if !horizontal.isEmpty, !vertical.isEmpty, let other = (open.count > 1 ? open[1] : nil)?.first
      ?? (isUnbalanced(horizontal) ? vertical : horizontal).first
    {
      throw incomparable(
        other, "a vertical and a horizontal position cannot be compared", with: position)
    }
    if let size = terms(.size).first {
      throw incomparable(size, "a position and a size cannot be compared", with: position)
    }
  }

  /// Refuses leading or trailing together with left or right: they would change their meaning.
  private func checkSides() throws(ConstraintStringError) {
    guard let directional = form.terms.first(where: { $0.anchor.attribute.isDirectional }),
      let absolute = form.terms.first(where: { $0.anchor.attribute.isAbsolute })
    else { return }
    throw incomparable(
      absolute, "left and right cannot be compared with leading and trailing", with: directional)
  }

  private func terms(_ quantity: AnchorAttribute.Quantity) -> [LinearForm.Term] {
    form.terms.filter { $0.anchor.attribute.quantity == quantity }
  }

  private func isUnbalanced(_ terms: [LinearForm.Term]) -> Bool {
    let sum = terms.reduce(0) { $0 + $1.coefficient }
    let scale = terms.reduce(0) { $0 + $1.coefficient.magnitude }
    // Thirds do not add up exactly.
    return sum.magnitude > 1e-9 * scale
  }

  private func incomparable(
    _ first: LinearForm.Term, _ message: String, with second: LinearForm.Term
  ) -> ConstraintStringError {
    let (early, late) =
      first.range.lowerBound < second.range.lowerBound ? (first, second) : (second, first)
    return ConstraintStringError(
      .incomparable, message, late.range,
      notes: [
        ConstraintStringError.Note(
          message: "the other is '\(describe(early.anchor))'", range: early.range)
      ])
  }

  private func describe(_ anchor: LinearForm.Anchor) -> String {
    let guide: String? =
      switch anchor.guide {
      case .none: nil
      case .margins: "margins"
      case .readable: "readable"
      case .safeArea: "safeArea"
      case .declared(let name): name
      }
    return [names.viewNames[anchor.view], guide, anchor.attribute.rawValue].compactMap { $0 }
      .joined(separator: ".")
  }
}
