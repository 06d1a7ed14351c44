public import Foundation
import TinamouEnvironment
import TinamouLayout

/// A row of a table.
@preconcurrency @MainActor open class UITableViewCell: UIView {
  /// What a cell shows by itself.
  public enum CellStyle: Int, Sendable {
    /// A text, beside a picture.
    case `default` = 0
    /// A text with another one at the end.
    case value1 = 1
    /// A text beside another one.
    case value2 = 2
    /// A text above a smaller one.
    case subtitle = 3
  }

  /// What stands at the end of a cell.
  public enum AccessoryType: Int, Sendable {
    /// Nothing.
    case none = 0
    /// An arrow.
    case disclosureIndicator = 1
    /// A button and an arrow.
    case detailDisclosureButton = 2
    /// A hook.
    case checkmark = 3
    /// A button.
    case detailButton = 4
  }

  /// How a selected cell looks; nothing is drawn.
  public enum SelectionStyle: Int, Sendable {
    /// As before.
    case none = 0
    /// Blue.
    case blue = 1
    /// Grey.
    case gray = 2
    /// As usual.
    case `default` = 3
  }

  /// What the cell shows.
  public let contentView = UIView()
  /// The name under which the cell is used again.
  public let reuseIdentifier: String?
  private let style: CellStyle
  /// The line at the lower edge, as a part of the cell's height, in points.
  var separatorHeight: CGFloat = 0 { didSet { bottom?.constant = -separatorHeight } }
  private var bottom: NSLayoutConstraint?
  private var trailing: NSLayoutConstraint?
  private var standardContent: StandardCellContent?
  /// The margins at the sides that the table gave last.
  private var marginOfTable: CGFloat = 16

  /// Makes a cell.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    placeContent()
  }

  /// Makes a cell of the default style; nothing is decoded.
  public required init?(coder: NSCoder) {
    style = .default
    reuseIdentifier = nil
    super.init(coder: coder)
    placeContent()
  }

  /// Makes a cell that a table asks for, by `init(style:reuseIdentifier:)`.
  ///
  /// Classes that override that initialiser, or have none of their own, inherit this one.
  public required convenience init(dequeuedFor reuseIdentifier: String) {
    self.init(style: .default, reuseIdentifier: reuseIdentifier)
  }

  private func placeContent() {
    contentView.isPlacedByContainer = true
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

  /// Gives the content the margins of the device at the sides, unless the app gave others.
  func takeMargin(_ margin: CGFloat) {
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
    let made = StandardCellContent(style, in: contentView)
    standardContent = made
    return made
  }

  /// The text.
  open var textLabel: UILabel? { standard.textLabel }
  /// The other text, of styles that have one.
  open var detailTextLabel: UILabel? { standard.detailTextLabel }
  /// The picture.
  open var imageView: UIImageView? { standard.shownImageView }
  /// What stands at the end.
  open var accessoryType = AccessoryType.none { didSet { updateAccessory() } }
  /// A view at the end.
  open var accessoryView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let accessoryView { placeAccessory(accessoryView) }
      updateAccessory()
    }
  }
  /// The inset of the line at the lower edge; nothing is drawn.
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
  /// How a selected cell looks; nothing is drawn.
  open var selectionStyle = SelectionStyle.default
  /// A view behind the content; it is no part of the layout.
  open var backgroundView: UIView?
  /// A view behind the content of a selected cell; it is no part of the layout.
  open var selectedBackgroundView: UIView?
  /// Whether the cell is selected.
  open var isSelected: Bool {
    get { selected }
    set { setSelected(newValue, animated: false) }
  }
  private var selected = false
  /// Whether the cell is touched; there is no touch.
  open var isHighlighted = false
  /// Selects the cell, or no longer.
  open func setSelected(_ selected: Bool, animated: Bool) { self.selected = selected }
  /// Marks the cell as touched.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }
  /// The cell is about to be used for another row.
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

  /// Lets the content end 8 points before what stands at the end; the widths of the system's signs
  /// are our choice.
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

  /// The height in a table of a width, in points.
  func height(inWidth width: CGFloat, separator: CGFloat) -> CGFloat {
    separatorHeight = separator
    let size = systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    let scale = UIScreen.main.scale
    // Rounded up to a pixel; what is beyond by less than a thousandth of one is noise.
    let height = (size.height * scale - 0.001).rounded(.up) / scale
    return height <= separator ? UITableView.defaultRowHeight : height
  }
}

/// The labels and the picture that a cell shows by itself.
@MainActor private struct StandardCellContent {
  let textLabel = UILabel()
  let detailTextLabel: UILabel?
  private let imageView = UIImageView()
  private let row: UIStackView

  /// The picture, which takes part in the row from the first time on that somebody asks for it.
  var shownImageView: UIImageView {
    if imageView.superview == nil { row.insertArrangedSubview(imageView, at: 0) }
    return imageView
  }

  init(_ style: UITableViewCell.CellStyle, in contentView: UIView) {
    let texts = UIStackView(arrangedSubviews: [textLabel])
    textLabel.font = .preferredFont(forTextStyle: .body)
    switch style {
    case .default: detailTextLabel = nil
    case .subtitle:
      let detail = UILabel()
      detail.font = .preferredFont(forTextStyle: .caption1)
      texts.axis = .vertical
      texts.addArrangedSubview(detail)
      detailTextLabel = detail
    case .value1, .value2:
      let detail = UILabel()
      detail.font = .preferredFont(forTextStyle: .body)
      detail.setContentHuggingPriority(.required, for: .horizontal)
      texts.spacing = 8
      texts.addArrangedSubview(detail)
      detailTextLabel = detail
    }
    row = UIStackView(arrangedSubviews: [texts])
    imageView.setContentHuggingPriority(.required, for: .horizontal)
    row.spacing = 16
    row.alignment = .center
    row.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(row)
    let margins = contentView.layoutMarginsGuide
    let least = contentView.heightAnchor.constraint(
      greaterThanOrEqualToConstant: UITableView.defaultRowHeight)
    least.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([
      row.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      row.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      row.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
      row.topAnchor.constraint(greaterThanOrEqualTo: margins.topAnchor), least,
    ])
  }
}

/// What stands above or below the rows of a section.
@preconcurrency @MainActor open class UITableViewHeaderFooterView: UIView {
  /// What the view shows.
  public let contentView = UIView()
  /// The name under which the view is used again.
  public let reuseIdentifier: String?
  private var label: UILabel?

  /// Makes a view.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    placeContent()
  }

  /// Makes a view; nothing is decoded.
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
    placeContent()
  }

  /// Makes a view that a table asks for, by `init(reuseIdentifier:)`.
  public required convenience init(dequeuedFor reuseIdentifier: String) {
    self.init(reuseIdentifier: reuseIdentifier)
  }

  private func placeContent() {
    contentView.isPlacedByContainer = true
    addSubview(contentView)
    contentView.layoutView.fill(layoutView)
  }

  /// The text.
  open var textLabel: UILabel? {
    if let label { return label }
    let made = UILabel()
    made.font = .preferredFont(forTextStyle: .headline)
    made.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(made)
    NSLayoutConstraint.activate([
      made.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      made.trailingAnchor.constraint(
        lessThanOrEqualTo: contentView.trailingAnchor, constant: -16),
      made.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 4),
      made.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -4),
    ])
    label = made
    return made
  }

  /// The view is about to be used for another section.
  open func prepareForReuse() {}
}
