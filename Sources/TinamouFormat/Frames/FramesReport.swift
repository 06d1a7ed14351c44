public import TinamouLayout

/// How layouts of constraint files are printed, one after another.
///
/// A report is ``beginning``, the texts of the layouts with ``separator`` between them, and
/// ``ending(entryCount:errors:)``. It is written as the layouts are computed; none has to be kept.
public struct FramesReport: Sendable {
  /// A form of report.
  public enum Format: String, CaseIterable, Sendable {
    /// One JSON object, schema `tinamou/frames/1`.
    case json
    /// A JSON object for each layout, each on a line of its own.
    case ndjson
    /// Tables for people, views indented below their superview.
    case table
  }

  /// One layout.
  public struct Entry {
    /// The file as the user named it.
    public let file: String
    /// What was asked for.
    public let request: LayoutRequest
    /// The layout.
    public let snapshot: LayoutSnapshot
    /// What its author should know.
    public let diagnostics: [Diagnostic]
    /// How texts are shown, by the views that they are in.
    public let texts: [LayoutItem.ID: ShownText]
    /// The step of a transition that the layout comes after.
    public let stop: TransitionPlayer.Stop?

    /// Makes an entry of the layout that was made last.
    ///
    /// - Parameters:
    ///   - snapshot: The layout.
    ///   - layout: The file with the engine that made it.
    ///   - request: What was asked for.
    ///   - stop: The step of a transition that the layout comes after.
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

  /// What is wrong with a file or a window that has no layout.
  public struct FileError: Sendable {
    /// The file as the user named it.
    public let file: String
    /// What is wrong, with its place.
    public let diagnostic: Diagnostic

    /// Makes an error of a file.
    public init(file: String, diagnostic: Diagnostic) {
      self.file = file
      self.diagnostic = diagnostic
    }
  }

  /// The form of the report.
  public var format: Format
  /// Whether frames are in window coordinates instead of those of the superview.
  public var isAbsolute = false
  /// Whether frames are as solved instead of on the pixel grid.
  public var isExact = false
  /// Whether the times of transitions are told, and whether they met their budget.
  public var hasTimes = false

  /// Makes a report.
  public init(format: Format = .json) { self.format = format }

  /// What comes before the first layout.
  public var beginning: String {
    format == .json ? "{\n  \"schema\": \"\(Self.schema)\",\n  \"layouts\": [" : ""
  }

  /// What comes between two layouts.
  public var separator: String {
    switch format {
    case .json: ","
    case .ndjson: ""
    case .table: "\n"
    }
  }

  /// A layout, byte for byte the same for the same layout.
  public func text(of entry: Entry) -> String {
    switch format {
    case .json: "\n    " + json(of: entry, depth: 2, isInline: false)
    case .ndjson: json(of: entry, depth: 0, isInline: true) + "\n"
    case .table: table(of: entry)
    }
  }

  /// What comes after the last layout: what is wrong with files that have none.
  public func ending(entryCount: Int, errors: [FileError]) -> String {
    switch format {
    case .json: (entryCount == 0 ? "]" : "\n  ]") + json(of: errors) + "\n}\n"
    case .ndjson: errors.map { json(of: $0) + "\n" }.joined()
    case .table: ""
    }
  }

  static let schema = "tinamou/frames/1"

  func frame(of item: LayoutSnapshot.Item) -> Rect {
    switch (isAbsolute, isExact) {
    case (false, false): item.frame
    case (false, true): item.exactFrame
    case (true, false): item.windowFrame
    case (true, true): item.exactWindowFrame
    }
  }
}

extension LayoutRequest {
  /// The request in a few words, such as `ipad-air-2 landscape 1/3 rtl`.
  public var label: String {
    var words: [String]
    switch window {
    case .device(let device, let orientation, let split):
      words = [device.id, orientation.rawValue] + (split == .full ? [] : [split.rawValue])
    case .size(let size):
      words = [JSONNumber.text(size.width) + "x" + JSONNumber.text(size.height)]
    }
    if let textSize { words.append(textSize.rawValue) }
    if let direction { words.append(direction.rawValue) }
    if let scale { words.append("@\(JSONNumber.text(scale))x") }
    if let readableWidthProfile { words.append("readable \(readableWidthProfile.name)") }
    if let keyboardHeight { words.append("keyboard \(JSONNumber.text(keyboardHeight))") }
    return words.joined(separator: " ")
  }
}
