import TinamouLayout

extension ConstraintFileReader {
  /// The views, each before its subviews; nesting does not use the stack.
  mutating func readViews(_ root: JSONValue?) -> [ViewDeclaration] {
    var views: [ViewDeclaration] = []
    var pending: [(value: JSONValue, parent: Int?)] = []
    if let root { pending.append((root, nil)) }
    while let (value, parent) = pending.popLast() {
      guard let view = readView(value, parent: parent) else { continue }
      if !names.addView(view.id, guides: view.guides, parent: parent), let id = value["id"]?.string
      {
        reportDuplicate(id, "view", first: views[names.viewIndices[view.id] ?? 0].range)
      }
      let index = views.count
      if view.kind.showsText { names.setHasText(index) }
      views.append(view)
      pending += (value["subviews"]?.elements ?? []).reversed().map { ($0, index) }
    }
    return views
  }

  private mutating func readView(_ value: JSONValue, parent: Int?) -> ViewDeclaration? {
    guard let id = value["id"]?.string else { return nil }
    checkName(id, "a view")
    if parent != nil, let safeArea = value["safeArea"] {
      report(.invalidValue, "only the root has a 'safeArea'", safeArea.range)
    }
    if parent != nil, let flag = value["respectsSystemMinimumMargins"] {
      report(
        .invalidValue, "only the root has margins of the system", flag.range)
    }
    if parent == nil, let frame = value["frame"] {
      report(
        .invalidValue, "the root has no 'frame'; it fills the window", frame.range)
    }
    let kind = value["kind"]?.string.flatMap { ViewKind(rawValue: $0.value) } ?? .view
    let isInStack = parent.map { kinds[$0].own } == .stack
    kinds.append((kind, isInStack))
    checkStackKeys(value, of: kinds.count - 1)
    return ViewDeclaration(
      id: id.value, range: id.range, parent: parent, kind: kind,
      attributes: readAttributes(value, missingMargin: missingMargin(kinds.count - 1)),
      preservesSuperviewMargins: value["preservesSuperviewMargins"]?.boolean,
      insetsMarginsFromSafeArea: value["insetsMarginsFromSafeArea"]?.boolean,
      respectsSystemMinimumMargins: value["respectsSystemMinimumMargins"]?.boolean,
      additionalSafeArea: value["additionalSafeArea"].map(Self.insets),
      keyboardUsesBottomSafeArea: value["keyboardUsesBottomSafeArea"]?.boolean,
      direction: value["direction"]?.string.flatMap { LayoutDirection(rawValue: $0.value) },
      guides: readGuides(value["guides"]), frame: value["frame"].flatMap(Self.frame))
  }

  /// The margin of a view at the edges that are not stated, in points.
  func missingMargin(_ view: Int) -> Double { view == 0 || kinds[view].own == .stack ? 0 : 8 }

  private mutating func checkName(_ name: JSONString, _ subject: String) {
    let isValid = name.value.unicodeScalars.allSatisfy {
      $0 != "`" && $0.properties.generalCategory != .control
    }
    if name.value.isEmpty {
      report(.invalidValue, "the id of \(subject) cannot be empty", name.range)
    } else if !isValid {
      report(
        .invalidValue, "the id of \(subject) cannot contain backticks or control characters",
        name.range)
    }
  }

  private mutating func readGuides(_ value: JSONValue?) -> [String] {
    var known: [String: Range<Int>] = [:]
    return (value?.elements ?? []).compactMap(\.string).map { guide in
      checkName(guide, "a guide")
      if GuideReference.reserved.contains(guide.value) {
        report(
          .reservedName, "'\(guide.value)' is a name of the format; a guide needs another",
          guide.range)
      }
      if let first = known[guide.value] { reportDuplicate(guide, "guide", first: first) }
      known[guide.value] = guide.range
      return guide.value
    }
  }

  private static func frame(_ value: JSONValue) -> Rect? {
    let numbers = value.elements.compactMap(\.number)
    guard numbers.count == 4 else { return nil }
    return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}
