public import TinamouLayout

/// Values that an import uses in place of those of the file.
public struct ImportOptions: Sendable {
  /// Known margins of the root, in points; `nil` for margins that the file determines.
  public struct Margins: Sendable {
    /// The upper margin.
    public var top: Double?
    /// The left margin.
    public var left: Double?
    /// The lower margin.
    public var bottom: Double?
    /// The right margin.
    public var right: Double?

    /// Makes margins of which none is known.
    public init() {}
  }

  /// The safe area of the canvas in points; `nil` if the file determines it.
  public var safeArea: EdgeInsets?
  /// The known margins of the root.
  public var rootMargins = Margins()
  /// Whether texts, images and controls have the sizes that the file records.
  public var usesRecordedContent = false

  /// Makes options with which the file determines everything.
  public init() {}
}
