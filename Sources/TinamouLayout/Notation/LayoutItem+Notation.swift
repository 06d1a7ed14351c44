/// What constraint strings call the anchors of an item, for constraints written with operators.
///
/// They are members of a protocol, so that a subclass may have properties of the same names, such as
/// `var leading: LayoutConstraint?`; its own count then.
public protocol ItemNotation: LayoutItem {}

/// What constraint strings call the anchors and guides that only views have.
public protocol ViewNotation: LayoutView {}

extension LayoutItem: ItemNotation {}

extension LayoutView: ViewNotation {}

extension ItemNotation {
  /// The edge at which lines begin, for constraints written with operators.
  public var leading: LayoutExpression { LayoutExpression([.init(self, .leading)]) }
  /// The edge at which lines end, for constraints written with operators.
  public var trailing: LayoutExpression { LayoutExpression([.init(self, .trailing)]) }
  /// The left edge, for constraints written with operators.
  public var left: LayoutExpression { LayoutExpression([.init(self, .left)]) }
  /// The right edge, for constraints written with operators.
  public var right: LayoutExpression { LayoutExpression([.init(self, .right)]) }
  /// The upper edge, for constraints written with operators.
  public var top: LayoutExpression { LayoutExpression([.init(self, .top)]) }
  /// The lower edge, for constraints written with operators.
  public var bottom: LayoutExpression { LayoutExpression([.init(self, .bottom)]) }
  /// The horizontal extent, for constraints written with operators.
  public var width: LayoutExpression { LayoutExpression([.init(self, .width)]) }
  /// The vertical extent, for constraints written with operators.
  public var height: LayoutExpression { LayoutExpression([.init(self, .height)]) }
  /// The horizontal middle, for constraints written with operators.
  public var centerX: LayoutExpression { LayoutExpression([.init(self, .centerX)]) }
  /// The vertical middle, for constraints written with operators.
  public var centerY: LayoutExpression { LayoutExpression([.init(self, .centerY)]) }
}

extension ViewNotation {
  /// The line on which the first line of text stands, for constraints written with operators.
  public var firstBaseline: LayoutExpression { LayoutExpression([.init(self, .firstBaseline)]) }
  /// The line on which the last line of text stands, for constraints written with operators.
  public var lastBaseline: LayoutExpression { LayoutExpression([.init(self, .lastBaseline)]) }
  /// The edge of the layout margins at which lines begin, for constraints written with operators.
  public var leadingMargin: LayoutExpression { LayoutExpression([.init(self, .leadingMargin)]) }
  /// The edge of the layout margins at which lines end, for constraints written with operators.
  public var trailingMargin: LayoutExpression { LayoutExpression([.init(self, .trailingMargin)]) }
  /// The left edge of the layout margins, for constraints written with operators.
  public var leftMargin: LayoutExpression { LayoutExpression([.init(self, .leftMargin)]) }
  /// The right edge of the layout margins, for constraints written with operators.
  public var rightMargin: LayoutExpression { LayoutExpression([.init(self, .rightMargin)]) }
  /// The upper edge of the layout margins, for constraints written with operators.
  public var topMargin: LayoutExpression { LayoutExpression([.init(self, .topMargin)]) }
  /// The lower edge of the layout margins, for constraints written with operators.
  public var bottomMargin: LayoutExpression { LayoutExpression([.init(self, .bottomMargin)]) }
  /// The horizontal middle between the layout margins, for constraints written with operators.
  public var centerXWithinMargins: LayoutExpression {
    LayoutExpression([.init(self, .centerXWithinMargins)])
  }
  /// The vertical middle between the layout margins, for constraints written with operators.
  public var centerYWithinMargins: LayoutExpression {
    LayoutExpression([.init(self, .centerYWithinMargins)])
  }

  /// The guide of the layout margins, as constraint strings call it.
  public var margins: LayoutGuide { layoutMarginsGuide }
  /// The guide of the readable width, as constraint strings call it.
  public var readable: LayoutGuide { readableContentGuide }
  /// The guide of the safe area, as constraint strings call it.
  public var safeArea: LayoutGuide { safeAreaLayoutGuide }
}
