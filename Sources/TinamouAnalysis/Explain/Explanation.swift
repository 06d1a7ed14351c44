package import TinamouFormat
public import TinamouLayout

/// The reason for a value of a layout in one window.
public struct Explanation: Sendable {
  /// The value that is explained: as the user wrote it, or that of one of several copies.
  public let text: String
  /// The value, in points.
  public let value: Double
  /// The tight constraints that determine it.
  public let derivation: LayoutDerivation
  /// The optional constraints about the same views that do not hold, strongest first.
  public let givenUp: [UnmetPreference]
  /// The sizes of the window for which the same constraints determine the value.
  public let sizes: SizeRange
  /// What changes below these sizes.
  public let changeBelow: LayoutChange?
  /// What changes above these sizes.
  public let changeAbove: LayoutChange?
  /// The change of the value for each point of the window.
  public let rate: Double

  /// Explains the difference of the two sides of a relation, such as the width for `title.width >=
  /// 0`, in each copy of its views.
  ///
  /// - Parameters:
  ///   - statement: The relation.
  ///   - text: The value as the user wrote it.
  ///   - file: The file.
  ///   - request: The window.
  /// - Returns: An explanation for each copy.
  /// - Throws: ``AnalysisError`` if there is no layout.
  package static func all(
    of statement: Statement, called text: String, in file: ConstraintFile, _ request: LayoutRequest
  ) throws(AnalysisError) -> [Explanation] {
    let environment = try LayoutFunction.environment(request)
    do throws(LayoutError) {
      let layout = try FileLayout(file)
      guard case .relations(let copies) = layout.claim(of: statement) else {
        throw LayoutError.notARoot(text)
      }
      let relations = copies.compactMap { $0.first?.first }
      try layout.keepGuides(of: relations)
      let (snapshot, trace) = try layout.trace(
        environment, along: .horizontal, measuring: relations)
      let everywhere = SizeRange(-.infinity, .infinity)
      let piece = LayoutPiece(
        snapshot, trace, at: environment.windowSize.width, within: everywhere)
      let unmet = layout.engine.unmetPreferences()
      var explanations: [Explanation] = []
      for (relation, difference) in zip(relations, piece.differences) {
        let written = relations.count == 1 ? text : Self.leftSide(of: relation)
        explanations.append(
          try Explanation(of: relation, difference.exact, called: written, layout, piece, unmet))
      }
      return explanations
    } catch {
      throw .layout(error)
    }
  }

  private init(
    of relation: LayoutConstraint, _ difference: MovingNumber, called text: String,
    _ layout: FileLayout, _ piece: LayoutPiece, _ unmet: [UnmetPreference]
  ) throws(LayoutError) {
    self.text = text
    derivation = try layout.engine.derivation(of: relation)
    let own = Set(relation.items.map(\.id))
    givenUp = unmet.filter { !own.isDisjoint(with: $0.items) }
    sizes = piece.sizes
    changeBelow = piece.changesBelow.first
    changeAbove = piece.changesAbove.first
    value = difference.value
    rate = difference.rate
  }

  private static func leftSide(of relation: LayoutConstraint) -> String {
    let text = relation.description
    return text.firstRange(of: " >= ").map { String(text[..<$0.lowerBound]) } ?? text
  }
}
