public import Foundation
import TinamouEnvironment

/// A row of a list in a collection view.
@preconcurrency @MainActor open class UICollectionViewListCell: InertCollectionViewListCell {
  /// The side margins that the list set last; `nil` at first.
  private var sideMargins: (leading: CGFloat, trailing: CGFloat)?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setMargins()
  }
  /// Makes a cell; the coder is not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setMargins()
  }

  /// Gives the content the side margins of the device, with room for accessories, unless the app
  /// has set others.
  func setMargins() {
    var margins = contentView.directionalLayoutMargins
    if let sideMargins {
      guard sideMargins == (margins.leading, margins.trailing) else { return }
    } else {
      contentView.insetsLayoutMarginsFromSafeArea = false
      (margins.top, margins.bottom) = (11, 11)
    }
    let least = UIScreen.main.environment.systemMinimumLayoutMargins
    // The width of an accessory is our choice, as in tables.
    let room = 22 * CGFloat(accessories.filter(\.isShownAtEnd).count)
    let sides = (
      leading: CGFloat(max(least.leading, 16)), trailing: CGFloat(max(least.trailing, 16)) + room
    )
    if let sideMargins, sideMargins == sides { return }
    sideMargins = sides
    (margins.leading, margins.trailing) = sides
    contentView.directionalLayoutMargins = margins
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
