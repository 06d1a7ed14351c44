public import TinamouFormat
public import TinamouLayout
import TinamouSolver

/// Decides statements about a file on the pieces of its layout functions.
public struct Prover {
  /// The widths at which a statement does not hold, in one configuration.
  public struct Failure: Sendable {
    /// The window, except for its width.
    public let request: LayoutRequest
    /// The widths at which the statement does not hold.
    public let sizes: SizeSet
    /// The width with the largest error, in points; just inside of the sizes if they do not include
    /// it.
    public let worst: Double
    /// The error at this width: a number of points, or of lines.
    public let excess: Double
    /// The relation that does not hold there, as text; `nil` for statements about content.
    public let relation: String?
    /// The views and guides of the statement, with their frames in the window at this width.
    public let frames: [(name: String, frame: Rect)]
    /// The constraints that determine the values at this width.
    public let derivation: LayoutDerivation?
  }

  /// The result for a statement.
  public struct Verdict: Sendable {
    /// The statement.
    public let statement: Statement
    /// The configurations in which it does not hold.
    public internal(set) var failures: [Failure] = []
    /// The widths at which it holds although the constraints leave one of its views open: another
    /// layout that satisfies the constraints as well may not fulfil it.
    public internal(set) var openSizes = SizeSet()
    /// The names of these views, each once.
    public internal(set) var openViews: [String] = []
    /// The widths at which it holds in a layout in which a required constraint is broken.
    public internal(set) var brokenSizes = SizeSet()
    /// The number of pieces on which it was decided.
    public internal(set) var pieceCount = 0
    /// The number of configurations in which it was decided.
    public internal(set) var configurationCount = 0

    /// Whether the statement holds everywhere.
    public var holds: Bool { failures.isEmpty }
  }

  /// A statement with the indices of its measured relations and contents.
  enum Claim {
    /// For each copy: alternatives, each a list of indices of measured relations.
    case relations([[[Int]]])
    case contentIsShown([LayoutItem.ID])
    case numberOfLines([LayoutItem.ID], LayoutRelation, Double)
  }

  /// The largest number of steps of pixels on a piece that are decided one by one.
  private static let largestStepCount = 1e6

  let layout: FileLayout
  /// Whether statements are decided on frames that are rounded to pixels.
  let onPixels: Bool
  /// The results so far.
  public private(set) var results: [Verdict]
  private(set) var claims: [Claim] = []
  private(set) var relations: [LayoutConstraint] = []

  /// Makes a prover.
  ///
  /// - Parameters:
  ///   - statements: The statements to decide.
  ///   - file: The file that they are about.
  ///   - onPixels: Whether they are about frames that are rounded to pixels.
  /// - Throws: ``AnalysisError`` if the layout is refused.
  public init(
    _ statements: [Statement], about file: ConstraintFile, onPixels: Bool = false
  ) throws(AnalysisError) {
    let layout: FileLayout
    do throws(LayoutError) { layout = try FileLayout(file.withRowsAsViews) } catch {
      throw .layout(error)
    }
    try self.init(statements, about: layout, onPixels: onPixels)
  }

  /// Makes a prover of statements about a layout with rows as views.
  init(
    _ statements: [Statement], about layout: FileLayout, onPixels: Bool = false
  ) throws(AnalysisError) {
    self.onPixels = onPixels
    self.layout = layout
    do throws(LayoutError) {
      results = statements.map { Verdict(statement: $0) }
      for statement in statements { claims.append(measure(statement)) }
      try layout.keepGuides(of: relations)
    } catch {
      throw .layout(error)
    }
  }

  /// Decides the statements in one configuration.
  ///
  /// - Parameters:
  ///   - request: The window, except for its width.
  ///   - range: The widths, in points.
  /// - Throws: ``AnalysisError`` if there is no layout function.
  public mutating func decide(
    _ request: LayoutRequest, over range: ClosedRange<Double>
  ) throws(AnalysisError) {
    try decide(
      on: LayoutFunction(
        of: layout, for: request, along: .horizontal, over: range, measuring: relations))
  }

  /// Decides the statements on a function whose first measured relations are those of the prover.
  mutating func decide(on function: LayoutFunction) throws(AnalysisError) {
    for index in results.indices { try decide(index, function) }
  }

  // MARK: Statements

  private mutating func measure(_ statement: Statement) -> Claim {
    switch layout.claim(of: statement) {
    case .relations(let copies):
      .relations(
        copies.map { alternatives in
          alternatives.map { relations in
            relations.map { relation in
              self.relations.append(relation)
              return self.relations.count - 1
            }
          }
        })
    case .contentIsShown(let views): .contentIsShown(views.map(\.id))
    case .numberOfLines(let views, let relation, let number):
      .numberOfLines(views.map(\.id), relation, number)
    }
  }

  private mutating func decide(
    _ index: Int, _ function: LayoutFunction
  ) throws(AnalysisError) {
    let statement = results[index].statement
    var failing = SizeSet()
    var count = 0
    for piece in function.pieces {
      let sizes = try windows(of: statement, in: piece, function)
      if sizes.isEmpty { continue }
      count += 1
      let steps = sums(index, on: piece).reduce(0) { $0 + piece.pixelStepCount(of: $1) }
      if onPixels, steps > Self.largestStepCount {
        throw .tooManySteps(Int(Self.largestStepCount))
      }
      let own = self.failing(index, on: piece, in: sizes)
      failing = failing.union(own)
      noteDoubts(index, on: piece, in: sizes.subtracting(own, in: piece.sizes))
    }
    if count == 0 { return }
    results[index].pieceCount += count
    results[index].configurationCount += 1
    if failing.isEmpty { return }
    results[index].failures.append(try failure(index, failing, function))
  }

  /// Notes what the values of a statement depend on besides constraints that hold.
  private mutating func noteDoubts(_ index: Int, on piece: LayoutPiece, in sizes: SizeSet) {
    if sizes.isEmpty { return }
    if !piece.status.broken.isEmpty {
      results[index].brokenSizes = results[index].brokenSizes.union(sizes)
    }
    let open = openViews(index, on: piece)
    if open.isEmpty { return }
    results[index].openSizes = results[index].openSizes.union(sizes)
    for name in open where !results[index].openViews.contains(name) {
      results[index].openViews.append(name)
    }
  }

  /// The views of a statement that the constraints leave open along an axis that it is about.
  private func openViews(_ index: Int, on piece: LayoutPiece) -> [String] {
    if piece.status.ambiguous.isEmpty { return [] }
    var axes: [LayoutItem.ID: Set<LayoutAxis>] = [:]
    switch claims[index] {
    case .relations(let copies):
      for relation in copies.joined().joined() {
        let (left, right) = (relations[relation].left, relations[relation].right)
        for term in left.terms + right.terms {
          axes[term.anchor.item.id, default: []].insert(term.anchor.attribute.axis)
        }
      }
    case .contentIsShown(let views), .numberOfLines(let views, _, _):
      for view in views { axes[view] = Set(LayoutAxis.allCases) }
    }
    return piece.status.ambiguous.filter { item in
      item.attributes.contains { axes[item.id]?.contains($0.axis) ?? false }
    }.map(\.name)
  }

  /// The sizes of a piece at which a statement must hold.
  private func windows(
    of statement: Statement, in piece: LayoutPiece, _ function: LayoutFunction
  ) throws(AnalysisError) -> SizeSet {
    // Conditions of statements do not end pieces, so divide the piece at their limits.
    let window = try LayoutFunction.environment(
      function.request(at: piece.origin), of: layout.file
    ).windowSize
    var limits = statement.conditionLimits(along: function.axis, in: window)
    if statement.asksForFold {
      limits += function.request.changesOfEnvironment(along: function.axis)
    }
    let parts = piece.sizes.divided(at: limits)
    var wanted: [SizeRange] = []
    for part in parts {
      var environment = try LayoutFunction.environment(
        function.request(at: part.middle), of: layout.file)
      environment.traits = piece.status.traits
      if statement.applies(in: environment) { wanted.append(part) }
    }
    return SizeSet(wanted)
  }

  /// Those of some sizes of a piece at which a statement does not hold.
  ///
  /// The ranges end where it holds without the tolerance. A range within the tolerance does not
  /// count.
  private func failing(_ index: Int, on piece: LayoutPiece, in sizes: SizeSet) -> SizeSet {
    let decisive = failing(index, on: piece, cut: .atTolerance).intersection(sizes)
    if decisive.isEmpty { return decisive }
    let whole = failing(index, on: piece, cut: .atZero).intersection(sizes)
    return SizeSet(whole.ranges.filter { !decisive.intersection(SizeSet([$0])).isEmpty })
  }

  /// The sizes of a piece at which a statement does not hold.
  private func failing(_ index: Int, on piece: LayoutPiece, cut: SizeRange.Cut) -> SizeSet {
    switch claims[index] {
    case .relations(let copies):
      return copies.reduce(SizeSet()) { failing, alternatives in
        failing.union(
          alternatives.reduce(SizeSet([piece.sizes])) { common, relations in
            common.intersection(
              relations.reduce(SizeSet()) {
                $0.union(self.failing(relation: $1, on: piece, cut: cut))
              })
          })
      }
    case .contentIsShown(let views):
      return views.reduce(SizeSet()) {
        $0.union(piece.sizesWhereContentIsCut($1, onPixels: onPixels, cut: cut))
      }
    case .numberOfLines(let views, let relation, let number):
      let fails = views.contains { view in
        let lines = piece.content(of: view)?.numberOfLines ?? 0
        return !relation.holds(Double(lines), number)
      }
      return fails ? SizeSet([piece.sizes]) : SizeSet()
    }
  }

  private func failing(
    relation index: Int, on piece: LayoutPiece, cut: SizeRange.Cut
  ) -> SizeSet {
    piece.sizesWhere(
      piece.differences[index], fails: relations[index].relation, onPixels: onPixels, cut: cut)
  }

  /// The sums on a piece that decide a statement.
  func sums(_ index: Int, on piece: LayoutPiece) -> [MovingSum] {
    switch claims[index] {
    case .relations(let copies): copies.joined().joined().map { piece.differences[$0] }
    case .contentIsShown(let views): views.flatMap { piece.lacks($0)?.sums ?? [] }
    case .numberOfLines: []
    }
  }
}

extension LayoutFunction {
  /// The window at a size.
  func request(at size: Double) -> LayoutRequest { request.resized(to: size, along: axis) }
}

extension LayoutRelation {
  /// Whether the relation holds between two numbers that count as equal up to a difference.
  func holds(_ left: Double, _ right: Double, tolerance: Double = 0) -> Bool {
    switch self {
    case .lessThanOrEqual: left - right <= tolerance
    case .greaterThanOrEqual: left - right >= -tolerance
    default: abs(left - right) <= tolerance
    }
  }
}
