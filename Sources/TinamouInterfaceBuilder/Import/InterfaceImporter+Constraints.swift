import TinamouFormat
import TinamouLayout
import TinamouSolver

extension InterfaceImporter {
  /// Reads the constraints of all views and of the cell around them.
  mutating func readConstraints() {
    for index in views.indices {
      readConstraints(in: views[index].element, of: index)
    }
    if let cell = root.cell { readConstraints(in: cell, of: 0) }
    readCellStyle()
    for index in views.indices where views[index].installed != .all { placeAtOrigin(index) }
  }

  private mutating func readConstraints(in holder: XMLElement, of owner: Int) {
    let constraints = holder.grandchildren(in: "constraints").filter { $0.name == "constraint" }
    if constraints.isEmpty { return }
    let excluded = variations.map { $0.excluded("constraints", of: holder) }
    for constraint in constraints {
      let installed = SizeClassSet.where(excluded) { !$0.contains(constraint.id ?? "") }
      readConstraint(constraint, of: owner, in: installed)
    }
  }

  /// Reads a constraint for each combination of size classes in which it is installed.
  private mutating func readConstraint(
    _ element: XMLElement, of owner: Int, in included: SizeClassSet
  ) {
    warnAboutVariations(of: element)
    var texts: [(text: String, set: SizeClassSet)] = []
    for (single, variations) in zip(SizeClassSet.single, variations) {
      guard included.contains(single) else { continue }
      do throws(ConstraintProblem) {
        let text = try text(of: element, owner: owner, variations)
        if let index = texts.firstIndex(where: { $0.text == text }) {
          texts[index].set.insert(single)
        } else {
          texts.append((text, single))
        }
      } catch {
        return warn(error.message, about: element)
      }
    }
    for (text, set) in texts {
      let constraint = Constraint(text: text, range: element.range)
      let installed = set.intersection(installedWhere(element, owner))
      if element.flag("placeholder") ?? false {
        if installed.contains(document.canvasClass) { canvasSet.constraints.append(constraint) }
      } else if installed == .all {
        constraints.append(constraint)
      } else if !installed.isEmpty {
        sets[installed, default: Set()].constraints.append(constraint)
      }
    }
  }

  /// The combinations in which all views of a constraint are installed.
  private func installedWhere(_ element: XMLElement, _ owner: Int) -> SizeClassSet {
    var set = SizeClassSet.all
    for id in ["firstItem", "secondItem"] {
      guard let item = element[id].flatMap({ items[$0] }) else { continue }
      switch item {
      case .view(let view), .guide(let view, _), .declared(let view, _):
        set.formIntersection(views[view].installed)
      case .bar: break
      }
    }
    return element["firstItem"] == nil ? set.intersection(views[owner].installed) : set
  }

  struct ConstraintProblem: Error { let message: String }

  private func text(
    of element: XMLElement, owner: Int, _ variations: Variations
  ) throws(ConstraintProblem) -> String {
    let first = try item(element["firstItem"]) ?? .view(owner)
    let firstAttribute = try attribute(variations.value("firstAttribute", of: element))
    let other = try item(element["secondItem"])
    let margin = contentMargin(first, firstAttribute, beside: other, variations)
    let left = if let margin { margin.anchor } else { try anchor(first, firstAttribute) }
    let relation = try relation(variations.value("relation", of: element) ?? "equal")
    guard
      var constant = InterfaceNumber.parse(variations.value("constant", of: element) ?? "0"),
      let multiplier = InterfaceNumber.ratio(variations.value("multiplier", of: element) ?? "1")
    else { throw ConstraintProblem(message: "a number of the constraint cannot be read") }
    constant -= margin?.inset ?? 0
    var terms: [String] = []
    if let second = other {
      let secondAttribute = try attribute(
        variations.value("secondAttribute", of: element) ?? firstAttribute.rawValue)
      let margin = contentMargin(second, secondAttribute, beside: first, variations)
      let right = if let margin { margin.anchor } else { try anchor(second, secondAttribute) }
      constant += multiplier * (margin?.inset ?? 0)
      try check(firstAttribute, secondAttribute)
      terms = Self.product(multiplier, right)
      terms += offset(of: firstAttribute, multiplier, in: owner)
    } else if !firstAttribute.isSize {
      throw ConstraintProblem(message: "a place needs another one that it is measured from")
    }
    if terms.isEmpty || constant != 0 { terms += Self.number(constant, isFirst: terms.isEmpty) }
    return "\(left) \(relation) " + terms.joined(separator: " ")
      + (try priority(
        variations.value("priority", of: element) ?? "1000",
        isPlaceholder: element.flag("placeholder") ?? false))
  }

  private func relation(_ name: String) throws(ConstraintProblem) -> String {
    switch name {
    case "equal": return "=="
    case "greaterThanOrEqual": return ">="
    case "lessThanOrEqual": return "<="
    default: throw ConstraintProblem(message: "there is no relation '\(name)'")
    }
  }

  /// The highest priority of a placeholder, which never breaks a constraint that the app has.
  private static let placeholderLimit = 999.0

  private func priority(
    _ text: String, isPlaceholder: Bool
  ) throws(ConstraintProblem) -> String {
    guard let number = InterfaceNumber.parse(text), number > 0, number <= 1000 else {
      throw ConstraintProblem(message: "'\(text)' is not a priority")
    }
    let own = isPlaceholder ? min(number, Self.placeholderLimit) : number
    return own == 1000 ? "" : " @" + JSONNumber.text(own)
  }

  private static func product(_ multiplier: Double, _ anchor: String) -> [String] {
    multiplier == 1 ? [anchor] : [JSONNumber.text(multiplier), "*", anchor]
  }

  private static func number(_ value: Double, isFirst: Bool) -> [String] {
    if isFirst { return [JSONNumber.text(value)] }
    return [value < 0 ? "-" : "+", JSONNumber.text(value.magnitude)]
  }

  /// The offset for a multiplier of a position, which Interface Builder measures from the origin of
  /// the view that holds the constraint.
  private func offset(
    of attribute: LayoutAttribute, _ multiplier: Double, in owner: Int
  ) -> [String] {
    guard multiplier != 1, owner != 0, !attribute.isSize else { return [] }
    let isVertical = attribute.axis == .vertical
    let origin = isVertical ? "top" : attribute.isDirectional ? "leading" : "left"
    let factor = 1 - multiplier
    return [
      factor < 0 ? "-" : "+", JSONNumber.text(factor.magnitude), "*",
      "\(views[owner].name).\(origin)",
    ]
  }

  private func item(_ id: String?) throws(ConstraintProblem) -> Item? {
    guard let id else { return nil }
    guard let item = items[id] else {
      throw ConstraintProblem(
        message: "there is no '\(id)' in this view, so the constraint is left out")
    }
    return item
  }

  private func attribute(_ name: String?) throws(ConstraintProblem) -> LayoutAttribute {
    guard let name else { throw ConstraintProblem(message: "the constraint has no attribute") }
    guard let attribute = LayoutAttribute(rawValue: name == "baseline" ? "lastBaseline" : name)
    else { throw ConstraintProblem(message: "there is no attribute '\(name)'") }
    return attribute
  }

  private func check(
    _ first: LayoutAttribute, _ second: LayoutAttribute
  ) throws(ConstraintProblem) {
    let mixesSides =
      first.isDirectional && second.isAbsoluteSide || first.isAbsoluteSide && second.isDirectional
    guard first.isSize == second.isSize, first.isSize || first.axis == second.axis, !mixesSides
    else {
      throw ConstraintProblem(
        message: "'\(first.rawValue)' and '\(second.rawValue)' do not compare")
    }
  }

  /// The text of an item's attribute in a constraint file.
  private func anchor(
    _ item: Item, _ attribute: LayoutAttribute
  ) throws(ConstraintProblem) -> String {
    switch item {
    case .view(let index):
      return anchor(of: views[index], attribute)
    case .guide(let index, let guide):
      return try anchor(of: views[index], guide: guide, attribute)
    case .declared(let index, let place):
      return try anchor(of: views[index], guide: views[index].guides[place].name, attribute)
    case .bar(let isTop):
      // The guide extends from the edge of the view to the end of the bar.
      switch attribute {
      case isTop ? .bottom : .top:
        return "\(views[0].name).safeArea.\(isTop ? "top" : "bottom")"
      case isTop ? .top : .bottom: return "\(views[0].name).\(attribute.rawValue)"
      default:
        throw ConstraintProblem(
          message: "'\(attribute.rawValue)' of a top or bottom layout guide is not supported")
      }
    }
  }

  /// The edge of the content of a scroll view, and the distance from it to the margin that is
  /// meant; `nil` for any other item.
  ///
  /// A constraint between a margin of a scroll view and something inside of it is about the content
  /// (Apple's Auto Layout Guide, Working with Scroll Views), as recorded frames confirm. The margin
  /// is that of the file, without the safe area.
  private func contentMargin(
    _ item: Item, _ attribute: LayoutAttribute, beside other: Item?, _ variations: Variations
  ) -> (anchor: String, inset: Double)? {
    guard case .view(let index) = item, views[index].kind == .scroll,
      let edge = attribute.withinMargins,
      edge.isDirectional || edge.isAbsoluteSide
        || edge == .top || edge == .bottom,
      let inner = other.flatMap(view(of:)), isInside(inner, index)
    else { return nil }
    let margins =
      Self.statedMargins(views[index].element, variations, .leftToRight)
      ?? DirectionalEdgeInsets.all(8)
    let inset: Double
    switch edge {
    case .top: inset = margins.top
    case .bottom: inset = -margins.bottom
    case .leading, .left: inset = margins.leading
    default: inset = -margins.trailing
    }
    return ("\(views[index].name).content.\(edge.rawValue)", inset)
  }

  /// The view of an item, or the view that has the guide; `nil` for layout guides of a controller.
  private func view(of item: Item) -> Int? {
    switch item {
    case .view(let index), .guide(let index, _), .declared(let index, _): index
    case .bar: nil
    }
  }

  private func isInside(_ inner: Int, _ outer: Int) -> Bool {
    var next = views[inner].parent
    while let index = next, index >= outer {
      if index == outer { return true }
      next = views[index].parent
    }
    return false
  }

  private func anchor(
    of view: View, guide: String, _ attribute: LayoutAttribute
  ) throws(ConstraintProblem) -> String {
    guard !attribute.isOfViewsOnly else {
      throw ConstraintProblem(message: "a guide has no '\(attribute.rawValue)'")
    }
    return "\(view.name).\(guide).\(attribute.rawValue)"
  }

  /// The text of a view's attribute; margins that follow the readable width are those of the
  /// readable guide.
  private func anchor(of view: View, _ attribute: LayoutAttribute) -> String {
    if view.element.flag("layoutMarginsFollowReadableWidth") ?? false,
      let edge = attribute.withinMargins
    {
      return "\(view.name).readable.\(edge.rawValue)"
    }
    return "\(view.name).\(attribute.rawValue)"
  }

  /// Places a view that is not in its superview, and has no frame of its own, at the origin,
  /// without size.
  private mutating func placeAtOrigin(_ index: Int) {
    let view = views[index]
    guard let parent = view.parent, views[parent].kind != .stack,
      !view.keys.contains(where: { $0.key == "frame" })
    else { return }
    let away = SizeClassSet.all.subtracting(view.installed)
    let outer = views[parent].name
    for text in [
      "\(view.name).leading == \(outer).leading", "\(view.name).top == \(outer).top",
      "\(view.name).width == 0 @1", "\(view.name).height == 0 @1",
    ] {
      sets[away, default: Set()].constraints.append(
        Constraint(text: text, range: view.element.range))
    }
  }
}
