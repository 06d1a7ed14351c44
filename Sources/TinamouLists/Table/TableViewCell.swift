public import TinamouLayout
import TinamouSolver

/// A row of a table: content, an accessory at its trailing edge and a separator below.
open class TableViewCell: ReusableView {
  /// The view at the trailing edge beside the content; it is as large as its own content.
  public var accessoryView: LayoutView? {
    didSet {
      guard accessoryView !== oldValue else { return }
      cells?.didEdit()
      placeAccessory(insteadOf: oldValue)
    }
  }
  /// The inset of the separator, in points; `nil` means that of the table.
  public var separatorInset: DirectionalEdgeInsets? {
    didSet { if separatorInset != oldValue { decorationDidChange() } }
  }

  /// The line at the lower edge of the cell.
  let separatorView = LayoutView("separator")
  private lazy var contentBottom = contentView.bottomAnchor.constraint(equalTo: bottomAnchor)
  private lazy var separatorHeight = separatorView.heightAnchor.constraint(equalToConstant: 0)
  private lazy var separatorStart = separatorView.leadingAnchor.constraint(equalTo: leadingAnchor)
  private lazy var separatorEnd = separatorView.trailingAnchor.constraint(equalTo: trailingAnchor)
  private var accessoryEnd: LayoutConstraint?
  private var accessoryConstraints: [LayoutConstraint] = []

  /// The distance between content and accessory, in points: the standard distance of siblings,
  /// since UIKit's is not known.
  static let accessorySpacing = 8.0

  /// Makes a cell; add its content to ``ReusableView/contentView``.
  public required init(reuseIdentifier: String? = nil) {
    super.init(reuseIdentifier: reuseIdentifier)
    addSubview(separatorView)
  }

  override func addDecoration() {
    for constraint in [
      contentView.leadingAnchor.constraint(equalTo: leadingAnchor),
      contentView.topAnchor.constraint(equalTo: topAnchor),
      separatorView.bottomAnchor.constraint(equalTo: bottomAnchor),
      contentBottom, separatorHeight, separatorStart, separatorEnd,
    ] { constraint.isActive = true }
    placeAccessory(insteadOf: nil)
  }

  /// The distance of the accessory from the trailing edge of the cell, in points.
  private var accessoryMargin = 0.0 {
    didSet { accessoryEnd?.constant = -accessoryMargin }
  }

  /// Attaches the trailing edge of the content to the accessory, or to the edge of the cell without
  /// one.
  private func placeAccessory(insteadOf old: LayoutView?) {
    if let old, old.superview === self { old.removeFromSuperview() }
    LayoutConstraint.deactivate(accessoryConstraints)
    accessoryEnd = nil
    guard let accessoryView else {
      accessoryConstraints = [contentView.trailingAnchor.constraint(equalTo: trailingAnchor)]
      for constraint in accessoryConstraints { constraint.isActive = true }
      return
    }
    if accessoryView.superview !== self { insertSubview(accessoryView, at: 1) }
    for axis in LayoutAxis.allCases {
      accessoryView.setContentHuggingPriority(.required, for: axis)
      accessoryView.setContentCompressionResistancePriority(.required, for: axis)
    }
    let end = accessoryView.trailingAnchor.constraint(
      equalTo: trailingAnchor, constant: -accessoryMargin)
    accessoryConstraints = [
      end, accessoryView.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
      contentView.trailingAnchor.constraint(
        equalTo: accessoryView.leadingAnchor, constant: -Self.accessorySpacing),
    ]
    for constraint in accessoryConstraints { constraint.isActive = true }
    accessoryEnd = end
  }

  override var isItem: Bool { true }

  override var explicitSeparatorInset: DirectionalEdgeInsets? {
    get { separatorInset }
    set { separatorInset = newValue }
  }

  override var decoration: [LayoutConstraint] {
    [contentBottom, separatorHeight, separatorStart, separatorEnd]
      + (accessoryEnd.map { [$0] } ?? [])
  }

  override func updateDecoration(_ metrics: CellMetrics) {
    // A row lower than a pixel has no room for a line of a pixel.
    let room = knownTemplate?.fixedHeight ?? .infinity
    let line = metrics.hasSeparators ? min(metrics.pixel, room) : 0
    let inset = separatorInset ?? metrics.separatorInset
    contentBottom.constant = -line
    separatorHeight.constant = line
    // A row narrower than the insets has a separator of width 0 at its trailing inset.
    let trailing = min(max(inset.trailing, 0), metrics.width)
    separatorStart.constant = min(inset.leading, metrics.width - trailing)
    separatorEnd.constant = -trailing
    accessoryMargin = metrics.margins.trailing
  }
}
