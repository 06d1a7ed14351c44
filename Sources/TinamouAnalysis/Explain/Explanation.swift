public import TinamouFormat
public import TinamouLayout
import TinamouSolver

/// The reason for a value of a layout in one window.
public struct Explanation: Sendable {
  /// The value that is explained, as the user wrote it.
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
  /// 0`.
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
      changeBelow = piece.changesBelow.first
      changeAbove = piece.changesAbove.first
      let difference = trace.differences[0].exact
      value = difference.value
      rate = difference.rate
    } catch {
      throw .layout(error)
    }
  }
}

/// The reason why a statement does not hold in a layout.
public struct Refusal: Sendable {
  /// The kind of reason.
  public enum Reason: Sendable {
    /// The statement already holds.
    case holds
    /// Required constraints that cannot hold together with the statement, each with the number of
    /// points by which its constant would have to change; without any one of them the others could
    /// hold.
    case forbidden([(constraint: ConstraintReference, repair: Double)])
    /// Optional constraints with larger errors if the statement held, strongest first, with their
    /// present errors in points.
    case outranked([(preference: UnmetPreference, now: Double)])
    /// No constraint would have a larger error: only the order of the file decides.
    case tie
  }

  /// The statement that was requested.
  public let statement: Statement
  /// The reason why it does not hold.
  public let reason: Reason

  /// Finds the constraints that prevent a relation in a window.
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
    let isMet = zip(relations, before.trace.differences.map(\.exact)).allSatisfy {
      relation, difference in
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
