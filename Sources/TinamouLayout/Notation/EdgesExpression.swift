/// The four edges of a view or guide, for constraints that are written with operators.
///
///     ```swift
///     try LayoutConstraint.activateAll {
///       photo.edges == root.safeArea.edges
///       badge.edges <= photo.edges.inset(by: 8)
///     }
///     ```
public struct EdgesExpression {
  /// The edge at which lines of text begin.
  public var leading: LayoutExpression
  /// The edge at which lines of text end.
  public var trailing: LayoutExpression
  /// The upper edge.
  public var top: LayoutExpression
  /// The lower edge.
  public var bottom: LayoutExpression

  /// Returns the edges moved inwards, each by its own distance in points.
  public func inset(by insets: DirectionalEdgeInsets) -> EdgesExpression {
    EdgesExpression(
      leading: leading + insets.leading, trailing: trailing - insets.trailing,
      top: top + insets.top, bottom: bottom - insets.bottom)
  }

  /// Returns the edges moved inwards by a distance in points.
  public func inset(by distance: Double) -> EdgesExpression { inset(by: .all(distance)) }

  /// Makes four inactive required constraints: the edges of the left are those of the right.
  public static func == (left: EdgesExpression, right: EdgesExpression) -> [LayoutConstraint] {
    [
      left.leading == right.leading, left.trailing == right.trailing, left.top == right.top,
      left.bottom == right.bottom,
    ]
  }

  /// Makes four inactive required constraints: the left is inside of the right.
  public static func <= (left: EdgesExpression, right: EdgesExpression) -> [LayoutConstraint] {
    [
      left.leading >= right.leading, left.trailing <= right.trailing, left.top >= right.top,
      left.bottom <= right.bottom,
    ]
  }
}

/// The width and height of a view or guide, for constraints that are written with operators.
public struct SizeExpression {
  /// The width.
  public var width: LayoutExpression
  /// The height.
  public var height: LayoutExpression

  /// Makes two inactive required constraints: both have the same size.
  public static func == (left: SizeExpression, right: SizeExpression) -> [LayoutConstraint] {
    [left.width == right.width, left.height == right.height]
  }

  /// Makes two inactive required constraints: the size in points.
  public static func == (left: SizeExpression, right: Size) -> [LayoutConstraint] {
    [left.width == right.width, left.height == right.height]
  }

  /// Makes two inactive required constraints: at least a size in points.
  public static func >= (left: SizeExpression, right: Size) -> [LayoutConstraint] {
    [left.width >= right.width, left.height >= right.height]
  }

  /// Makes two inactive required constraints: at most a size in points.
  public static func <= (left: SizeExpression, right: Size) -> [LayoutConstraint] {
    [left.width <= right.width, left.height <= right.height]
  }
}

/// The center of a view or guide, for constraints that are written with operators.
public struct CenterExpression {
  /// The horizontal center.
  public var x: LayoutExpression
  /// The vertical center.
  public var y: LayoutExpression

  /// Makes two inactive required constraints: both have the same center.
  public static func == (left: CenterExpression, right: CenterExpression) -> [LayoutConstraint] {
    [left.x == right.x, left.y == right.y]
  }
}

/// Sets the priority of several constraints, and returns them.
public func ~ (constraints: [LayoutConstraint], priority: LayoutPriority) -> [LayoutConstraint] {
  constraints.map { $0 ~ priority }
}

extension ItemNotation {
  /// The four edges, for constraints written with operators.
  public var edges: EdgesExpression {
    EdgesExpression(leading: leading, trailing: trailing, top: top, bottom: bottom)
  }
  /// The width and height, for constraints written with operators.
  public var size: SizeExpression { SizeExpression(width: width, height: height) }
  /// The center, for constraints written with operators.
  public var center: CenterExpression { CenterExpression(x: centerX, y: centerY) }
}

extension ViewNotation {
  /// Activates four constraints: the view fills another one or a guide, except for insets.
  ///
  /// - Parameters:
  ///   - item: The other view, or a guide, such as `root.safeArea`.
  ///   - insets: The distances inwards, in points.
  ///   - file: The file of the call.
  ///   - line: The line of the call.
  /// - Returns: The constraints of the leading, trailing, upper and lower edge.
  /// - Throws: ``LayoutError`` if the items are not in one tree or an inset is not finite.
  @discardableResult
  public func pinEdges(
    to item: LayoutItem, insets: DirectionalEdgeInsets = .zero, file: String = #fileID,
    line: Int = #line
  ) throws(LayoutError) -> [LayoutConstraint] {
    let constraints = ConstraintBuilder.buildExpression(
      edges == item.edges.inset(by: insets), file: file, line: line)
    try LayoutConstraint.activate(constraints)
    return constraints
  }
}
