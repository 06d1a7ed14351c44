public import Foundation

/// A toolbar. Its items are not laid out.
@preconcurrency @MainActor open class UIToolbar: UIView {
  /// The buttons, which are not laid out.
  open var items: [UIBarButtonItem]?
  /// The style of the bar; nothing is drawn.
  open var barStyle = UIBarStyle.default
  /// Whether the bar is translucent; nothing is drawn.
  open var isTranslucent = true
  /// The colour of the bar; nothing is drawn.
  open var barTintColor: UIColor?
  /// Sets the buttons, which are not laid out.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

  /// The height: 49 points, as recorded by Interface Builder; 32 in a compact height.
  func height(in traits: UITraitCollection) -> CGFloat {
    traits.verticalSizeClass == .compact ? 32 : 49
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: height(in: traitCollection))
  }

  override var systemContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: height(in: traitCollection))
  }
}
