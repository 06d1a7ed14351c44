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
  /// The cells that the view is one of.
  weak var cells: ReusableCells?

  /// What lays the view out. A list keeps it; it keeps the view.
  var template: CellTemplate {
    if let knownTemplate { return knownTemplate }
    let template = CellTemplate(self)
    knownTemplate = template
    return template
  }

  private weak var knownTemplate: CellTemplate?

  /// Makes a view; add its content to ``contentView``.
  public required init(reuseIdentifier: String? = nil) {
    self.reuseIdentifier = reuseIdentifier
    super.init(nil, kind: .cell)
    addSubview(contentView)
  }

  /// The sets whose constraints apply to the view, whatever their conditions.
  package var constraintSets: [ConstraintSet] {
    get { template.engine.constraintSets }
    set { template.engine.constraintSets = newValue }
  }

  /// Room that the view keeps beside and below its content, as constraints of the template.
  func addDecoration(to template: CellTemplate) {
    template.require(contentView.leadingAnchor.constraint(equalTo: leadingAnchor))
    template.require(contentView.topAnchor.constraint(equalTo: topAnchor))
    template.require(contentView.trailingAnchor.constraint(equalTo: trailingAnchor))
    template.require(contentView.bottomAnchor.constraint(equalTo: bottomAnchor))
  }

  /// Whether the view is a row or item, and no header or footer.
  var isItem: Bool { false }

  /// The inset of the separator that the view was given, in points; `nil` for that of the list.
  var givenSeparatorInset: DirectionalEdgeInsets? {
    get { nil }
    set {}
  }

  /// Tells the template that constants of its constraints are to change.
  func decorationDidChange() {
    cells?.noteEdit()
    knownTemplate?.updateDecoration()
  }

  /// The constraints of the template whose constants ``updateDecoration(_:)`` changes.
  var decoration: [LayoutConstraint] { [] }

  /// The margins that the content has unless it is given others, in points.
  func contentMargins(_ metrics: CellMetrics) -> DirectionalEdgeInsets { metrics.margins }

  /// Brings the constants of the room up to date.
  func updateDecoration(_ metrics: CellMetrics) {}
}
