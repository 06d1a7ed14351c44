public import Foundation
import TinamouLayout

/// A view of a collection.
@preconcurrency @MainActor open class UICollectionReusableView: InertCollectionReusableView {
  var reuseKey: ReusableViews<UICollectionReusableView>.Key?
  /// The size for which the view last stated the attributes that it prefers to those of an app's
  /// layout.
  var proposedSize: CGSize?
  private var transformOfLayout = CGAffineTransform.identity
  /// The reuse identifier.
  open var reuseIdentifier: String? { reuseKey?.identifier }

  /// Makes a view that a collection view dequeues, with `init(frame:)`.
  public required convenience init(dequeuedFor key: String) { self.init(frame: .zero) }

  /// Takes the transform of the layout, if it has changed: a transform that an app sets stays.
  func take(transformOf attributes: UICollectionViewLayoutAttributes) {
    guard attributes.transform != transformOfLayout else { return }
    transformOfLayout = attributes.transform
    transform = attributes.transform
  }

  /// Called before the view is reused.
  open func prepareForReuse() {}
  /// Applies the attributes of the layout, whenever the items are placed.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
  /// Never called: the layout is about to change.
  open func willTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}
  /// Returns the attributes with the size that the constraints of the view give.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let fixed = layoutAttributes.fixedAxes
    if fixed.isEmpty {
      layoutAttributes.size = systemLayoutSizeFitting(
        layoutAttributes.size == .zero ? UIView.layoutFittingCompressedSize : layoutAttributes.size)
    } else {
      layoutAttributes.size = systemLayoutSizeFitting(
        layoutAttributes.size,
        withHorizontalFittingPriority: fixed.contains(.horizontal) ? .required : .fittingSizeLevel,
        verticalFittingPriority: fixed.contains(.vertical) ? .required : .fittingSizeLevel)
    }
    return layoutAttributes
  }
}

/// An item of a collection.
@preconcurrency @MainActor open class UICollectionViewCell: InertCollectionViewCell {
  /// The view for the content of the cell.
  open var contentView: UIView { ownContentView }
  private let ownContentView = UIView()
  private var configured = ConfiguredContent()
  private var needsConfiguration = true
  /// Whether the cell is selected.
  open var isSelected: Bool {
    get { storedIsSelected }
    set {
      guard newValue != storedIsSelected else { return }
      storedIsSelected = newValue
      setNeedsUpdateConfiguration()
    }
  }
  private var storedIsSelected = false
  /// Whether the cell is highlighted; there are no touch events.
  open var isHighlighted: Bool {
    get { storedIsHighlighted }
    set {
      guard newValue != storedIsHighlighted else { return }
      storedIsHighlighted = newValue
      setNeedsUpdateConfiguration()
    }
  }
  private var storedIsHighlighted = false
  /// A view behind the content, which fills the cell.
  open var backgroundView: UIView? {
    get { storedBackgroundView }
    set {
      let oldValue = storedBackgroundView
      storedBackgroundView = newValue
      placeBackground(backgroundView, insteadOf: oldValue)
    }
  }
  private var storedBackgroundView: UIView?
  /// A view behind the content of a selected cell; it is not a part of the layout.
  open var selectedBackgroundView: UIView?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    fill(with: contentView)
  }
  /// Makes an object; the coder is not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    fill(with: contentView)
  }

  /// The content; its view fills the content view.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configured.configuration }
    set { configured.show(newValue, in: contentView) }
  }
  /// Updates the configuration whenever the state changes.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    get { storedConfigurationUpdateHandler }
    set {
      storedConfigurationUpdateHandler = newValue
      setNeedsUpdateConfiguration()
    }
  }
  private var storedConfigurationUpdateHandler: ConfigurationUpdateHandler?
  /// Updates the configuration of a cell for a state.
  public typealias ConfigurationUpdateHandler = (
    UICollectionViewCell, UICellConfigurationState
  ) -> Void
  /// The state for which the cell is configured.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    return state
  }
  /// Makes the next pass update the configuration.
  open func setNeedsUpdateConfiguration() {
    needsConfiguration = true
    setNeedsUpdateConstraints()
    setNeedsLayout()
  }
  /// Called before the next pass after the state changed, and when the cell is measured.
  open func updateConfiguration(using state: UICellConfigurationState) {
    configurationUpdateHandler?(self, state)
  }

  override func willUpdateConstraints() { configureIfNeeded() }

  open override func layoutSubviews() {
    super.layoutSubviews()
    configureIfNeeded()
  }

  func configureIfNeeded() {
    guard needsConfiguration else { return }
    needsConfiguration = false
    track(.updateConfiguration) { updateConfiguration(using: configurationState) }
  }

  override func setNeedsUpdateOfConfiguration() { setNeedsUpdateConfiguration() }

  open override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    configureIfNeeded()
    return super.preferredLayoutAttributesFitting(layoutAttributes)
  }
}
