extension LayoutItem {
  /// The edge at which lines of text begin.
  public var leadingAnchor: XAxisAnchor { XAxisAnchor(self, .leading) }
  /// The edge at which lines of text end.
  public var trailingAnchor: XAxisAnchor { XAxisAnchor(self, .trailing) }
  /// The left edge.
  public var leftAnchor: XAxisAnchor { XAxisAnchor(self, .left) }
  /// The right edge.
  public var rightAnchor: XAxisAnchor { XAxisAnchor(self, .right) }
  /// The horizontal center.
  public var centerXAnchor: XAxisAnchor { XAxisAnchor(self, .centerX) }
  /// The upper edge.
  public var topAnchor: YAxisAnchor { YAxisAnchor(self, .top) }
  /// The lower edge.
  public var bottomAnchor: YAxisAnchor { YAxisAnchor(self, .bottom) }
  /// The vertical center.
  public var centerYAnchor: YAxisAnchor { YAxisAnchor(self, .centerY) }
  /// The width.
  public var widthAnchor: DimensionAnchor { DimensionAnchor(self, .width) }
  /// The height.
  public var heightAnchor: DimensionAnchor { DimensionAnchor(self, .height) }
}

extension LayoutView {
  /// The baseline of the first line of text; see ``forFirstBaselineLayout``.
  public var firstBaselineAnchor: YAxisAnchor { YAxisAnchor(self, .firstBaseline) }
  /// The baseline of the last line of text; see ``forLastBaselineLayout``.
  public var lastBaselineAnchor: YAxisAnchor { YAxisAnchor(self, .lastBaseline) }
}
