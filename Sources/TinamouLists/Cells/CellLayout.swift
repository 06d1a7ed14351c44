public import TinamouLayout

/// The finished layout of a cell, header or footer.
public struct CellLayout: Sendable {
  /// The identifier of the template.
  public let reuseIdentifier: String
  /// What the views are called, each before its subviews; `nil` for views without a name.
  public let names: [String?]
  /// The frames of the views in their superviews, in points on the pixel grid.
  public let frames: [Rect]

  /// The height of the cell, in points.
  public var height: Double { frames.first?.height ?? 0 }

  /// The frame of the first view with a name.
  public subscript(name: String) -> Rect? {
    names.firstIndex(of: name).map { frames[$0] }
  }
}
