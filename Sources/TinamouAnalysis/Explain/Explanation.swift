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
  /// The regions of the window on which guides in these constraints depend: the fold, what covers
  /// the content, the controls of the window.
  public let regions: [ReservedRegion]
  /// The optional constraints about the same views that do not hold, strongest first.
  public let givenUp: [UnmetPreference]
  /// The sizes of the window for which the same constraints determine the value.
  public private(set) var sizes: SizeRange
  /// What changes below these sizes.
  public private(set) var changeBelow: LayoutChange?
  /// What changes above these sizes.
  public private(set) var changeAbove: LayoutChange?
  /// The change of the value for each point of the window.
  public let rate: Double
  /// The width of the window for which the value is given, in points.
  private let size: Double

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
    let width = try LayoutFunction.environment(request, of: file).windowSize.width
    let layout: FileLayout
    let relations: [LayoutConstraint]
    do throws(LayoutError) {
      layout = try FileLayout(file.withRowsAsViews)
      guard case .relations(let copies) = layout.claim(of: statement) else {
        throw LayoutError.notARoot(text)
      }
      relations = copies.compactMap { $0.first?.first }
      try layout.keepGuides(of: relations)
    } catch {
      throw .layout(error)
    }
    var maker = LayoutFunctionMaker(
      layout: layout, request: request, axis: .horizontal, measured: relations, isExplained: false,
      limit: 1)
    let everywhere = try LayoutFunction.sizes(of: request, along: .horizontal, in: layout.file)
    let stretches = LayoutFunctionMaker.stretches(of: everywhere, request, along: .horizontal)
    let own = stretches.first { $0.contains(width) } ?? everywhere
    let piece = try maker.piece(at: width, within: own)
    let unmet = layout.engine.unmetPreferences()
    var explanations: [Explanation] = []
    for (relation, difference) in zip(relations, piece.differences) {
      let derivation = try derivation(of: relation, layout)
      let items = Set(derivation.terms.flatMap(\.items))
      explanations.append(
        Explanation(
          called: relations.count == 1 ? text : Self.leftSide(of: relation), difference.exact,
          derivation, layout.engine.reservedRegions(determining: items), on: piece,
          unmet.filter { preference in
            relation.items.contains { preference.items.contains($0.id) }
          }))
    }
    for isAbove in [false, true] {
      var last = piece
      for _ in 0..<largestNumberOfPieces {
        guard let next = try maker.piece(beside: last, isAbove: isAbove, in: stretches) else {
          break
        }
        let isSameStretch = stretches.contains { stretch in
          [last, next].allSatisfy { stretch.contains($0.sizes.middle) }
        }
        var isExtended = false
        for (index, relation) in relations.enumerated() {
          let derivation = try derivation(of: relation, layout)
          if explanations[index].extend(
            over: next, isAbove: isAbove, next.differences[index].exact, derivation,
            change: isSameStretch ? nil : .traits)
          {
            isExtended = true
          }
        }
        if !isExtended { break }
        last = next
      }
    }
    return explanations
  }

  /// The largest number of pieces on either side over which a value is followed: what else changes
  /// between them need not change the value.
  private static let largestNumberOfPieces = 100

  private static func derivation(
    of relation: LayoutConstraint, _ layout: FileLayout
  ) throws(AnalysisError) -> LayoutDerivation {
    do throws(LayoutError) {
      return try layout.engine.derivation(of: relation)
    } catch {
      throw .layout(error)
    }
  }

  private init(
    called text: String, _ difference: MovingNumber, _ derivation: LayoutDerivation,
    _ regions: [ReservedRegion], on piece: LayoutPiece, _ givenUp: [UnmetPreference]
  ) {
    self.text = text
    self.derivation = derivation
    self.regions = regions
    self.givenUp = givenUp
    sizes = piece.sizes
    changeBelow = piece.changesBelow.first
    changeAbove = piece.changesAbove.first
    value = difference.value
    rate = difference.rate
    size = piece.origin
  }

  /// Extends the sizes over the next piece if the same constraints determine the same value there.
  ///
  /// - Parameters:
  ///   - piece: The next piece.
  ///   - isAbove: Whether it has larger sizes.
  ///   - difference: The value there.
  ///   - derivation: The constraints that determine it there.
  ///   - change: What changes between the pieces; `nil` for what the pieces say.
  /// - Returns: Whether the same constraints determine the same value.
  private mutating func extend(
    over piece: LayoutPiece, isAbove: Bool, _ difference: MovingNumber,
    _ derivation: LayoutDerivation, change: LayoutChange?
  ) -> Bool {
    let end = isAbove ? sizes.upperBound : sizes.lowerBound
    guard (isAbove ? piece.sizes.lowerBound : piece.sizes.upperBound) == end else { return false }
    let atEnd = value + rate * (end - size)
    let isSame =
      abs(rate - difference.rate) <= 1e-9
      && abs(atEnd - piece.value(difference, at: end)) <= LayoutPiece.unit
      && self.derivation.hasTerms(of: derivation)
    switch (isSame, isAbove) {
    case (true, true):
      sizes.upperBound = piece.sizes.upperBound
      sizes.includesUpper = piece.sizes.includesUpper
      changeAbove = piece.changesAbove.first
    case (true, false):
      sizes.lowerBound = piece.sizes.lowerBound
      sizes.includesLower = piece.sizes.includesLower
      changeBelow = piece.changesBelow.first
    case (false, true): changeAbove = change ?? changeAbove ?? piece.changesBelow.first
    case (false, false): changeBelow = change ?? changeBelow ?? piece.changesAbove.first
    }
    return isSame
  }

  private static func leftSide(of relation: LayoutConstraint) -> String {
    let text = relation.description
    return text.firstRange(of: " >= ").map { String(text[..<$0.lowerBound]) } ?? text
  }
}

extension LayoutDerivation {
  /// Whether the constraints are the same with the same factors, whatever their numbers are.
  fileprivate func hasTerms(of other: LayoutDerivation) -> Bool {
    func isSame(_ own: Term, _ other: Term) -> Bool {
      own.constraint.source == other.constraint.source
        && own.constraint.location == other.constraint.location && own.items == other.items
        && abs(own.multiplier - other.multiplier) <= 1e-9
    }
    return terms.count == other.terms.count
      && terms.allSatisfy { term in other.terms.contains { isSame(term, $0) } }
  }
}
