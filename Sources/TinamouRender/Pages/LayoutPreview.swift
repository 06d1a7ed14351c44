/// Pictures of several windows side by side, as one file that needs no other.
public struct LayoutPreview: Sendable {
  /// What the layout is called.
  public var title: String
  /// What else the heading says, such as the name of a file; `nil` for nothing.
  public var subtitle: String?
  /// The windows in the order in which they are shown.
  public var windows: [WindowPicture]
  /// After how many seconds an HTML page loads itself again, for a file that is written again while
  /// one looks at it; `nil` for never.
  public var reloadInterval: Double?

  /// Makes a preview.
  public init(title: String, subtitle: String? = nil, windows: [WindowPicture] = []) {
    self.title = title
    self.subtitle = subtitle
    self.windows = windows
  }

  /// What the colours mean: a text and the classes of what is drawn so.
  static let key: [(text: String, style: String)] = [
    ("safe area", "guide safeArea"), ("margins", "guide margins"),
    ("readable width", "guide readable"), ("own guide", "guide user"),
    ("keyboard", "guide keyboard"), ("hidden view", "view hidden"),
    ("left open", "mark ambiguous"), ("constraint broken", "mark broken"),
  ]

  /// The findings that are told one by one, and how many there are besides.
  static func told(
    _ findings: [WindowPicture.Finding]
  ) -> (findings: ArraySlice<WindowPicture.Finding>, rest: Int) {
    let told = findings.prefix(WindowDrawing.numberedFindings)
    return (told, findings.count - told.count)
  }
}
