package import TinamouLayout
import TinamouSolver

/// A constraint as the file states it.
package struct WrittenConstraint {
  package let place: SourceLocation
  package let text: String
  package let span: SourceSpan
  /// Whether an earlier constraint says the same.
  package let isDuplicate: Bool
  /// Whether it is no inequality.
  package let isEquality: Bool
}

/// The questions of the checks about a file.
extension FileLayout {
  /// The view with an identity; `nil` for guides.
  package func view(_ id: LayoutItem.ID) -> LayoutView? {
    viewIndices[id].map { views[$0] }.flatMap { $0.id == id ? $0 : nil }
  }

  /// The diagnostics about conflicts and ambiguities, with what they are about.
  package func statusFindings(
    broken: [LayoutConflict], ambiguous: [LayoutSnapshot.AmbiguousItem],
    _ diagnostics: [LayoutDiagnostic]
  ) -> [StatusFinding] {
    broken.map { conflict in
      let diagnostic = diagnostic(of: .conflict(conflict))
      // Copies of a constraint have the same text in the file.
      let text = isShared(conflict.broken) ? nil : diagnostic.span?.text
      let copy = text == nil ? nil : conflict.broken.location.flatMap { repetitions[$0] }
      return StatusFinding(
        diagnostic: diagnostic, subject: text ?? conflict.broken.description,
        detail: copy.map { "(\($0))" }, views: [])
    }
      + ambiguous.filter { !isUnused($0) }.map { item in
        StatusFinding(
          diagnostic: diagnostic(of: item), subject: item.name,
          detail: item.attributes.map(\.rawValue).joined(separator: ", "), item: item.id,
          views: index(of: item.id).map { [file.views[$0].id] } ?? [])
      }
      + diagnostics.map { finding in
        StatusFinding(
          diagnostic: diagnostic(of: finding), subject: finding.item, detail: nil,
          views: [finding.item])
      }
  }

  /// Whether an open item is a guide of the file that no constraint mentions along the open axes:
  /// nobody sees where it is, as with a spacer that has only a height.
  private func isUnused(_ item: LayoutSnapshot.AmbiguousItem) -> Bool {
    guard let owner = index(of: item.id),
      let name = views[owner].layoutGuides.first(where: { $0.id == item.id })?.name
    else { return false }
    let openAxes = Set(item.attributes.map(\.axis))
    return !(file.constraints + file.sets.flatMap(\.constraints)).contains { constraint in
      (constraint.left.terms + constraint.right.terms).contains { term in
        term.anchor.view == owner && term.anchor.guide == .declared(name)
          && openAxes.contains(term.anchor.attribute.axis)
      }
    }
  }

  /// The places of constraints whose text is also that of an earlier one in the file: 2 for the
  /// second one, and so on.
  func repeatedTexts() -> [SourceLocation: Int] {
    var counts: [String: Int] = [:]
    var repetitions: [SourceLocation: Int] = [:]
    for (place, range) in ranges.sorted(by: { $0.value.lowerBound < $1.value.lowerBound }) {
      let count = counts[file.text(range), default: 0] + 1
      counts[file.text(range)] = count
      if count > 1 { repetitions[place] = count }
    }
    return repetitions
  }

  /// The constraints outside of lists, each place once, together with those of some sets.
  ///
  /// A duplicate is a required constraint with the same text as an earlier one that always applies
  /// with it. The solver may regard either of them as the one that determines the layout.
  package func constraintSpans(
    inSets sets: Set<String>
  ) -> [WrittenConstraint] {
    let lists =
      [file.constraints]
      + file.sets.filter { sets.contains($0.name) }.map(\.constraints)
    var found: [WrittenConstraint] = []
    var seen: Set<Int> = []
    var textsOutsideOfSets: Set<String> = []
    for (index, list) in lists.enumerated() {
      var texts = textsOutsideOfSets
      for constraint in list {
        let first = (constraint.left.terms + constraint.right.terms).first?.anchor.view
        guard let first, file.views[first].cell == nil,
          seen.insert(constraint.range.lowerBound).inserted
        else { continue }
        let text = file.text(constraint.range)
        let isWhole = constraint.priority == .required && !constraint.isOneOfSeveral
        let isDuplicate = isWhole && !texts.insert(text).inserted
        // In an imported file, the place of a constraint is that of the original.
        let span = file.span(constraint.range)
        found.append(
          WrittenConstraint(
            place: span.location, text: text, span: span, isDuplicate: isDuplicate,
            isEquality: constraint.relation == .equal && !pinsContent(constraint)))
      }
      if index == 0 { textsOutsideOfSets = texts }
    }
    return found
  }

  /// Whether a constraint holds a view at an edge of a scroll view: the pages of one are all held
  /// although one would be enough.
  private func pinsContent(_ constraint: ConstraintDeclaration) -> Bool {
    (constraint.left.terms + constraint.right.terms).contains { term in
      file.views[term.anchor.view].kind == .scroll && !term.anchor.attribute.isSize
    }
  }
}

extension ConstraintFile {
  /// The names of the sets with their places, and the text sizes that their conditions name.
  package var setNames:
    [(name: String, span: SourceSpan, textSizes: [ClosedRange<ContentSizeCategory>])]
  {
    sets.map { set in
      (set.name, span(set.range), set.conditions.compactMap(\.traits.contentSizeCategories))
    }
  }

  /// Whether a set or statement asks for a fold or a pose, or a constraint, statement or guide
  /// names a part of what a fold divides.
  package var usesFolds: Bool {
    sets.contains { $0.conditions.contains(where: \.traits.asksForFold) }
      || statements.contains(where: \.asksForFold) || names(\.isDivision)
  }

  /// Whether a constraint, statement or guide keeps clear of the controls of a window.
  package var usesWindowControls: Bool { names(\.keepsClearOfWindowControls) }

  /// Whether a constraint, statement or guide names such a region.
  private func names(_ isIncluded: (LayoutRegion) -> Bool) -> Bool {
    let constraints = constraints + sets.flatMap(\.constraints) + statements.flatMap(\.relations)
    return constraints.contains { constraint in
      (constraint.left.terms + constraint.right.terms).contains { term in
        if case .reserved(let region)? = term.anchor.guide { isIncluded(region) } else { false }
      }
    } || views.flatMap(\.guides).contains { $0.region.map(isIncluded) ?? false }
  }

  /// The ids of the rules that each view allows to be broken, by its id; without views that allow
  /// none.
  package var rulesAllowedByViews: [String: [String]] {
    var rules: [String: [String]] = [:]
    for view in views where !view.allowedRules.isEmpty { rules[view.id] = view.allowedRules }
    return rules
  }
}

extension ConstraintFile {
  /// What a view shows, besides its frame.
  package struct Content: Hashable {
    package var text: String?
    package var image: ImageAsset?
  }

  /// What each view shows outside of sets, by its id.
  package var contents: [String: Content] {
    var contents: [String: Content] = [:]
    for view in views where !view.isTemplate {
      var content = Content()
      for attribute in view.attributes {
        switch attribute {
        case .text(let text): content.text = text
        case .image(let image): content.image = image
        default: break
        }
      }
      contents[view.id] = content
    }
    return contents
  }
}

extension ConstraintFile {
  /// Whether the file, or a view for itself, allows a rule to be broken.
  package func allows(_ rule: DiagnosticRule, in view: String) -> Bool {
    allowedRules.contains(rule.rawValue)
      || rulesAllowedByViews[view]?.contains(rule.rawValue) ?? false
  }
}

extension ConstraintFile {
  /// The ids of the views around each view, from the inside out, without the root.
  package var superviews: (String) -> [String] {
    let indices = Dictionary(
      views.indices.map { (views[$0].id, $0) }, uniquingKeysWith: { first, _ in first })
    return { id in
      var ids: [String] = []
      var next = indices[id].flatMap { views[$0].parent }
      while let index = next, index > 0 {
        ids.append(views[index].id)
        next = views[index].parent
      }
      return ids
    }
  }

  /// The ids of the views outside of lists, in the order of the file.
  package var viewIDs: [String] { views.filter { $0.cell == nil }.map(\.id) }
}

extension LayoutDiagnostic {
  /// The name of the view, guide or constraint that the message is about.
  fileprivate var item: String {
    switch self {
    case .broken(let conflict): conflict.broken.description
    case .unsettled(let item, _), .containerChangesItself(let item), .rowsRefused(let item, _): item
    }
  }
}
