/// How a system guide lies in its view, whatever the view's size.
struct GuideRelation: Equatable {
  /// The distances from the edges of the view.
  var insets: EdgeInsets
  /// A fixed width in the middle between the left and right insets; `nil` to reach from one to the
  /// other.
  var fixedWidth: Double?

  /// The rectangle in a view of a size, in the view's coordinates.
  func frame(in size: Size) -> Rect {
    var rect = Rect(origin: .zero, size: size).inset(by: insets)
    if let fixedWidth {
      rect.origin.x = rect.midX - fixedWidth / 2
      rect.size.width = fixedWidth
    }
    return rect
  }

  /// The relation that leaves less room along each axis, for a layout that does not settle.
  func narrower(than other: GuideRelation) -> GuideRelation {
    GuideRelation(
      insets: insets.union(other.insets),
      fixedWidth: [fixedWidth, other.fixedWidth].compactMap(\.self).min())
  }
}
