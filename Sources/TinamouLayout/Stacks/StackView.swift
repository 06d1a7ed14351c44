/// A view that lays out its arranged subviews in a row or a column.
///
/// Its constraints have the identifiers and priorities that a real UIStackView printed. They are
/// made when the layout is brought up to date; when an attribute or the visibility of a view
/// changes, only the necessary constraints change. In document order they come at the place where
/// the stack was made, those of earlier arranged subviews first.
open class StackView: LayoutView {
  /// The axis along which the subviews are arranged.
  public var axis: LayoutAxis {
    get { settings.axis }
    set { settings.axis = newValue }
  }
  /// How the arranged subviews share the space along the axis.
  public var distribution: Distribution {
    get { settings.distribution }
    set { settings.distribution = newValue }
  }
  /// The alignment of the arranged subviews across the axis.
  public var alignment: Alignment {
    get { settings.alignment }
    set { settings.alignment = newValue }
  }
  /// The space between neighbours, in points; the minimum space if the distribution makes more.
  public var spacing: Double {
    get { settings.spacing }
    set { settings.spacing = newValue }
  }
  /// Whether the spacing of a column is measured from baseline to baseline.
  public var isBaselineRelativeArrangement: Bool {
    get { settings.isBaselineRelative }
    set { settings.isBaselineRelative = newValue }
  }
  /// Whether the arranged subviews are laid out inside the layout margins of the stack.
  public var isLayoutMarginsRelativeArrangement: Bool {
    get { settings.isLayoutMarginsRelative }
    set { settings.isLayoutMarginsRelative = newValue }
  }

  /// What the user set on a stack.
  private struct Settings: Equatable {
    var axis = LayoutAxis.horizontal
    var distribution = Distribution.fill
    var alignment = Alignment.fill
    var spacing = 0.0
    var isBaselineRelative = false
    var isLayoutMarginsRelative = false
  }

  private var settings = Settings() {
    willSet { willChange() }
    didSet {
      if settings == oldValue { return }
      note(\.stacks)
      if axis != oldValue.axis || distribution != oldValue.distribution {
        // The order in which arranged subviews yield may have changed.
        engine?.changes.contents.append(contentsOf: arrangedSubviews)
      }
    }
  }

  /// The place where the stack was made, which diagnostics show for its constraints.
  let location: SourceLocation
  /// The arranged subviews with the data that the stack has for each.
  var entries: [Entry] = []
  /// The places of the stack's constraints in the document order.
  var places = StackPlaces()
  /// The constraints that the stack has made, by place.
  var rules: [UInt64: InstalledRule] = [:]
  /// The views whose baselines the stack had at its last arrangement.
  var baselineViews: [ObjectIdentifier] = []
  /// The guides that the stack uses, by place.
  var guides: [UInt64: ArrangementGuide] = [:]

  /// An arranged subview.
  ///
  /// The subviews array keeps the view alive: with a second strong reference, deep trees would be
  /// deallocated recursively.
  struct Entry {
    unowned let view: LayoutView
    /// Increases along the arranged subviews; only comparisons count.
    var label: UInt64
    var customSpacing: Double?
  }

  /// A rule with its constraint.
  struct InstalledRule {
    let form: StackRule.Form
    let constraint: LayoutConstraint
  }

  /// Makes a stack without arranged subviews.
  public init(_ name: String? = nil, file: String = #fileID, line: Int = #line) {
    location = SourceLocation(file: file, line: line)
    super.init(name, kind: .stack)
    // Measured on iOS 26.1; the log of iOS 9 that the constraints are from had 8.
    layoutMarginsBase = .directional(.zero)
  }

  /// Makes a stack with arranged subviews.
  ///
  /// - Parameters:
  ///   - name: The name in messages.
  ///   - arrangedSubviews: The views that the stack lays out.
  ///   - file: The file in which the stack is made.
  ///   - line: The line on which the stack is made.
  public convenience init(
    _ name: String? = nil, arrangedSubviews: [LayoutView], file: String = #fileID,
    line: Int = #line
  ) {
    self.init(name, file: file, line: line)
    for view in arrangedSubviews { addArrangedSubview(view) }
  }

  /// Whether the constraints, or the baselines of a row, depend on the content of arranged
  /// subviews.
  var dependsOnContents: Bool { distribution == .fillProportionally || axis == .horizontal }

  override func saveState() -> () -> Void {
    let (restore, settings) = (super.saveState(), settings)
    let (entries, places, rules, guides) = (entries, places, rules, guides)
    let baselineViews = baselineViews
    return { [self] in
      restore()
      self.settings = settings
      self.entries = entries
      self.places = places
      self.rules = rules
      self.guides = guides
      self.baselineViews = baselineViews
    }
  }

  override func releaseItemsOfOthers() {
    super.releaseItemsOfOthers()
    entries.removeAll { $0.view.superview !== self }
  }

  /// The view whose first baseline the stack uses: the first view of a column, the tallest view of
  /// a row.
  open override var forFirstBaselineLayout: LayoutView {
    viewWithBaseline(isFirst: true) ?? super.forFirstBaselineLayout
  }

  /// The view whose last baseline the stack uses: the last view of a column, the tallest view of a
  /// row.
  open override var forLastBaselineLayout: LayoutView {
    viewWithBaseline(isFirst: false) ?? super.forLastBaselineLayout
  }

  override func subviewWillLeave(_ view: LayoutView) { removeArrangedSubview(view) }
}
