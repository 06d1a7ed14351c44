public import TinamouLayout

/// Prints layouts of constraint files, one after another.
///
/// A report consists of ``beginning``, the texts of the layouts with ``separator`` between them,
/// and ``ending(entryCount:errors:)``. It can be written while the layouts are computed; no layout
/// has to be kept.
public struct FramesReport: Sendable {
  /// The format of a report.
  public enum Format: String, CaseIterable, Sendable {
    /// One JSON object with the schema `tinamou/frames/1`.
    case json
    /// One JSON object for each layout, each on its own line.
    case ndjson
    /// Tables for people, with views indented below their superviews.
    case table
  }

  /// One layout.
  public struct Entry {
    /// The name of the file, as the user wrote it.
    public let file: String
    /// The window.
    public let request: LayoutRequest
    /// The layout.
    public let snapshot: LayoutSnapshot
    /// The diagnostics of the layout.
    public let diagnostics: [Diagnostic]
    /// How texts are shown, by the identity of the view.
    public let texts: [LayoutItem.ID: ShownText]
    /// The step of a transition after which the layout was made.
    public let stop: TransitionPlayer.Stop?

    /// Makes an entry for the last layout.
    ///
    /// - Parameters:
    ///   - snapshot: The layout.
    ///   - layout: The file with the engine that made the layout.
    ///   - request: The window.
    ///   - stop: The step of a transition after which the layout was made.
    public init(
      _ snapshot: LayoutSnapshot, of layout: FileLayout, request: LayoutRequest,
      stop: TransitionPlayer.Stop? = nil
    ) {
      file = layout.file.source.name
      self.request = request
      self.snapshot = snapshot
      diagnostics = layout.diagnostics(of: snapshot)
      texts = layout.shownTexts(in: snapshot)
      self.stop = stop
    }
  }

  /// An error in a file, or in a window without a layout.
  public struct FileError: Sendable {
    /// The name of the file, as the user wrote it.
    public let file: String
    /// What is wrong, with its location.
    public let diagnostic: Diagnostic

    /// Makes an error for a file.
    public init(file: String, diagnostic: Diagnostic) {
      self.file = file
      self.diagnostic = diagnostic
    }
  }

  /// The format of the report.
  public var format: Format
  /// Whether frames are in the coordinates of the window instead of the superview.
  public var isAbsolute = false
  /// Whether frames are not rounded to the pixel grid.
  public var isExact = false
  /// Whether the report includes the times of transitions and whether they met their budget.
  public var hasTimes = false

  /// Makes a report.
  public init(format: Format = .json) { self.format = format }

  /// The text before the first layout.
  public var beginning: String {
    format == .json ? "{\n  \"schema\": \"\(Self.schema)\",\n  \"layouts\": [" : ""
  }

  /// The text between two layouts.
  public var separator: String {
    switch format {
    case .json: ","
    case .ndjson: ""
    case .table: "\n"
    }
  }

  /// Returns the text for a layout; the same layout always gives the same bytes.
  public func text(of entry: Entry) -> String {
    switch format {
    case .json: "\n    " + json(of: entry, depth: 2, isInline: false)
    case .ndjson: json(of: entry, depth: 0, isInline: true) + "\n"
    case .table: table(of: entry)
    }
  }

  /// Returns the text after the last layout, with the errors of files that have no layout.
  ///
  /// - Parameters:
  ///   - entryCount: The number of layouts in the report.
  ///   - errors: The errors.
  /// - Returns: The text.
  public func ending(entryCount: Int, errors: [FileError]) -> String {
    switch format {
    case .json: (entryCount == 0 ? "]" : "\n  ]") + json(of: errors) + "\n}\n"
    case .ndjson: errors.map { json(of: $0) + "\n" }.joined()
    case .table: ""
    }
  }

  static let schema = "tinamou/frames/1"

  func frame(of item: LayoutSnapshot.Item, in entry: Entry) -> Rect {
    if !isAbsolute { return isExact ? item.exactFrame : item.frame }
    let frame = isExact ? item.exactWindowFrame : item.windowFrame
    let grid = PixelGrid(scale: entry.snapshot.environment.traits.displayScale)
    return Rect(
      x: Self.cleaned(frame.minX, grid), y: Self.cleaned(frame.minY, grid), width: frame.width,
      height: frame.height)
  }

  /// The largest rounding error of a sum of distances, in points: far more than thousands of views
  /// inside each other make, and far less than a pixel.
  private static let largestRoundingError = 1e-9

  /// A sum of distances without its rounding error if it is on a pixel boundary; three thirds of a
  /// point can add up to a little more than a point.
  private static func cleaned(_ sum: Double, _ grid: PixelGrid) -> Double {
    let boundary = grid.round(sum)
    return abs(sum - boundary) < largestRoundingError ? boundary : sum
  }
}

extension LayoutRequest {
  /// A short description of the request, such as `ipad-air-2 landscape 1/3 rtl`.
  public var label: String {
    var words: [String]
    switch window {
    case .device(let device, let orientation, let split):
      let held = device.pose(orientation)?.rawValue ?? orientation.rawValue
      words = [device.id, held] + (split == .full ? [] : [split.rawValue])
    case .size(let size):
      words = [JSONNumber.text(size.width) + "x" + JSONNumber.text(size.height)]
    }
    if let frame = windowFrame {
      let numbers = [frame.width, frame.height, frame.minX, frame.minY].map(JSONNumber.text)
      words.append("\(numbers[0])x\(numbers[1])@\(numbers[2]),\(numbers[3])")
    }
    if let system { words.append("system \(system.rawValue)") }
    if let sdk { words.append("sdk \(sdk.rawValue)") }
    if let textSize { words.append(textSize.rawValue) }
    if let direction { words.append(direction.rawValue) }
    if let scale { words.append("@\(JSONNumber.text(scale))x") }
    if let readableWidthProfile { words.append("readable \(readableWidthProfile.name)") }
    if let keyboardHeight { words.append("keyboard \(JSONNumber.text(keyboardHeight))") }
    return words.joined(separator: " ")
  }
}
