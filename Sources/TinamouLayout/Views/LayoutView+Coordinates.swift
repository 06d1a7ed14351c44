extension LayoutView {
  /// Converts a point from the coordinates of the view to those of another view of the same tree.
  ///
  /// - Parameters:
  ///   - point: A point in the coordinates of the view, in points.
  ///   - view: The other view; `nil` for the root view of the tree.
  /// - Returns: The point in the coordinates of the other view. The frames are those of the last
  ///   layout.
  /// - Complexity: O(depth of both views).
  public func convert(_ point: Point, to view: LayoutView?) -> Point {
    let own = originInTree
    let other = view?.originInTree ?? .zero
    return Point(x: point.x + own.x - other.x, y: point.y + own.y - other.y)
  }

  /// Converts a point to the coordinates of the view from those of another view of the same tree.
  ///
  /// - Parameters:
  ///   - point: A point in the coordinates of the other view, in points.
  ///   - view: The other view; `nil` for the root view of the tree.
  /// - Returns: The point in the coordinates of the view.
  /// - Complexity: O(depth of both views).
  public func convert(_ point: Point, from view: LayoutView?) -> Point {
    let own = originInTree
    let other = view?.originInTree ?? .zero
    return Point(x: point.x + other.x - own.x, y: point.y + other.y - own.y)
  }

  /// Converts a rectangle from the coordinates of the view to those of another view of the same
  /// tree.
  ///
  /// - Parameters:
  ///   - rect: A rectangle in the coordinates of the view, in points.
  ///   - view: The other view; `nil` for the root view of the tree.
  /// - Returns: The rectangle in the coordinates of the other view.
  /// - Complexity: O(depth of both views).
  public func convert(_ rect: Rect, to view: LayoutView?) -> Rect {
    Rect(origin: convert(rect.origin, to: view), size: rect.size)
  }

  /// Converts a rectangle to the coordinates of the view from those of another view of the same
  /// tree.
  ///
  /// - Parameters:
  ///   - rect: A rectangle in the coordinates of the other view, in points.
  ///   - view: The other view; `nil` for the root view of the tree.
  /// - Returns: The rectangle in the coordinates of the view.
  /// - Complexity: O(depth of both views).
  public func convert(_ rect: Rect, from view: LayoutView?) -> Rect {
    Rect(origin: convert(rect.origin, from: view), size: rect.size)
  }

  /// The origin of the view in the coordinates of the root view of its tree.
  private var originInTree: Point {
    var origin = Point.zero
    var view = self
    while let superview = view.superview {
      origin.x += view.frame.minX - view.boundsOrigin.x
      origin.y += view.frame.minY - view.boundsOrigin.y
      view = superview
    }
    return Point(x: origin.x - view.boundsOrigin.x, y: origin.y - view.boundsOrigin.y)
  }
}
