internal import TinamouLayout

/// Pictures of several windows side by side, as one file that needs no other file.
public struct LayoutPreview: Sendable {
  /// The name of the layout.
  public var title: String
  /// Additional text of the heading, such as the name of a file; `nil` for none.
  public var subtitle: String?
  /// The windows in the order in which they are shown.
  public var windows: [WindowPicture]
  /// The interval in seconds after which an HTML page reloads itself, for a file that is being
  /// rewritten; `nil` for never.
  public var reloadInterval: Double?
  /// Whether names, guides, the diagonals of images and findings are left out, for a document. In
  /// an HTML page, names and guides can still be switched on.
  public var isPlain = false
  /// From where to where the renderer of the SVG draws texts that begin at 0, in points. These
  /// texts are scaled to the measured widths; other texts say their measured width by `textLength`,
  /// which librsvg ignores.
  package var textExtents: [TextSample: ClosedRange<Double>] = [:]

  /// Makes a preview.
  ///
  /// - Parameters:
  ///   - title: The name of the layout.
  ///   - subtitle: Additional text of the heading; `nil` for none.
  ///   - windows: The windows in the order in which they are shown.
  public init(title: String, subtitle: String? = nil, windows: [WindowPicture] = []) {
    self.title = title
    self.subtitle = subtitle
    self.windows = windows
  }

  /// The meaning of the colours: a text and the style classes that it explains.
  static let key: [(text: String, style: String)] = [
    ("safe area", "guide safeArea"), ("margins", "guide margins"),
    ("readable width", "guide readable"), ("own guide", "guide user"),
    ("keyboard", "guide keyboard"), ("hidden view", "view hidden"),
    ("left open", "mark ambiguous"), ("constraint broken", "mark broken"),
  ]

  /// The windows as they are drawn.
  var drawnWindows: [WindowPicture] {
    if !isPlain { return windows }
    return windows.map { window in
      var window = window
      window.findings = []
      return window
    }
  }

  /// The texts of the views, each once.
  package var textSamples: [TextSample] {
    var seen: Set<TextSample> = []
    return windows.flatMap(\.views).compactMap(\.text).flatMap { text in
      text.lines.filter { !$0.text.isEmpty }.map { TextSample($0, of: text) }
    }.filter { seen.insert($0).inserted }
  }

  /// The findings that have a sentence, and the number of further ones.
  static func listed(
    _ findings: [WindowPicture.Finding]
  ) -> (findings: ArraySlice<WindowPicture.Finding>, rest: Int) {
    let listed = findings.prefix(WindowDrawing.numberedFindings)
    return (listed, findings.count - listed.count)
  }
}
