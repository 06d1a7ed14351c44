public import Foundation
import TinamouEnvironment

/// A row of a list in a collection view.
@preconcurrency @MainActor open class UICollectionViewListCell: InertCollectionViewListCell {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setMargins()
  }
  /// Makes a cell; the coder is not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setMargins()
  }

  private func setMargins() {
    let least = UIScreen.main.environment.systemMinimumLayoutMargins
    let side = CGFloat(max(least.leading, 16))
    contentView.insetsLayoutMarginsFromSafeArea = false
    // The width of an accessory is our choice, as in tables.
    let room = 22 * CGFloat(accessories.filter(\.isShownAtEnd).count)
    contentView.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 11, leading: side, bottom: 11, trailing: side + room)
  }

  /// Returns the content of a cell in a list, without texts.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
  /// The accessories, which have no frames; the ones at the end add to the margin of the content.
  open var accessories: [UICellAccessory] {
    get { storedAccessories }
    set {
      storedAccessories = newValue
      setMargins()
    }
  }
  private var storedAccessories: [UICellAccessory] = []
  /// The guide of the line at the lower edge, which begins where the content does.
  open private(set) lazy var separatorLayoutGuide: UILayoutGuide = {
    let guide = UILayoutGuide()
    addLayoutGuide(guide)
    let sides = [
      guide.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
      guide.trailingAnchor.constraint(equalTo: trailingAnchor),
    ]
    // An app's own constraints move the guide.
    for side in sides { side.priority = .defaultHigh }
    NSLayoutConstraint.activate(sides + [guide.bottomAnchor.constraint(equalTo: bottomAnchor)])
    return guide
  }()
}
