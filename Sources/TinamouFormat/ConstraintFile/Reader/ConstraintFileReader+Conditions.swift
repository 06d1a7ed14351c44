import TinamouLayout

extension ConstraintFileReader {
  /// The bounds on sizes, by their keys.
  static let limits = [("width", LayoutAxis.horizontal), ("height", .vertical)]
    .flatMap { name, axis in
      SizeLimit.Comparison.allCases.map { (key: name + $0.rawValue, axis: axis, comparison: $0) }
    }

  /// Reads the condition of a set, or its list of conditions.
  mutating func readConditions(_ value: JSONValue?) -> [SetDeclaration.Condition] {
    guard let value else { return [] }
    let conditions = value.kind == .array ? value.elements : [value]
    return conditions.map { condition in
      if !condition.members.contains(where: { $0.key.value != "view" }) {
        let isEmpty = condition.members.isEmpty
        report(
          .invalidValue,
          isEmpty ? "a condition needs at least one key" : "nothing is asked of the view",
          condition.range,
          help: isEmpty
            ? "what always holds stands outside of 'sets'" : "such as \"width<\": 180")
      }
      return SetDeclaration.Condition(
        view: condition["view"]?.string.flatMap { readContainer($0) },
        traits: readTraitCondition(condition), limits: Self.limits(condition))
    }
  }

  /// The view of a condition, whose size the layout of the window must decide.
  private mutating func readContainer(_ id: JSONString) -> Int? {
    guard let index = readView(named: id) else { return nil }
    if names.cells[index] != nil {
      report(
        .invalidValue, "'\(id.value)' is in a list, whose rows are laid out apart", id.range,
        help: "ask the list, which is as wide as its rows")
    }
    return index
  }

  /// The index of a single view by its id.
  mutating func readView(named id: JSONString) -> Int? {
    guard let index = names.viewIndices[id.value] else {
      let error = names.unknownView(id.value, 0..<id.value.utf8.count)
      diagnostics.append(error.diagnostic(in: id, of: document))
      return nil
    }
    guard names.repeatedNames[index] == nil else {
      report(
        .invalidValue, "'\(id.value)' is repeated", id.range,
        help: "one copy has a number: '\(id.value)[0]'")
      return nil
    }
    return index
  }

  private static func limits(_ value: JSONValue) -> [SizeLimit] {
    limits.compactMap { limit in
      value[limit.key]?.number.map {
        limit.axis == .horizontal
          ? .width(limit.comparison, $0) : .height(limit.comparison, $0)
      }
    }
  }

  /// Reads what a condition or an image variant requires of traits and windows.
  mutating func readTraitCondition(_ value: JSONValue) -> TraitCondition {
    let text = { (key: String) in value[key]?.string?.value }
    var condition = TraitCondition()
    condition.horizontalSizeClass = text("width").flatMap(SizeClass.init)
    condition.verticalSizeClass = text("height").flatMap(SizeClass.init)
    condition.userInterfaceIdiom = text("idiom").flatMap(UserInterfaceIdiom.init)
    condition.layoutDirection = text("direction").flatMap(LayoutDirection.init)
    condition.aspect = text("aspect").flatMap(Orientation.init)
    condition.windowIsNarrowerThanScreen = text("window").flatMap(WindowWidthCondition.init)
      .map { $0 == .narrowerThanScreen }
    condition.foldIsActive = text("fold").flatMap(FoldCondition.init).map { $0 == .active }
    condition.foldAxis = text("foldAxis").flatMap(FoldAxis.init)
    condition.pose = text("pose").flatMap(Pose.init)
    if let range = value["textSize"] { condition.contentSizeCategories = readTextSizes(range) }
    return condition
  }

  /// Reads a text size, or a range of them such as `AX1...`, `...L` or `S...XL`.
  private mutating func readTextSizes(_ value: JSONValue) -> ClosedRange<ContentSizeCategory>? {
    guard let string = value.string else { return nil }
    let parts = Self.ends(ofRange: string.value)
    let all = ContentSizeCategory.allCases
    let first = parts[0].isEmpty ? all[0] : ContentSizeCategory(rawValue: parts[0])
    let last = parts[1].isEmpty ? all[all.count - 1] : ContentSizeCategory(rawValue: parts[1])
    guard let first, let last, string.value != "..." else {
      report(
        .invalidValue, "expected a text size or a range such as \"AX1...\"", string.range,
        help: "the text sizes are: " + all.map(\.rawValue).joined(separator: ", "))
      return nil
    }
    guard first <= last else {
      report(
        .invalidValue, "'\(first.rawValue)' is larger than '\(last.rawValue)'", string.range)
      return nil
    }
    return first...last
  }

  private static func ends(ofRange text: String) -> [String] {
    let parts = text.split(separator: "...", maxSplits: 1, omittingEmptySubsequences: false)
    return parts.count == 2 ? parts.map(String.init) : [text.isEmpty ? "?" : text, text]
  }
}
