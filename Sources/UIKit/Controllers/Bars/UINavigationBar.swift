public import Foundation

/// A bar above the content of a navigation. Its items are not laid out.
@preconcurrency @MainActor open class UINavigationBar: UIView {
  /// Whether titles are large where the content is at its top; they add 52 points.
  open var prefersLargeTitles = false { didSet { heightDidChange?() } }
  /// Lets a navigation follow the height.
  var heightDidChange: (() -> Void)?
  /// What the bar shows, one for each controller.
  open var items: [UINavigationItem]?
  /// What the bar shows.
  open var topItem: UINavigationItem? { items?.last }
  /// How the bar looks; nothing is drawn.
  open var barStyle = UIBarStyle.default
  /// What the title looks like; nothing is drawn.
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// What a large title looks like; nothing is drawn.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  /// The picture below the bar; nothing is drawn.
  open var shadowImage: UIImage?
  /// How the bar looks; nothing is drawn.
  open var standardAppearance = UINavigationBarAppearance()
  /// How a low bar looks; nothing is drawn.
  open var compactAppearance: UINavigationBarAppearance?
  /// How the bar looks above content at its top; nothing is drawn.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// Nothing is drawn.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {}
  /// Whether content shows through.
  open var isTranslucent = true
  /// The colour of the bar; nothing is drawn.
  open var barTintColor: UIColor?

  /// 44 points, 32 where the height is compact, 50 on pads.
  func height(in traits: UITraitCollection) -> CGFloat {
    let bar: CGFloat =
      traits.verticalSizeClass == .compact ? 32 : traits.userInterfaceIdiom == .pad ? 50 : 44
    return bar + (prefersLargeTitles && traits.verticalSizeClass != .compact ? 52 : 0)
  }

  override var systemContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: height(in: traitCollection))
  }
}
