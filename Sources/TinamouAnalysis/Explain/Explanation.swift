public import TinamouFormat
public import TinamouLayout
import TinamouSolver

/// Why a number of a layout is what it is in one window.
public struct Explanation: Sendable {
  /// What is explained, as it was asked.
  public let text: String
  /// The number, in points.
  public let value: Double
  /// The tight constraints that it follows from.
  public let derivation: LayoutDerivation
  /// The preferences about the same views that are given up, strongest first.
  public let givenUp: [UnmetPreference]
  /// The sizes of the window for which the same constraints decide.
  public let sizes: SizeRange
  /// What changes below these sizes.
  public let changeBelow: LayoutChange?
  /// What changes above these sizes.
  public let changeAbove: LayoutChange?
  /// What the number grows by with each point of the window.
  public let rate: Double

  /// Explains the difference of the two sides of a relation: `title.width >= 0` is about the width.
  ///
  /// - Throws: ``AnalysisError`` if there is no layout.
  package init(
    _ statement: Statement, called text: String, in file: ConstraintFile, _ request: LayoutRequest
  ) throws(AnalysisError) {
    self.text = text
    let environment = try LayoutFunction.environment(request)
    let width = environment.windowSize.width
    do throws(LayoutError) {
      let layout = try FileLayout(file)
      guard case .relations(let copies) = layout.claim(of: statement),
        let relation = copies.first?.first?.first
      else { throw LayoutError.notARoot(text) }
      try layout.keepGuides(of: [relation])
      let (snapshot, trace) = try layout.trace(
        environment, along: .horizontal, measuring: [relation])
      let everywhere = SizeRange(-.infinity, .infinity)
      let piece = LayoutPiece(snapshot, trace, at: width, within: everywhere)
      derivation = try layout.engine.derivation(of: relation)
      let own = Set(relation.items.map(\.id))
      givenUp = layout.engine.unmetPreferences().filter { !own.isDisjoint(with: $0.items) }
      sizes = piece.sizes
      changeBelow = piece.changeBelow
      changeAbove = piece.changeAbove
      value = trace.differences[0].value
      rate = trace.differences[0].rate
    } catch {
      throw .layout(error)
    }
  }
}

/// Why a layout is not another one.
public struct Refusal: Sendable {
  /// What stands against it.
  public enum Reason: Sendable {
    /// It holds already.
    case holds
    /// Required constraints that cannot hold together with it; without any one of them they could. With
    /// each by how much its constant would have to change, in points.
    case forbidden([(constraint: ConstraintReference, repair: Double)])
    /// Preferences that would be met less, strongest first, with how far they are off now and then.
    case outranked([(preference: UnmetPreference, now: Double)])
    /// Nothing is met less: the order of the file decides between it and what is.
    case tie
  }

  /// What was asked for.
  public let statement: Statement
  /// What stands against it.
  public let reason: Reason

  /// Asks what stands against a relation in a window.
  ///
  /// - Throws: ``AnalysisError`` if there is no layout.
  package init(
    _ statement: Statement, in file: ConstraintFile, _ request: LayoutRequest
  ) throws(AnalysisError) {
    self.statement = statement
    let environment = try LayoutFunction.environment(request)
    do throws(LayoutError) {
      reason = try Self.reason(statement, file, environment)
    } catch {
      throw .layout(error)
    }
  }

  private static func reason(
    _ statement: Statement, _ file: ConstraintFile, _ environment: LayoutEnvironment
  ) throws(LayoutError) -> Reason {
    let layout = try FileLayout(file)
    guard case .relations(let copies) = layout.claim(of: statement),
      let relations = copies.first?.first
    else { return .holds }
    try layout.keepGuides(of: relations)
    let before = try layout.trace(environment, along: .horizontal, measuring: relations)
    let unmet = layout.engine.unmetPreferences()
    let isMet = zip(relations, before.trace.differences).allSatisfy { relation, difference in
      switch relation.relation {
      case .lessThanOrEqual: difference.value <= LayoutPiece.unit
      case .greaterThanOrEqual: difference.value >= -LayoutPiece.unit
      default: abs(difference.value) <= LayoutPiece.unit
      }
    }
    if isMet { return .holds }
    try LayoutConstraint.activate(relations)
    let after = try layout.solve(environment)
    let known = Set(before.snapshot.broken.map(\.broken))
    if let index = after.broken.firstIndex(where: { !known.contains($0.broken) }) {
      let repairs = layout.engine.repairs()
      let members = after.broken[index].members.map(\.constraint)
      return .forbidden(
        zip(members, repairs.indices.contains(index) ? repairs[index] : []).map { ($0, $1) })
    }
    var worse: [(preference: UnmetPreference, now: Double)] = []
    for preference in layout.engine.unmetPreferences() {
      let old = unmet.first { $0.constraint == preference.constraint }?.excess ?? 0
      if abs(preference.excess) > abs(old) + LayoutPiece.unit { worse.append((preference, old)) }
    }
    return worse.isEmpty ? .tie : .outranked(worse)
  }
}
