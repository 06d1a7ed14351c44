public import TinamouLayout

/// The views and constraints of a constraint file, with the engine that lays them out.
///
/// Used by one thread at a time, like its engine.
public final class FileLayout {
  /// The file.
  public let file: ConstraintFile
  /// The engine; the names of its views are their ids.
  public let engine: LayoutEngine

  /// Where each constraint stands in the file.
  let ranges: [SourceLocation: Range<Int>]
  /// Where constraints stand that are a part of a visual format.
  let visualLocations: Set<SourceLocation>
  /// The index in the file of each view, and of the owner of each guide.
  let viewIndices: [LayoutItem.ID: Int]

  /// Builds the views and constraints of a file.
  public init(_ file: ConstraintFile) throws(LayoutError) {
    self.file = file
    var builder = FileLayoutBuilder(file)
    engine = try builder.build()
    ranges = builder.ranges
    visualLocations = builder.visualLocations
    viewIndices = builder.viewIndices
  }

  /// Lays the file out for an environment.
  public func solve(_ environment: LayoutEnvironment) throws(LayoutError) -> LayoutSnapshot {
    var environment = environment
    if let safeArea = file.safeArea { environment.safeAreaInsets = safeArea }
    engine.environment = environment
    return try engine.solve()
  }

  /// Where a constraint stands in the file; nil for those that the system makes.
  func span(of constraint: ConstraintReference) -> SourceSpan? {
    constraint.location.flatMap { ranges[$0] }.map(file.span)
  }

  /// The id, in the file, of the view that an item is or belongs to.
  func span(of item: LayoutItem.ID) -> SourceSpan? {
    viewIndices[item].map { file.span(file.views[$0].range) }
  }
}
