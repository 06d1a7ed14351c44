extension InsetsResolver {
  /// Returns the insets of a part of a view that a fold divides, in points.
  mutating func divisionInsets(
    _ part: LayoutRegion.DivisionPart, in view: LayoutView, _ insets: Insets
  ) -> Edges<Number> {
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    guard !insets.isInRow, let fold = environment?.activeDivision else {
      return part == .between ? emptyCorner(isLeft: isMirrored, insets) : .zero
    }
    let band = self.insets(of: fold.frame, in: view, insets)
    var edges = Edges<Number>.zero
    switch (fold.axis, part) {
    case (.vertical, .between): (edges.left, edges.right) = (band.left, band.right)
    case (.horizontal, .between): (edges.top, edges.bottom) = (band.top, band.bottom)
    case (.horizontal, .before): edges.bottom = insets.frame.height - band.top
    case (.horizontal, .after): edges.top = insets.frame.height - band.bottom
    case (.vertical, _):
      // The leading part is the right one in a right-to-left language.
      if (part == .before) != isMirrored {
        edges.right = insets.frame.width - band.left
      } else {
        edges.left = insets.frame.width - band.right
      }
    }
    return edges
  }

  /// Returns the insets of the part of a view that something covers, in points.
  mutating func occlusionInsets(
    _ name: String, in view: LayoutView, _ insets: Insets
  ) -> Edges<Number> {
    let region = environment?.allReservedRegions.first {
      $0.kind == .occlusion && $0.name == name && $0.isActive
    }
    if let region, !insets.isInRow {
      return self.insets(
        of: region.frame, in: view, insets, isAtRightEdge: region.isAtRightEdge)
    }
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return emptyCorner(isLeft: (name == "windowControls") != isMirrored, insets)
  }

  /// The insets of an empty rectangle in an upper corner of a view.
  private func emptyCorner(isLeft: Bool, _ insets: Insets) -> Edges<Number> {
    let (width, height) = (insets.frame.width, insets.frame.height)
    return Edges(
      top: .zero, left: isLeft ? .zero : width, bottom: height, right: isLeft ? width : .zero)
  }

  /// The insets of the part of a rectangle of the window that is in a view; empty at the nearest
  /// edge if it is beside the view.
  private mutating func insets(
    of rect: Rect, in view: LayoutView, _ insets: Insets, isAtRightEdge: Bool = false
  ) -> Edges<Number> {
    let (width, height) = (insets.frame.width, insets.frame.height)
    let maxX = isAtRightEdge ? insets.windowWidth : numbers.number(rect.maxX)
    let left = maxX - numbers.number(rect.width) - insets.left
    let right = insets.left + width - maxX
    let top = numbers.number(rect.minY) - insets.top
    let bottom = insets.top + height - numbers.number(rect.maxY)
    return Edges(
      top: inside(top, height, view), left: inside(left, width, view),
      bottom: inside(bottom, height, view), right: inside(right, width, view))
  }

  /// An inset, at least zero and at most a length of a view.
  private mutating func inside(
    _ inset: Number, _ length: Number, _ view: LayoutView
  ) -> Number {
    numbers.smaller(numbers.larger(inset, .zero, view), length, view)
  }
}
