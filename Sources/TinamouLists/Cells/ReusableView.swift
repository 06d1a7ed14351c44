public import TinamouLayout

/// A view that is laid out repeatedly with different content: the base class of cells, headers and
/// footers.
///
/// For the layout of a list, one view for each reuse identifier is sufficient: the list asks for it
/// once for each row, reads what it shows, and computes the frames. Subclasses add their content in
/// ``init(reuseIdentifier:)``.
open class ReusableView: LayoutView {
  /// The identifier of the template for which the view was made.
  public let reuseIdentifier: String?
  /// The view that content is added to.
  public let contentView = LayoutView("contentView")
  /// The reusable cells to which the view belongs.
  weak var cells: ReusableCells?

  /// The template that lays out the view. A list keeps the template; the template keeps the view.
  var template: CellTemplate {
    if let knownTemplate { return knownTemplate }
    let template = CellTemplate(self)
    knownTemplate = template
    return template
  }

  private(set) weak var knownTemplate: CellTemplate?

  /// Makes a view; add its content to ``contentView``.
  public required init(reuseIdentifier: String? = nil) {
    self.reuseIdentifier = reuseIdentifier
    super.init(nil, kind: .cell)
    addSubview(contentView)
  }

  /// The constraint sets of the view, whatever their conditions.
  package var constraintSets: [ConstraintSet] {
    get { template.engine.constraintSets }
    set { template.engine.constraintSets = newValue }
  }

  /// Activates the constraints for the content and the room beside and below it.
  func addDecoration() {
    for constraint in [
      contentView.leadingAnchor.constraint(equalTo: leadingAnchor),
      contentView.topAnchor.constraint(equalTo: topAnchor),
      contentView.trailingAnchor.constraint(equalTo: trailingAnchor),
      contentView.bottomAnchor.constraint(equalTo: bottomAnchor),
    ] { constraint.isActive = true }
  }

  /// Whether the view is a row or item, not a header or footer.
  var isItem: Bool { false }

  /// The separator inset set on the view, in points; `nil` if the list decides.
  var explicitSeparatorInset: DirectionalEdgeInsets? {
    get { nil }
    set {}
  }

  /// Informs the template that constants of its constraints will change.
  func decorationDidChange() {
    cells?.didEdit()
    knownTemplate?.updateDecoration()
  }

  /// The constraints of the template whose constants ``updateDecoration(_:)`` changes.
  var decoration: [LayoutConstraint] { [] }

  /// The default margins of the content, in points.
  func contentMargins(_ metrics: CellMetrics) -> DirectionalEdgeInsets { metrics.margins }

  /// Updates the constants of the constraints for the room.
  func updateDecoration(_ metrics: CellMetrics) {}
}
