extension ConstraintFileReader {
  /// The largest number of views in a file, all copies included.
  private static let maximumViewCount = 1_000_000

  /// The copies of a view with `repeat`; `nil` for a view without it.
  mutating func readRepeat(_ pending: PendingView, before count: Int) -> [PendingView]? {
    if case .row = pending.role { return nil }
    guard pending.parent != nil, let value = pending.value["repeat"] else { return nil }
    let overrides = value.elements
    let copies = value.number.map { Int($0) } ?? overrides.count
    guard count + copies <= Self.maximumViewCount else {
      if count <= Self.maximumViewCount {
        report(
          .numberOutOfRange,
          "the file has more than \(Self.maximumViewCount) views with all copies",
          value.range)
      }
      return []
    }
    var template = pending
    template.isCopy = true
    template.repetitions.append(names.addRepetition(Repetition(count: copies)))
    if pending.isFirst { for override in overrides { checkOverrides(override, pending.value) } }
    return (0..<copies).map { copy in
      var view = template
      view.copies.append(copy)
      if !overrides.isEmpty { view.overrides.append(overrides[copy]) }
      return view
    }
  }

  /// Reports attributes for ids that the template does not contain.
  mutating func checkOverrides(_ overrides: JSONValue, _ template: JSONValue) {
    var ids: [String] = []
    var pending = [template]
    while let view = pending.popLast() {
      if let id = view["id"]?.string { ids.append(id.value) }
      pending += view["subviews"]?.elements ?? []
      if let accessory = view["accessory"] { pending.append(accessory) }
    }
    for member in overrides.members where !ids.contains(member.key.value) {
      report(
        .unknownName, "the repeated view has no view '\(member.key.value)' inside",
        member.key.range, help: Suggestion.help(for: member.key.value, among: ids))
    }
  }

  /// Records the indices of the copies of a view.
  mutating func recordCopy(_ pending: PendingView, at index: Int) {
    guard !pending.copies.isEmpty else { return }
    if pending.isFirst {
      templates.append(
        Template(
          id: pending.value["id"]?.string?.value ?? "", view: index,
          repetitions: pending.repetitions))
    }
    guard pending.isCopy, let repetition = pending.repetitions.last,
      let copy = pending.copies.last
    else { return }
    if copy == 0 { firstCopies[repetition] = index }
    if copy == 1, let first = firstCopies[repetition] {
      names.repetitions[repetition].stride = index - first
    }
  }

  /// Adds the ids of templates as names for all of their copies.
  mutating func addRepeatedNames(_ views: [ViewDeclaration]) {
    var indices: [Int: Int] = [:]
    for template in templates {
      let name = RepeatedName(view: template.view, repetitions: template.repetitions)
      let parent = views[template.view].parent
      indices[template.view] = names.viewNames.count
      let isNew = names.addRepeatedName(
        template.id, name, parent: parent.map { indices[$0] ?? $0 })
      if !isNew, let first = names.viewIndices[template.id] {
        let place = views[names.firstView(at: first)].range
        let id = JSONString(value: template.id, range: views[template.view].range, escapes: [])
        reportDuplicate(id, "view", first: place)
      }
    }
  }
}
