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
    /// The width with the largest error, in points.
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
    /// The number of pieces on which it was decided.
    public internal(set) var pieceCount = 0
    /// The number of configurations in which it was decided.
    public internal(set) var configurationCount = 0

    /// Whether the statement holds everywhere.
    public var holds: Bool { failures.isEmpty }
  }

  /// A statement with the indices of its measured relations and contents.
  struct Measured {
    enum Claim {
      /// For each copy: alternatives, each a list of indices of measured relations.
      case relations([[[Int]]])
      case contentIsShown([LayoutItem.ID])
      case numberOfLines([LayoutItem.ID], LayoutRelation, Double)
    }

    let claim: Claim
  }

  private let layout: FileLayout
  private(set) var verdicts: [Verdict]
  private var claims: [Measured.Claim] = []
  private var relations: [LayoutConstraint] = []

  /// Makes a prover.
  ///
  /// - Parameters:
  ///   - statements: The statements to decide.
  ///   - file: The file that they are about.
  /// - Throws: ``AnalysisError`` if the layout is refused.
  public init(_ statements: [Statement], about file: ConstraintFile) throws(AnalysisError) {
    do throws(LayoutError) {
      layout = try FileLayout(file)
      verdicts = statements.map { Verdict(statement: $0) }
      for statement in statements { claims.append(measure(statement)) }
      try layout.keepGuides(of: relations)
    } catch {
      throw .layout(error)
    }
  }

  /// The results so far.
  public var results: [Verdict] { verdicts }

  /// Decides the statements in one configuration.
  ///
  /// - Parameters:
  ///   - request: The window, except for its width.
  ///   - range: The widths, in points.
  /// - Throws: ``AnalysisError`` if there is no layout function.
  public mutating func decide(
    _ request: LayoutRequest, over range: ClosedRange<Double>
  ) throws(AnalysisError) {
    let function = try LayoutFunction(
      of: layout, for: request, along: .horizontal, over: range, measuring: relations)
    for index in verdicts.indices { try decide(index, function) }
  }

  // MARK: Statements

  private mutating func measure(_ statement: Statement) -> Measured.Claim {
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
    let statement = verdicts[index].statement
    var failing = SizeSet()
    var count = 0
    for piece in function.pieces {
      let sizes = try windows(of: statement, in: piece, function)
      if sizes.isEmpty { continue }
      count += 1
      failing = failing.union(self.failing(index, on: piece).intersection(sizes))
    }
    if count == 0 { return }
    verdicts[index].pieceCount += count
    verdicts[index].configurationCount += 1
    if failing.isEmpty { return }
    verdicts[index].failures.append(try failure(index, failing, function))
  }

  /// The sizes of a piece at which a statement must hold.
  private func windows(
    of statement: Statement, in piece: LayoutPiece, _ function: LayoutFunction
  ) throws(AnalysisError) -> SizeSet {
    // Conditions of statements do not end pieces, so divide the piece at their limits.
    let limits = statement.conditionLimits(along: function.axis).filter(piece.sizes.contains)
    let cuts = Set([piece.sizes.lowerBound, piece.sizes.upperBound] + limits).sorted()
    var parts = cuts.map { SizeRange($0, $0) }
    for (lower, upper) in zip(cuts, cuts.dropFirst()) {
      parts.append(SizeRange(lower, upper, includesLower: false, includesUpper: false))
    }
    var wanted: [SizeRange] = []
    for part in parts {
      let middle = (part.lowerBound + part.upperBound) / 2
      var environment = try LayoutFunction.environment(function.request(at: middle))
      environment.traits = piece.status.traits
      if statement.applies(in: environment) { wanted.append(part.intersection(piece.sizes)) }
    }
    return SizeSet(wanted)
  }

  /// The sizes of a piece at which a statement does not hold.
  private func failing(_ index: Int, on piece: LayoutPiece) -> SizeSet {
    switch claims[index] {
    case .relations(let copies):
      return copies.reduce(SizeSet()) { failing, alternatives in
        failing.union(
          alternatives.reduce(SizeSet([piece.sizes])) { common, relations in
            common.intersection(
              relations.reduce(SizeSet()) { $0.union(self.failing(relation: $1, on: piece)) })
          })
      }
    case .contentIsShown(let views):
      return views.reduce(SizeSet()) { $0.union(piece.sizesWhereContentIsCut($1)) }
    case .numberOfLines(let views, let relation, let number):
      let fails = views.contains { view in
        let lines = piece.contents.first { $0.id == view }?.numberOfLines ?? 0
        return !relation.holds(Double(lines), number)
      }
      return fails ? SizeSet([piece.sizes]) : SizeSet()
    }
  }

  private func failing(relation index: Int, on piece: LayoutPiece) -> SizeSet {
    piece.sizesWhere(piece.differences[index], fails: relations[index].relation)
  }
}

extension LayoutFunction {
  /// The window at a size.
  func request(at size: Double) -> LayoutRequest {
    var request = request
    if case .size(var window) = request.window {
      if axis == .horizontal { window.width = size } else { window.height = size }
      request.window = .size(window)
    }
    return request
  }
}

extension LayoutRelation {
  /// Whether the relation holds between two numbers.
  func holds(_ left: Double, _ right: Double) -> Bool {
    switch self {
    case .lessThanOrEqual: left <= right
    case .greaterThanOrEqual: left >= right
    default: left == right
    }
  }
}

// MARK: - Failures

extension Prover {
  /// The failure at the worst of the sizes at which a statement does not hold.
  private func failure(
    _ index: Int, _ failing: SizeSet, _ function: LayoutFunction
  ) throws(AnalysisError) -> Failure {
    var worst = (size: 0.0, excess: -1.0, relation: Int?.none)
    for piece in function.pieces {
      for range in failing.intersection(SizeSet([piece.sizes])).ranges {
        for size in [range.lowerBound, range.upperBound] {
          let (excess, relation) = excess(index, on: piece, at: size)
          if excess > worst.excess { worst = (size, excess, relation) }
        }
      }
    }
    let size = worst.size
    let piece = function.pieces.first { $0.sizes.contains(size) } ?? function.pieces[0]
    let names = worst.relation.map { relations[$0].items.map(\.id) } ?? contentViews(index)
    let all = piece.windowFrames(at: size)
    let frames = piece.items.indices.filter { names.contains(piece.items[$0].id) }
      .map { (name: piece.items[$0].name ?? "?", frame: all[$0]) }
    var derivation: LayoutDerivation?
    if let relation = worst.relation {
      let environment = try LayoutFunction.environment(function.request(at: size))
      derivation = try? layout.derivation(of: relations[relation], in: environment)
    }
    return Failure(
      request: function.request, sizes: failing, worst: size, excess: worst.excess,
      relation: worst.relation.map { relations[$0].reference.description }, frames: frames,
      derivation: derivation)
  }

  private func contentViews(_ index: Int) -> [LayoutItem.ID] {
    switch claims[index] {
    case .relations: []
    case .contentIsShown(let views), .numberOfLines(let views, _, _): views
    }
  }

  /// By how much a statement fails at a size, and which of its relations fails.
  private func excess(
    _ index: Int, on piece: LayoutPiece, at size: Double
  ) -> (excess: Double, relation: Int?) {
    switch claims[index] {
    case .relations(let copies):
      func excess(_ relation: Int) -> (excess: Double, relation: Int?) {
        let difference = piece.value(piece.differences[relation], at: size)
        return switch relations[relation].relation {
        case .lessThanOrEqual: (difference, relation)
        case .greaterThanOrEqual: (-difference, relation)
        default: (abs(difference), relation)
        }
      }
      let copies = copies.map { alternatives in
        // The best alternative decides by how much a statement fails.
        alternatives.map { $0.map(excess).max { $0.0 < $1.0 } ?? (0, nil) }
          .min { $0.0 < $1.0 } ?? (0, nil)
      }
      return copies.max { $0.0 < $1.0 } ?? (0, nil)
    case .contentIsShown(let views):
      return (views.map { piece.contentCut($0, at: size) }.max() ?? 0, nil)
    case .numberOfLines(let views, _, let number):
      let lines = views.map { view in
        abs(Double(piece.contents.first { $0.id == view }?.numberOfLines ?? 0) - number)
      }
      return (lines.max() ?? 0, nil)
    }
  }
}
