public import TinamouLayout

/// Layouts of constraint files, as they are printed.
public struct FramesReport {
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
    /// The step of a transition that the layout comes after.
    public let stop: TransitionPlayer.Stop?

    /// Makes an entry.
    public init(
      file: String, request: LayoutRequest, snapshot: LayoutSnapshot, diagnostics: [Diagnostic],
      stop: TransitionPlayer.Stop? = nil
    ) {
      self.file = file
      self.request = request
      self.snapshot = snapshot
      self.diagnostics = diagnostics
      self.stop = stop
    }
  }

  /// The layouts in the order in which they are printed.
  public var entries: [Entry] = []
  /// Whether frames are in window coordinates instead of those of the superview.
  public var isAbsolute = false
  /// Whether frames are as solved instead of on the pixel grid.
  public var isExact = false

  /// Whether the times of transitions are told, and whether they met their budget.
  public var hasTimes = false

  /// Makes an empty report.
  public init() {}

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
