internal import TinamouSolver

extension DocumentOrder {
  /// Makes the place of an object with a rank.
  ///
  /// - Parameters:
  ///   - group: The first criterion of the order.
  ///   - rank: The rank of the object.
  ///   - part: The position among the places of the object; below 4 if the rank was reserved with
  ///     others.
  init(_ group: Group, rank: UInt64, part: UInt16 = 0) {
    self.init(
      group, position: CreationOrder.number(of: rank),
      part: CreationOrder.firstPart(of: rank) + part)
  }
}
