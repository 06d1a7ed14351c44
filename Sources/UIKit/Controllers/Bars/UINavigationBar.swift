import Foundation
import TinamouEnvironment

/// The bar of a navigation controller. Its items are not laid out.
@preconcurrency @MainActor open class UINavigationBar: InertNavigationBar {
  /// Whether titles are large when the content is at its top; they add 52 points.
  open var prefersLargeTitles: Bool {
    get { storedPrefersLargeTitles }
    set {
      storedPrefersLargeTitles = newValue
      heightDidChange?()
    }
  }
  private var storedPrefersLargeTitles = false
  /// Called when the height changes, for the navigation controller.
  var heightDidChange: (() -> Void)?
  /// The items of the bar, one for each controller.
  open var items: [UINavigationItem]? {
    get { storedItems }
    set {
      storedItems = newValue
      for item in items ?? [] {
        item.largeTitleDidChange = { [weak self] in self?.heightDidChange?() }
      }
    }
  }
  private var storedItems: [UINavigationItem]?
  /// The top item.
  open var topItem: UINavigationItem? { items?.last }
  /// Sets the items.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }
  /// The item below the one that is shown.
  open var backItem: UINavigationItem? { items?.dropLast().last }
  /// Shows an item.
  open func pushItem(_ item: UINavigationItem, animated: Bool) { items = (items ?? []) + [item] }
  /// Shows the item below the one that is shown.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? { items?.popLast() }
  /// Whether the bar is translucent; the view of a controller ends at an opaque bar.
  open var isTranslucent: Bool {
    get { storedTranslucency }
    set {
      storedTranslucency = newValue
      heightDidChange?()
    }
  }
  private var storedTranslucency = true

  /// The height with the present items.
  func height(in traits: UITraitCollection) -> CGFloat {
    height(in: traits, showing: items ?? [])
  }

  /// The height while the last one of some items is shown: that of the system, 32 points in a
  /// compact height, and more for a large title.
  func height(
    in traits: UITraitCollection, showing items: some Sequence<UINavigationItem>
  ) -> CGFloat {
    if traits.verticalSizeClass == .compact { return 32 }
    let bar = UIScreen.main.platform.value(
      of: traits.userInterfaceIdiom == .pad ? .padNavigationBarHeight : .navigationBarHeight)
    return CGFloat(bar) + (prefersLargeTitles && Self.isLarge(items) ? 52 : 0)
  }

  /// Whether the title of the last item is large. An automatic title is like the one before it, and
  /// the first one is large.
  private static func isLarge(_ items: some Sequence<UINavigationItem>) -> Bool {
    items.map(\.largeTitleDisplayMode).last { $0 != .automatic } != .never
  }

  override var systemContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: height(in: traitCollection))
  }
}
