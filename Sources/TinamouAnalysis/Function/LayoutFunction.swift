public import TinamouFormat
public import TinamouLayout

/// A layout as a function of the width or height of its window.
///
/// Between the sizes at which something changes, every frame is a linear function of the size. The
/// pieces cover the range. Each piece is found from one size inside of it, from which both of its
/// ends are computed: the sizes at which the solver changes its basis, a text breaks at other
/// places, a set switches, or another edge determines a guide.
///
/// Rows of tables and items of collections are a part of it if the file of the layout has them as
/// views (`ConstraintFile.withRowsAsViews`).
public struct LayoutFunction: Sendable {
  /// The window, except for the size along the axis.
  public let request: LayoutRequest
  /// The axis along which the size of the window varies.
  public let axis: LayoutAxis
  /// The sizes, in points.
  public let range: ClosedRange<Double>
  /// The locations of the constraints that determine the frames at some size.
  package let determiningConstraints: Set<SourceLocation>
  /// The pieces in order of increasing size; each ends where the next one begins.
  public internal(set) var pieces: [LayoutPiece]

  /// Computes the function of a file.
  ///
  /// - Parameters:
  ///   - layout: The file.
  ///   - request: The window; its size along the axis is ignored.
  ///   - axis: The axis along which the size of the window varies.
  ///   - range: The sizes, in points. A part of the screen of a device has only its own size, and a
  ///     window of any size those that fit on the screen.
  ///   - limit: The maximum number of pieces.
  /// - Throws: ``AnalysisError`` if a layout is refused, or if there are more pieces than
  ///   `limit`.
  /// - Complexity: One layout for each piece.
  public init(
    of layout: FileLayout, for request: LayoutRequest, along axis: LayoutAxis = .horizontal,
    over range: ClosedRange<Double>, limit: Int = 10_000
  ) throws(AnalysisError) {
    try self.init(of: layout, for: request, along: axis, over: range, measuring: [], limit: limit)
  }

  package init(
    of layout: FileLayout, for request: LayoutRequest, along axis: LayoutAxis,
    over range: ClosedRange<Double>, measuring measured: [LayoutConstraint] = [],
    isExplained: Bool = false, limit: Int = 10_000
  ) throws(AnalysisError) {
    let lengths: ClosedRange<Double>
    do throws(EnvironmentError) {
      lengths = try request.lengths(in: range, along: axis, of: layout.file)
    } catch {
      throw .environment(error)
    }
    self.request = request
    self.axis = axis
    self.range = lengths
    var maker = LayoutFunctionMaker(
      layout: layout, request: request, axis: axis, measured: measured, isExplained: isExplained,
      limit: limit)
    pieces = try maker.pieces(over: lengths)
    determiningConstraints = maker.determiningConstraints
  }

  /// Returns the piece that contains a size; `nil` outside of the range.
  public func piece(at size: Double) -> LayoutPiece? {
    var low = 0
    var high = pieces.count
    while low < high {
      let middle = (low + high) / 2
      let sizes = pieces[middle].sizes
      if sizes.contains(size) { return pieces[middle] }
      if size < sizes.lowerBound || (size == sizes.lowerBound && !sizes.includesLower) {
        high = middle
      } else {
        low = middle + 1
      }
    }
    return nil
  }

  /// Returns all sizes that a window can have along an axis.
  static func sizes(
    of request: LayoutRequest, along axis: LayoutAxis, in file: ConstraintFile
  ) throws(AnalysisError) -> SizeRange {
    guard request.windowFrame != nil else { return SizeRange(-.infinity, .infinity) }
    do throws(EnvironmentError) {
      let lengths = try request.lengths(in: 0 ... .infinity, along: axis, of: file)
      return SizeRange(lengths.lowerBound, lengths.upperBound)
    } catch {
      throw .environment(error)
    }
  }

  static func environment(
    _ request: LayoutRequest, of file: ConstraintFile
  ) throws(AnalysisError) -> LayoutEnvironment {
    do throws(EnvironmentError) {
      return try request.environment(of: file)
    } catch {
      throw .environment(error)
    }
  }
}

/// The reason why there is no answer for all sizes.
public enum AnalysisError: Error, Sendable {
  /// There is no such window.
  case environment(EnvironmentError)
  /// A layout was refused.
  case layout(LayoutError)
  /// There are more pieces than the limit.
  case tooManyPieces(Int)
  /// Frames that are rounded to pixels change more often than this on one piece.
  case tooManySteps(Int)
}

extension AnalysisError: CustomStringConvertible {
  /// The error as a sentence.
  public var description: String {
    switch self {
    case .environment(let error): "\(error)"
    case .layout(let error): "\(error)"
    case .tooManyPieces(let count): "the layout has more than \(count) pieces"
    case .tooManySteps(let count):
      "frames change by a pixel more than \(count) times; ask about fewer widths"
    }
  }
}
