/// A view that lays out its arranged subviews in a row or a column.
///
/// Its constraints are those that were printed from a real UIStackView, with their identifiers and
/// priorities. They are made when the layout is brought up to date, and a change of an attribute or
/// of a view's visibility changes no more of them than it must. In document order they stand where
/// the stack was made, those of earlier arranged subviews first.
open class StackView: LayoutView {
  /// Along which axis the arranged subviews follow one another.
  public var axis: LayoutAxis = .horizontal {
    willSet { willChange() }
    didSet {
      if axis != oldValue {
        note(\.stacks)
        noteYielding()
      }
    }
  }
  /// How the arranged subviews share the room along the axis.
  public var distribution: Distribution = .fill {
    willSet { willChange() }
    didSet {
      if distribution != oldValue {
        note(\.stacks)
        noteYielding()
      }
    }
  }
  /// How the arranged subviews lie across the axis.
  public var alignment: Alignment = .fill {
    willSet { willChange() }
    didSet { if alignment != oldValue { note(\.stacks) } }
  }
  /// The room between neighbours, in points; the least room where the distribution makes more.
  public var spacing: Double = 0 {
    willSet { willChange() }
    didSet { if spacing != oldValue { note(\.stacks) } }
  }
  /// Whether the spacing of a column counts from baseline to baseline.
  public var isBaselineRelativeArrangement = false {
    willSet { willChange() }
    didSet { if isBaselineRelativeArrangement != oldValue { note(\.stacks) } }
  }
  /// Whether the arranged subviews fill the layout margins instead of the whole stack.
  public var isLayoutMarginsRelativeArrangement = false {
    willSet { willChange() }
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { note(\.stacks) } }
  }

  /// Where the stack was made, which is where diagnostics look for its constraints.
  let location: SourceLocation
  /// The arranged subviews with what the stack keeps for each.
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
  /// The subviews keep the view alive: a second strong reference would let deep trees be taken apart
  /// by recursion.
  struct Entry {
    unowned let view: LayoutView
    /// Grows along the arranged subviews; only comparisons count.
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

  /// Makes a stack of these views.
  public convenience init(
    _ name: String? = nil, arrangedSubviews: [LayoutView], file: String = #fileID,
    line: Int = #line
  ) {
    self.init(name, file: file, line: line)
    for view in arrangedSubviews { addArrangedSubview(view) }
  }

  /// Whether the constraints depend on the content of arranged subviews.
  var dependsOnContents: Bool {
    distribution == .fillProportionally || distribution == .fill && axis == .horizontal
  }

  override func remember() -> () -> Void {
    let (restore, axis, distribution) = (super.remember(), axis, distribution)
    let (alignment, spacing) = (alignment, spacing)
    let (isFromBaseline, isInMargins) = (
      isBaselineRelativeArrangement, isLayoutMarginsRelativeArrangement
    )
    let (entries, places, rules, guides) = (entries, places, rules, guides)
    return { [self] in
      restore()
      self.axis = axis
      self.distribution = distribution
      self.alignment = alignment
      self.spacing = spacing
      isBaselineRelativeArrangement = isFromBaseline
      isLayoutMarginsRelativeArrangement = isInMargins
      self.entries = entries
      self.places = places
      self.rules = rules
      self.guides = guides
    }
  }

  /// Tells the engine that other arranged subviews may yield first.
  private func noteYielding() { engine?.changes.contents.append(contentsOf: arrangedSubviews) }

  /// The view whose first baseline is the stack's: the first of a column, the tallest of a row.
  open override var forFirstBaselineLayout: LayoutView {
    viewWithBaseline(isFirst: true) ?? super.forFirstBaselineLayout
  }

  /// The view whose last baseline is the stack's: the last of a column, the tallest of a row.
  open override var forLastBaselineLayout: LayoutView {
    viewWithBaseline(isFirst: false) ?? super.forLastBaselineLayout
  }

  override func subviewWillLeave(_ view: LayoutView) { removeArrangedSubview(view) }
}
