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
  /// The style of the bar; nothing is drawn.
  open var standardAppearance = UIToolbarAppearance()
  /// The appearance of the bar in a compact height; nothing is drawn.
  open var compactAppearance: UIToolbarAppearance?
  /// The appearance of the bar when the content is at its end; nothing is drawn.
  open var scrollEdgeAppearance: UIToolbarAppearance?
  /// Does nothing: nothing is drawn.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition,
    barMetrics: UIBarMetrics
  ) {}
  /// Does nothing: nothing is drawn.
  open func setShadowImage(
    _ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition
  ) {}
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
