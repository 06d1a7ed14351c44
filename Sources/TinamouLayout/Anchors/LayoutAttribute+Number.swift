extension LayoutAttribute {
  /// Makes an attribute from its number in `NSLayoutConstraint.Attribute` and in Interface Builder.
  ///
  /// - Parameter number: From 1 for ``left`` to 20 for ``centerYWithinMargins``. The number 0 means
  ///   `notAnAttribute`, for which there is no attribute.
  public init?(number: Int) {
    guard Self.byNumber.indices.contains(number - 1) else { return nil }
    self = Self.byNumber[number - 1]
  }

  /// The number of the attribute in `NSLayoutConstraint.Attribute`, from 1 to 20.
  public var number: Int {
    Self.byNumber.firstIndex(of: self).map { $0 + 1 } ?? 0
  }

  /// The order of UIKit's numbers: 1 to 12 from the header of GNUstep, the others from Apple's
  /// documentation, which lists them in this order.
  private static let byNumber: [LayoutAttribute] = [
    .left, .right, .top, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY,
    .lastBaseline, .firstBaseline, .leftMargin, .rightMargin, .topMargin, .bottomMargin,
    .leadingMargin, .trailingMargin, .centerXWithinMargins, .centerYWithinMargins,
  ]
}
