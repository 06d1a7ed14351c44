import TinamouLayout

/// A view or a guide that a visual format names.
struct VisualItem: Hashable, Sendable {
  /// The index of the view in the name table.
  let view: Int
  let guide: GuideReference?

  func anchor(_ attribute: LayoutAttribute) -> LinearForm.Anchor {
    LinearForm.Anchor(view: view, guide: guide, attribute: attribute)
  }
}

extension NameTable {
  /// The index of the superview of a view, or of the view that a guide belongs to.
  func superview(of item: VisualItem) -> Int? {
    item.guide == nil ? parents[item.view] : item.view
  }

  /// The index of the view to which `|` and percentages refer beside an item.
  func requiredSuperview(
    of item: VisualItem, _ range: Range<Int>
  ) throws(ConstraintStringError) -> Int {
    if let view = superview(of: item) { return view }
    throw ConstraintStringError(
      .unknownName, "'\(description(of: item))' has no superview", range)
  }

  /// The text of an item in a visual format.
  func description(of item: VisualItem) -> String {
    viewNames[item.view] + (item.guide.map { ".\($0.name)" } ?? "")
  }

  /// The item for a name in brackets: a view or `view.guide`.
  func item(_ parts: [NamePart]) throws(ConstraintStringError) -> VisualItem {
    let (id, range) = parts[0]
    guard let view = viewIndices[id] else { throw unknownView(id, range) }
    guard parts.count > 1 else { return VisualItem(view: view, guide: nil) }
    return VisualItem(view: view, guide: try guide(parts.dropFirst(), of: view))
  }

  /// The item for a name in a predicate; `nil` if it is a metric or has an attribute.
  ///
  /// A name that is both a metric and a view refers to the metric, as everywhere in constraint
  /// strings.
  func item(ofExpression parts: [NamePart]) -> VisualItem? {
    guard let view = viewIndices[parts[0].name] else { return nil }
    switch parts.count {
    case 1: return metrics[parts[0].name] == nil ? VisualItem(view: view, guide: nil) : nil
    case 2, 3:
      guard LayoutAttribute(rawValue: parts[parts.count - 1].name) == nil,
        let guide = try? guide(parts.dropFirst(), of: view)
      else { return nil }
      return VisualItem(view: view, guide: guide)
    default: return nil
    }
  }
}
