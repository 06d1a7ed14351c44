internal import TinamouSolver

/// The reasons why frames are open.
extension LayoutModel {
  /// Returns the possible values of an item's open attributes, and the constraints that leave the
  /// choice.
  func openFrame(of id: LayoutItem.ID) -> OpenFrame? {
    guard let item = items.values.first(where: { $0.item.id == id })?.item,
      let variables = variables(of: item)
    else { return nil }
    let all = [variables.x, variables.y, variables.width, variables.height]
    let numbers = zip(all, Self.frameAttributes).compactMap { variable, attribute in
      number(of: variable, attribute)
    }
    return numbers.isEmpty ? nil : OpenFrame(numbers: numbers, choices: choices(about: item))
  }

  private func number(
    of variable: Variable, _ attribute: LayoutAttribute
  ) -> OpenFrame.Number? {
    guard let range = try? solver.openRange(of: variable),
      range.upperBound - range.lowerBound > Self.leastAmbiguity
    else { return nil }
    return OpenFrame.Number(
      attribute: attribute, value: solver.value(of: variable), range: range)
  }

  /// Returns the constraints that leave a choice, and mention something that moves with the item.
  private func choices(about item: LayoutItem) -> [ConstraintReference] {
    let choices = solver.ambiguity().choices
    if choices.isEmpty { return [] }
    let owners = rowOwners()
    let records = items.values
    let frames = records.map { exactFrame(of: $0.item) }
    var moved: Set<LayoutItem.ID> = [item.id]
    try? exercise(item, toOtherEnd: false) {
      for (record, frame) in zip(records, frames) where exactFrame(of: record.item) != frame {
        moved.insert(record.item.id)
      }
    }
    return choices.compactMap { owners[$0] }
      .filter { owner in owner.items.contains { moved.contains($0.id) } }
      .map(\.reference)
      // The rule that no size is negative decides nothing, and nobody can change it.
      .filter { $0.source != .size }
  }
}
