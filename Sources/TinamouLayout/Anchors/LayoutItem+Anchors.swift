extension LayoutItem {
  /// The edge at which lines begin.
  public var leadingAnchor: XAxisAnchor { XAxisAnchor(self, .leading) }
  /// The edge at which lines end.
  public var trailingAnchor: XAxisAnchor { XAxisAnchor(self, .trailing) }
  /// The left edge.
  public var leftAnchor: XAxisAnchor { XAxisAnchor(self, .left) }
  /// The right edge.
  public var rightAnchor: XAxisAnchor { XAxisAnchor(self, .right) }
  /// The horizontal middle.
  public var centerXAnchor: XAxisAnchor { XAxisAnchor(self, .centerX) }
  /// The upper edge.
  public var topAnchor: YAxisAnchor { YAxisAnchor(self, .top) }
  /// The lower edge.
  public var bottomAnchor: YAxisAnchor { YAxisAnchor(self, .bottom) }
  /// The vertical middle.
  public var centerYAnchor: YAxisAnchor { YAxisAnchor(self, .centerY) }
  /// The horizontal extent.
  public var widthAnchor: DimensionAnchor { DimensionAnchor(self, .width) }
  /// The vertical extent.
  public var heightAnchor: DimensionAnchor { DimensionAnchor(self, .height) }
}

extension LayoutView {
  /// The line on which the first line of text stands; see ``forFirstBaselineLayout``.
  public var firstBaselineAnchor: YAxisAnchor { YAxisAnchor(self, .firstBaseline) }
  /// The line on which the last line of text stands; see ``forLastBaselineLayout``.
  public var lastBaselineAnchor: YAxisAnchor { YAxisAnchor(self, .lastBaseline) }
}
