import Foundation
import TinamouEnvironment

/// The bar of a navigation controller. Its items are not laid out.
@preconcurrency @MainActor open class UINavigationBar: InertNavigationBar {
  /// Whether titles are large when the content is at its top.
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
        item.heightDidChange = { [weak self] in self?.heightDidChange?() }
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

  /// What a navigation bar adds to the safe area above the content, and its height, in points. On
  /// an iPhone on its side from iOS 26 on, there is a gap above the bar.
  typealias Extent = (adds: CGFloat, height: CGFloat)

  /// The extent while the last one of some items is shown: that of the system, with less height on
  /// the side of a phone, and more in a sheet, and for a large title.
  func extent(
    in traits: UITraitCollection, showing items: some Sequence<UINavigationItem>,
    isInSheet: Bool = false
  ) -> Extent {
    let platform = UIScreen.main.platform
    let isPad = traits.userInterfaceIdiom == .pad
    let usual = platform.value(of: isPad ? .padNavigationBarHeight : .navigationBarHeight)
    if traits.verticalSizeClass == .compact {
      let adds = platform.value(of: .compactNavigationBarHeight)
      return (CGFloat(adds), CGFloat(min(adds, usual)))
    }
    let hasOwnHeight =
      isInSheet && platform.system >= .iOS13 && (platform.system < .iOS26 || !isPad)
    var height = hasOwnHeight ? platform.value(of: .sheetNavigationBarHeight) : usual
    if showsLargeTitle(of: items) { height += platform.value(of: .largeTitleHeight) }
    if items.map(\.showsSearchBar).last ?? false {
      height += platform.value(of: .navigationSearchBarHeight)
    }
    return (CGFloat(height), CGFloat(height))
  }

  /// Whether the title of the last one of some items is shown large.
  func showsLargeTitle(of items: some Sequence<UINavigationItem>) -> Bool {
    prefersLargeTitles && Self.isLarge(items)
  }

  /// Whether the title of the last item is large. An automatic title is like the one before it, and
  /// the first one is large.
  private static func isLarge(_ items: some Sequence<UINavigationItem>) -> Bool {
    items.map(\.largeTitleDisplayMode).last { $0 != .automatic } != .never
  }

  override var systemContentSize: CGSize {
    CGSize(
      width: UIView.noIntrinsicMetric,
      height: extent(in: traitCollection, showing: items ?? []).height)
  }
}
