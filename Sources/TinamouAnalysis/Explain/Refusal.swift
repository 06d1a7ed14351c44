public import TinamouFormat
public import TinamouLayout

/// The reason why a statement does not hold in a layout.
public struct Refusal: Sendable {
  /// The kind of reason.
  public enum Reason: Sendable {
    /// The statement already holds.
    case holds
    /// Required constraints that cannot hold together with the statement.
    case forbidden(Prohibition)
    /// Optional constraints with larger errors if the statement held, strongest first, with their
    /// present errors in points.
    case outranked([(preference: UnmetPreference, now: Double)])
    /// No constraint would have a larger error: only the order of the file decides.
    case tie
    /// The contents of views are not as the statement says.
    case contents([ContentFault])
  }

  /// Required constraints that cannot hold together with a statement, and what was found to allow
  /// it.
  public struct Prohibition: Sendable {
    /// The constraints, each with the number of points by which its constant would have to change
    /// for this set alone.
    public let members: [(constraint: ConstraintReference, repair: Double)]
    /// The constraints of the file without which the statement can hold: each was tried alone.
    public internal(set) var dispensable: [ConstraintReference] = []
    /// A constraint of the file that allows the statement with a right side that is larger by some
    /// points, or smaller by a negative number: it was tried. `nil` if there is none.
    public internal(set) var repair: (constraint: ConstraintReference, points: Double)?
  }

  /// The statement that was requested.
  public let statement: Statement
  /// The reason why it does not hold.
  public let reason: Reason
  /// If the statement holds in one of several ways, the way that the reason is about: the one with
  /// the least against it.
  public let alternative: String?

  /// Finds what prevents a statement in a window.
  ///
  /// - Throws: ``AnalysisError`` if there is no layout.
  package init(
    _ statement: Statement, in file: ConstraintFile, _ request: LayoutRequest
  ) throws(AnalysisError) {
    self.statement = statement
    let environment = try LayoutFunction.environment(request, of: file)
    do throws(LayoutError) {
      let layout = try FileLayout(file.withRowsAsViews)
      switch layout.claim(of: statement) {
      case .relations(let copies):
        (reason, alternative) = try RefusalSearch(layout, environment, copies).result(for: copies)
      case .contentIsShown(let views):
        let piece = try Self.piece(of: layout, environment)
        reason = Self.reason(views.compactMap { ContentFault(hiding: $0, on: piece) })
        alternative = nil
      case .numberOfLines(let views, let relation, let number):
        let piece = try Self.piece(of: layout, environment)
        reason = Self.reason(
          views.compactMap { view in
            let lines = piece.content(of: view.id)?.numberOfLines ?? 0
            return relation.holds(Double(lines), number)
              ? nil : ContentFault(view: view.qualifiedName, lines: lines)
          })
        alternative = nil
      }
    } catch {
      throw .layout(error)
    }
  }

  private static func piece(
    of layout: FileLayout, _ environment: LayoutEnvironment
  ) throws(LayoutError) -> LayoutPiece {
    let width = environment.windowSize.width
    let trace = try layout.trace(environment, along: .horizontal)
    return LayoutPiece(trace, at: width, within: SizeRange(width, width))
  }

  private static func reason(_ faults: [ContentFault]) -> Reason {
    faults.isEmpty ? .holds : .contents(faults)
  }
}
