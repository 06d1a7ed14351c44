public import TinamouLayout

/// What an import takes from elsewhere than the file.
public struct ImportOptions: Sendable {
  /// Margins of the root that are known, in points; nil for those that follow from the file.
  public struct Margins: Sendable {
    /// The upper margin.
    public var top: Double?
    /// The left margin.
    public var left: Double?
    /// The lower margin.
    public var bottom: Double?
    /// The right margin.
    public var right: Double?

    /// Makes margins of which nothing is known.
    public init() {}
  }

  /// The safe area of the canvas in points; nil for the one that follows from the file.
  public var safeArea: EdgeInsets?
  /// What is known of the root's margins.
  public var rootMargins = Margins()
  /// Whether texts, pictures and controls are as large as the file records.
  public var usesRecordedContent = false

  /// Makes options; without others all follows from the file.
  public init() {}
}
