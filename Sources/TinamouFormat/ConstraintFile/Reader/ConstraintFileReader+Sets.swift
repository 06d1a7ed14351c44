import TinamouLayout

extension ConstraintFileReader {
  mutating func readSets(_ value: JSONValue?) -> [SetDeclaration] {
    let always = stacks
    return (value?.elements ?? []).enumerated().map { index, set in
      stacks = always
      let id = set["id"]?.string
      if let id { checkUnique(id, "set") }
      return SetDeclaration(
        name: id?.value ?? "set \(index + 1)", conditions: readConditions(set["when"]),
        constraints: readConstraints(set["constraints"]),
        overrides: (set["views"]?.members ?? []).flatMap { readOverrides($0) })
    }
  }

  private mutating func readOverrides(_ member: JSONMember) -> [SetDeclaration.Override] {
    guard let index = names.viewIndices[member.key.value] else {
      let error = names.unknownView(member.key.value, 0..<member.key.value.utf8.count)
      diagnostics.append(error.diagnostic(in: member.key, of: document))
      return []
    }
    let view = names.firstView(at: index)
    checkStackKeys(member.value, of: view)
    let attributes = readAttributes(member.value, missingMargin: missingMargin(view))
    return names.views(at: index).map {
      SetDeclaration.Override(view: $0, attributes: attributes)
    }
  }

  private mutating func readConditions(_ value: JSONValue?) -> [TraitCondition] {
    guard let value else { return [] }
    let conditions = value.kind == .array ? value.elements : [value]
    return conditions.map { condition in
      if condition.members.isEmpty {
        report(
          .invalidValue, "a condition needs at least one key", condition.range,
          help: "what always holds stands outside of 'sets'")
      }
      return readCondition(condition)
    }
  }

  private mutating func readCondition(_ value: JSONValue) -> TraitCondition {
    let text = { (key: String) in value[key]?.string?.value }
    var condition = TraitCondition()
    condition.horizontalSizeClass = text("width").flatMap(SizeClass.init)
    condition.verticalSizeClass = text("height").flatMap(SizeClass.init)
    condition.userInterfaceIdiom = text("idiom").flatMap(UserInterfaceIdiom.init)
    condition.layoutDirection = text("direction").flatMap(LayoutDirection.init)
    condition.aspect = text("aspect").flatMap(Orientation.init)
    condition.windowIsNarrowerThanScreen = text("window").flatMap(WindowWidthCondition.init)
      .map { $0 == .narrowerThanScreen }
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
