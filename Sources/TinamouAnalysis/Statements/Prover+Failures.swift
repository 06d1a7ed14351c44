import TinamouFormat
import TinamouLayout
import TinamouSolver

extension Prover {
  /// By how much a statement fails at a size, and which of its relations fails.
  private typealias Miss = (excess: Double, relation: Int?)

  /// The failure at the worst of the sizes at which a statement does not hold.
  func failure(
    _ index: Int, _ failing: SizeSet, _ function: LayoutFunction
  ) throws(AnalysisError) -> Failure {
    var worst = (size: 0.0, miss: Miss(-1, nil), piece: function.pieces[0])
    for piece in function.pieces {
      let own = failing.intersection(SizeSet([piece.sizes]))
      for size in extremes(index, of: own, on: piece) {
        let miss = miss(index, on: piece, at: size)
        if miss.excess > worst.miss.excess { worst = (size, miss, piece) }
      }
    }
    let (size, miss, piece) = worst
    let names = miss.relation.map { relations[$0].items.map(Self.shownItem) } ?? contentViews(index)
    let all = piece.windowFrames(at: size)
    let frames = piece.items.indices.filter { names.contains(piece.items[$0].id) }
      .map { (name: piece.items[$0].name ?? "?", frame: all[$0]) }
    var derivation: LayoutDerivation?
    if let relation = miss.relation {
      let environment = try LayoutFunction.environment(
        function.request(at: size), of: layout.file)
      derivation = try? layout.derivation(of: relations[relation], in: environment)
    }
    return Failure(
      request: function.request, sizes: failing, worst: size, excess: miss.excess,
      relation: miss.relation.map { Self.text(of: relations[$0]) }, frames: frames,
      derivation: derivation)
  }

  /// A relation as the file would state it, with the names of scroll views for their frames.
  private static func text(of relation: LayoutConstraint) -> String {
    relation.items.reduce(relation.reference.description) { text, item in
      guard let guide = item as? LayoutGuide, guide.role == .frame, let view = guide.owningView
      else { return text }
      return text.replacing("\(guide.qualifiedName).", with: "\(view.qualifiedName).")
    }
  }

  /// The item whose frame tells where an item of a relation is: the frame of a scroll view is that
  /// of the view.
  private static func shownItem(_ item: LayoutItem) -> LayoutItem.ID {
    guard let guide = item as? LayoutGuide, guide.role == .frame else { return item.id }
    return guide.owningView?.id ?? item.id
  }

  /// The sizes among which a statement fails most, all of which belong to the failing ones.
  private func extremes(_ index: Int, of failing: SizeSet, on piece: LayoutPiece) -> [Double] {
    guard onPixels, !failing.isEmpty else {
      return failing.ranges.flatMap { [$0.extremes.first, $0.extremes.last] }
    }
    let bounds = failing.ranges.flatMap { [$0.lowerBound, $0.upperBound] }
    let sums = sums(index, on: piece)
    let isConstantBetweenSteps = sums.allSatisfy {
      $0.terms.allSatisfy { $0.grid != nil || $0.whole.rate == 0 }
    }
    var sizes: [Double] = []
    var ranges = failing.ranges[...]
    for part in piece.pixelParts(of: sums, at: bounds) {
      while let range = ranges.first, range.upperBound < part.middle { ranges.removeFirst() }
      guard let range = ranges.first, range.contains(part.middle) else { continue }
      sizes.append(part.middle)
      if isConstantBetweenSteps || part.length <= 2 * LayoutPiece.unit { continue }
      // Right at the bounds other pixels count.
      sizes += [part.lowerBound + LayoutPiece.unit, part.upperBound - LayoutPiece.unit]
    }
    return sizes
  }

  private func contentViews(_ index: Int) -> [LayoutItem.ID] {
    switch claims[index] {
    case .relations: []
    case .contentIsShown(let views), .numberOfLines(let views, _, _): views
    }
  }

  /// By how much a statement fails at a size.
  private func miss(_ index: Int, on piece: LayoutPiece, at size: Double) -> Miss {
    func value(_ sum: MovingSum) -> Double {
      onPixels ? piece.roundedValue(sum, at: size) : piece.value(sum.exact, at: size)
    }
    switch claims[index] {
    case .relations(let copies):
      func miss(_ relation: Int) -> Miss {
        let difference = value(piece.differences[relation])
        return switch relations[relation].relation {
        case .lessThanOrEqual: (difference, relation)
        case .greaterThanOrEqual: (-difference, relation)
        default: (abs(difference), relation)
        }
      }
      func isSmaller(_ first: Miss, _ second: Miss) -> Bool { first.excess < second.excess }
      let copies: [Miss] = copies.map { alternatives in
        // The best alternative decides by how much a statement fails.
        alternatives.map { $0.map(miss).max(by: isSmaller) ?? (0, nil) }.min(by: isSmaller)
          ?? (0, nil)
      }
      return copies.max(by: isSmaller) ?? (0, nil)
    case .contentIsShown(let views):
      let lacks = views.compactMap { view in
        piece.lacks(view).map { content, sums in
          max(sums.map(value).max() ?? 0, content.isCutOff ? 1 : 0)
        }
      }
      return (lacks.max() ?? 0, nil)
    case .numberOfLines(let views, let relation, let number):
      let lines = views.map { Double(piece.content(of: $0)?.numberOfLines ?? 0) }
      let wrong = lines.filter { !relation.holds($0, number) }
      return (wrong.map { abs($0 - number) }.max() ?? 0, nil)
    }
  }
}
