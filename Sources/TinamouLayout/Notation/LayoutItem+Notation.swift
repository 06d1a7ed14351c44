/// The names of anchors for constraints that are written with operators.
///
/// They are members of a protocol, so that a subclass can have properties of the same names, such
/// as `var leading: LayoutConstraint?`; the subclass then uses its own.
public protocol ItemNotation: LayoutItem {}

/// The names of anchors and guides that only views have, for constraints that are written with
/// operators.
public protocol ViewNotation: LayoutView {}

extension LayoutItem: ItemNotation {}

extension LayoutView: ViewNotation {}

extension ItemNotation {
  /// The edge at which lines of text begin, for constraints written with operators.
  public var leading: LayoutExpression { LayoutExpression([.init(self, .leading)]) }
  /// The edge at which lines of text end, for constraints written with operators.
  public var trailing: LayoutExpression { LayoutExpression([.init(self, .trailing)]) }
  /// The left edge, for constraints written with operators.
  public var left: LayoutExpression { LayoutExpression([.init(self, .left)]) }
  /// The right edge, for constraints written with operators.
  public var right: LayoutExpression { LayoutExpression([.init(self, .right)]) }
  /// The upper edge, for constraints written with operators.
  public var top: LayoutExpression { LayoutExpression([.init(self, .top)]) }
  /// The lower edge, for constraints written with operators.
  public var bottom: LayoutExpression { LayoutExpression([.init(self, .bottom)]) }
  /// The width, for constraints written with operators.
  public var width: LayoutExpression { LayoutExpression([.init(self, .width)]) }
  /// The height, for constraints written with operators.
  public var height: LayoutExpression { LayoutExpression([.init(self, .height)]) }
  /// The horizontal center, for constraints written with operators.
  public var centerX: LayoutExpression { LayoutExpression([.init(self, .centerX)]) }
  /// The vertical center, for constraints written with operators.
  public var centerY: LayoutExpression { LayoutExpression([.init(self, .centerY)]) }
}

extension ViewNotation {
  /// The baseline of the first line of text, for constraints written with operators.
  public var firstBaseline: LayoutExpression { LayoutExpression([.init(self, .firstBaseline)]) }
  /// The baseline of the last line of text, for constraints written with operators.
  public var lastBaseline: LayoutExpression { LayoutExpression([.init(self, .lastBaseline)]) }
  /// The leading edge of the layout margins, for constraints written with operators.
  public var leadingMargin: LayoutExpression { LayoutExpression([.init(self, .leadingMargin)]) }
  /// The trailing edge of the layout margins, for constraints written with operators.
  public var trailingMargin: LayoutExpression { LayoutExpression([.init(self, .trailingMargin)]) }
  /// The left edge of the layout margins, for constraints written with operators.
  public var leftMargin: LayoutExpression { LayoutExpression([.init(self, .leftMargin)]) }
  /// The right edge of the layout margins, for constraints written with operators.
  public var rightMargin: LayoutExpression { LayoutExpression([.init(self, .rightMargin)]) }
  /// The upper edge of the layout margins, for constraints written with operators.
  public var topMargin: LayoutExpression { LayoutExpression([.init(self, .topMargin)]) }
  /// The lower edge of the layout margins, for constraints written with operators.
  public var bottomMargin: LayoutExpression { LayoutExpression([.init(self, .bottomMargin)]) }
  /// The horizontal center between the layout margins, for constraints written with operators.
  public var centerXWithinMargins: LayoutExpression {
    LayoutExpression([.init(self, .centerXWithinMargins)])
  }
  /// The vertical center between the layout margins, for constraints written with operators.
  public var centerYWithinMargins: LayoutExpression {
    LayoutExpression([.init(self, .centerYWithinMargins)])
  }

  /// The guide of the layout margins, for constraints written with operators.
  public var margins: LayoutGuide { layoutMarginsGuide }
  /// The guide of the readable width, for constraints written with operators.
  public var readable: LayoutGuide { readableContentGuide }
  /// The guide of the safe area, for constraints written with operators.
  public var safeArea: LayoutGuide { safeAreaLayoutGuide }
}
