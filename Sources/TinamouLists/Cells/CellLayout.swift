public import TinamouLayout

/// The finished layout of a cell, header or footer.
public struct CellLayout: Sendable {
  /// The identifier of the template.
  public let reuseIdentifier: String
  /// The names of the views, each before its subviews; `nil` for a view without a name.
  public let names: [String?]
  /// The frames of the views in their superviews, in points on the pixel grid.
  public let frames: [Rect]

  /// The height of the cell, in points.
  public var height: Double { frames.first?.height ?? 0 }

  /// Returns the frame of the first view with a name, in points; `nil` if there is none.
  public subscript(name: String) -> Rect? {
    names.firstIndex(of: name).map { frames[$0] }
  }
}
