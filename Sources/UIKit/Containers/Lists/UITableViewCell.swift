public import Foundation
import TinamouEnvironment
import TinamouLayout

/// A row of a table.
@preconcurrency @MainActor open class UITableViewCell: InertTableViewCell {
  /// The view for the content of the cell.
  open var contentView: UIView { ownContentView }
  private let ownContentView = UIView()
  /// The reuse identifier.
  open var reuseIdentifier: String? { ownReuseIdentifier }
  private let ownReuseIdentifier: String?
  private let style: CellStyle
  /// The height of the separator at the lower edge, as a part of the cell's height, in points.
  var separatorHeight: CGFloat = 0 { didSet { bottom?.constant = -separatorHeight } }
  private var bottom: NSLayoutConstraint?
  private var trailing: NSLayoutConstraint?
  private var standardContent: StandardCellContent?
  private var configured = ConfiguredContent()
  /// The side margins that the table set last.
  private var marginOfTable: CGFloat = 16

  /// Makes a cell.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    ownReuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    placeContent()
  }

  /// Makes a cell of the default style, without a reuse identifier.
  public convenience init() { self.init(style: .default, reuseIdentifier: nil) }

  /// Makes a cell of the default style; the coder is not read.
  public required init?(coder: NSCoder) {
    style = .default
    ownReuseIdentifier = nil
    super.init(coder: coder)
    placeContent()
  }

  /// Makes a cell that a table dequeues, with `init(style:reuseIdentifier:)`.
  ///
  /// Classes that override that initialiser, or have no initialisers of their own, inherit this
  /// one.
  public required convenience init(dequeuedFor reuseIdentifier: String) {
    self.init(style: .default, reuseIdentifier: reuseIdentifier)
  }

  private func placeContent() {
    contentView.isPlacedByContainer = true
    contentView.frame = bounds
    contentView.layoutMargins = UIEdgeInsets(
      top: 11, left: marginOfTable, bottom: 11, right: marginOfTable)
    // A cell under a bar keeps its margins.
    contentView.insetsLayoutMarginsFromSafeArea = false
    addSubview(contentView)
    let bottom = contentView.bottomAnchor.constraint(equalTo: bottomAnchor)
    let trailing = contentView.trailingAnchor.constraint(equalTo: trailingAnchor)
    NSLayoutConstraint.activate([
      contentView.topAnchor.constraint(equalTo: topAnchor),
      contentView.leadingAnchor.constraint(equalTo: leadingAnchor), bottom, trailing,
    ])
    (self.bottom, self.trailing) = (bottom, trailing)
  }

  /// Sets the side margins of the device on the content, unless the app has set others.
  func setMargin(_ margin: CGFloat) {
    let margins = contentView.directionalLayoutMargins
    guard margin != marginOfTable, margins.leading == marginOfTable,
      margins.trailing == marginOfTable
    else { return }
    marginOfTable = margin
    contentView.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: margins.top, leading: margin, bottom: margins.bottom, trailing: margin)
  }

  private var standard: StandardCellContent {
    if let standardContent { return standardContent }
    let made = StandardCellContent(style, in: self)
    standardContent = made
    return made
  }

  // MARK: Configurations

  /// The content; its view fills the content view.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configured.configuration }
    set { configured.show(newValue, in: contentView) }
  }
  /// Returns the content of the cell's style, without texts.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
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
  public typealias ConfigurationUpdateHandler = (UITableViewCell, UICellConfigurationState) -> Void
  /// The state for which the cell is configured.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = selected
    state.isHighlighted = isHighlighted
    state.isEditing = isEditing
    return state
  }
  /// Makes the next pass update the configuration.
  open func setNeedsUpdateConfiguration() {
    needsConfiguration = true
    setNeedsUpdateConstraints()
    setNeedsLayout()
  }
  /// Called before the next pass after the state changed, and when the table makes the cell.
  open func updateConfiguration(using state: UICellConfigurationState) {
    configurationUpdateHandler?(self, state)
  }
  private var needsConfiguration = true

  /// Updates the configuration if it is needed.
  func configureIfNeeded() {
    guard needsConfiguration else { return }
    needsConfiguration = false
    track(.updateConfiguration) { updateConfiguration(using: configurationState) }
  }

  override func setNeedsUpdateOfConfiguration() { setNeedsUpdateConfiguration() }

  override func willUpdateConstraints() { configureIfNeeded() }

  open override func layoutSubviews() {
    super.layoutSubviews()
    configureIfNeeded()
  }

  // MARK: Standard content

  /// The text.
  open var textLabel: UILabel? { standard.textLabel }
  /// The label of the second text, for styles that have one.
  open var detailTextLabel: UILabel? { standard.detailTextLabel }
  /// The image.
  open var imageView: UIImageView? { standard.shownImageView }
  /// The accessory at the trailing edge.
  open var accessoryType: AccessoryType {
    get { storedAccessoryType }
    set {
      storedAccessoryType = newValue
      updateAccessory()
    }
  }
  private var storedAccessoryType: AccessoryType = .none
  /// A view at the trailing edge.
  open var accessoryView: UIView? {
    get { storedAccessoryView }
    set {
      let oldValue = storedAccessoryView
      storedAccessoryView = newValue
      oldValue?.removeFromSuperview()
      if let accessoryView { placeAccessory(accessoryView) }
      updateAccessory()
    }
  }
  private var storedAccessoryView: UIView?
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
  /// Whether the cell is selected.
  open var isSelected: Bool {
    get { selected }
    set { setSelected(newValue, animated: false) }
  }
  private var selected = false
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
  /// Selects or deselects the cell.
  open func setSelected(_ selected: Bool, animated: Bool) {
    if self.selected != selected { setNeedsUpdateConfiguration() }
    self.selected = selected
  }
  /// Highlights the cell, or ends the highlight.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }
  /// A view behind the content while several rows are selected; it is not a part of the layout.
  open var multipleSelectionBackgroundView: UIView?
  /// Whether the row is edited; this does not change the layout.
  open var isEditing = false
  /// Begins or ends editing, which does not change the layout.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  /// Never called: the cell changes to another state of editing.
  open func willTransition(to state: StateMask) {}
  /// Whether the row is indented while it is edited; it never is.
  open var shouldIndentWhileEditing = true
  /// Whether the button for deleting is shown, always `false`.
  open var showingDeleteConfirmation: Bool { false }
  /// Whether the row can be moved while it is edited.
  open var showsReorderControl = false
  /// Called before the cell is reused for another row.
  open func prepareForReuse() {}

  private func placeAccessory(_ view: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
    var constraints = [
      view.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -marginOfTable),
      view.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
    ]
    if view.intrinsicContentSize.width < 0 {
      constraints += [
        view.widthAnchor.constraint(equalToConstant: view.bounds.width),
        view.heightAnchor.constraint(equalToConstant: view.bounds.height),
      ]
    }
    NSLayoutConstraint.activate(constraints)
  }

  /// Ends the content 8 points before the accessory; the widths of the system's accessories are our
  /// choice.
  private func updateAccessory() {
    var room: CGFloat = 0
    if let accessoryView {
      let content = accessoryView.intrinsicContentSize.width
      room = (content >= 0 ? content : accessoryView.bounds.width) + marginOfTable + 8
    } else {
      switch accessoryType {
      case .none: room = 0
      case .disclosureIndicator, .checkmark, .detailButton: room = 38
      case .detailDisclosureButton: room = 68
      }
    }
    trailing?.constant = -room
  }

  /// The height of the cell in a table of a width, in points.
  func height(inWidth width: CGFloat, separator: CGFloat) -> CGFloat {
    configureIfNeeded()
    separatorHeight = separator
    let size = systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    let scale = UIScreen.main.scale
    // Round up to a pixel; less than a thousandth of a pixel more is a rounding error.
    let height = (size.height * scale - 0.001).rounded(.up) / scale
    return height <= separator ? UITableView.defaultRowHeight : height
  }
}
