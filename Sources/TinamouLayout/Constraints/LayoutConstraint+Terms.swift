extension LayoutConstraint {
  /// An anchor with its coefficient as written, on one of the two sides.
  struct Term {
    private let reference: LayoutItem.Reference
    /// The item on which the attribute is measured, if it is another one: the margins guide, the
    /// view with the baseline, or the content of a scroll view.
    private var substitute: LayoutItem.Reference?
    var coefficient: Double
    /// The attribute as written.
    let attribute: LayoutAttribute
    let isLeft: Bool

    init(_ term: LayoutExpression.Term, isLeft: Bool) {
      reference = term.anchor.item.reference
      attribute = term.anchor.attribute
      coefficient = term.coefficient
      self.isLeft = isLeft
      measure(on: guideOrBaselineView)
    }

    /// The item as written; `nil` if it no longer exists.
    var item: LayoutItem? { reference.item }

    /// The coefficient when all terms are on the left side.
    var signedCoefficient: Double { isLeft ? coefficient : -coefficient }

    /// The item on which the attribute is measured.
    var placedItem: LayoutItem? { substitute?.item ?? item }

    /// The attribute of ``placedItem``.
    var placedAttribute: LayoutAttribute { attribute.withinMargins ?? attribute }

    /// The margins guide of the view, or the view with its baseline, if the attribute is measured
    /// there.
    var guideOrBaselineView: LayoutItem? {
      if attribute.isBaseline {
        return (item as? LayoutView)?.viewWithBaseline(isFirst: attribute == .firstBaseline)
      }
      return attribute.withinMargins == nil ? nil : (item as? LayoutView)?.guideOfMarginAttributes
    }

    /// Sets the item on which the attribute is measured; `nil` for the item as written.
    mutating func measure(on item: LayoutItem?) { substitute = item?.reference }
  }

  /// Finds again on which items the attributes are measured.
  func resolveItems() {
    for index in terms.indices {
      let term = terms[index]
      terms[index].measure(on: term.guideOrBaselineView ?? scrolledContent(of: term))
    }
  }

  /// The left side, without terms whose item no longer exists.
  public var left: LayoutExpression {
    LayoutExpression(side(isLeft: true), constant: leftConstant)
  }

  /// The right side, without terms whose item no longer exists.
  public var right: LayoutExpression {
    LayoutExpression(side(isLeft: false), constant: constant)
  }

  /// Returns the index of the first term with an item.
  func termIndex(of item: LayoutItem) -> Int? { terms.firstIndex { $0.item === item } }

  /// Returns whether an anchor has an attribute of some kind.
  func hasAttribute(_ isOfKind: (LayoutAttribute) -> Bool) -> Bool {
    terms.contains { isOfKind($0.attribute) }
  }

  private func side(isLeft: Bool) -> [LayoutExpression.Term] {
    terms.compactMap { term in
      guard term.isLeft == isLeft, let item = term.item else { return nil }
      return LayoutExpression.Term(item, term.attribute, term.coefficient)
    }
  }

  /// The items, and the items on which their attributes are measured, each once, in the order of
  /// their first mention; without those that no longer exist.
  package var items: [LayoutItem] {
    var items: [LayoutItem] = []
    func append(_ item: LayoutItem?) {
      guard let item, !items.contains(where: { $0 === item }) else { return }
      items.append(item)
    }
    for term in terms {
      append(term.item)
      append(term.placedItem)
    }
    return items
  }

  /// The item of the first anchor; `nil` if it no longer exists.
  public var firstItem: LayoutItem? { terms.first { $0.isLeft }?.item }

  /// The attribute of the first anchor.
  public var firstAttribute: LayoutAttribute? { terms.first { $0.isLeft }?.attribute }

  /// The item of the first anchor on the right side; `nil` if there is none or it no longer exists.
  public var secondItem: LayoutItem? { terms.first { !$0.isLeft }?.item }

  /// The attribute of the first anchor on the right side.
  public var secondAttribute: LayoutAttribute? { terms.first { !$0.isLeft }?.attribute }

  /// The first anchor; `nil` if its item no longer exists.
  public var firstAnchor: LayoutAnchor? { left.terms.first?.anchor }

  /// The first anchor on the right side; `nil` if there is none or its item no longer exists.
  public var secondAnchor: LayoutAnchor? { right.terms.first?.anchor }

  /// The factor of the first anchor on the right side, or of the system spacing; 1 without either.
  ///
  /// The multiplier can change at any time. Without an anchor on the right side, setting it has no
  /// effect.
  public var multiplier: Double {
    get { systemSpacing ?? terms.first { !$0.isLeft }?.coefficient ?? 1 }
    set {
      let old = multiplier
      guard newValue != old else { return }
      willChange()
      if systemSpacing != nil {
        systemSpacing = newValue
      } else if let index = terms.firstIndex(where: { !$0.isLeft }) {
        terms[index].coefficient = newValue
      } else {
        return
      }
      engine?.recordRow(of: self)
    }
  }
}

extension LayoutView {
  /// Returns the view whose text provides the view's baseline, through views that name other views.
  ///
  /// A cycle of such views ends before it repeats.
  func viewWithBaseline(isFirst: Bool) -> LayoutView {
    var view = self
    for _ in 0..<Self.longestBaselineChain {
      let next = isFirst ? view.forFirstBaselineLayout : view.forLastBaselineLayout
      if next === view { break }
      view = next
    }
    return view
  }

  private static let longestBaselineChain = 1_000
}
