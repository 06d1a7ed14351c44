import TinamouLayout

extension ConstraintFileReader {
  /// Reads the views, each before its subviews, without recursion.
  mutating func readViews(_ root: JSONValue?) -> [ViewDeclaration] {
    var views: [ViewDeclaration] = []
    var pending: [PendingView] = []
    if let root { pending.append(PendingView(value: root, parent: nil)) }
    while let next = pending.popLast() {
      if !next.isCopy, let copies = readRepeat(next, before: views.count + pending.count) {
        pending += copies.reversed()
        continue
      }
      let known = diagnostics.count
      guard let view = readView(next) else { continue }
      // Report what is wrong with a template once, not for each copy.
      if !next.isFirst { diagnostics.removeSubrange(known...) }
      add(view, next, to: &views)
      pending += insides(of: next, view.kind, at: views.count - 1).reversed()
    }
    addRepeatedNames(views)
    finishLists(&views)
    readBaselineViews(of: &views)
    // A copy has no room for more views, which would be kept as long as the file.
    return views.map(\.self)
  }

  /// The children of a view that remain to be read.
  private mutating func insides(
    of pending: PendingView, _ kind: ViewKind, at index: Int
  ) -> [PendingView] {
    var pending = pending
    let cells = readList(pending.value, pending, at: index, of: kind)
    pending.cell = recordCell(pending, at: index)
    if let cell = pending.cell { names.cells[index] = cell }
    var insides = (pending.value["subviews"]?.elements ?? []).map { pending.child($0, of: index) }
    if pending.role != nil, let value = pending.value["accessory"] {
      var accessory = pending.child(value, of: index)
      accessory.role = .accessory
      insides.append(accessory)
    }
    return cells + insides
  }

  private mutating func add(
    _ view: ViewDeclaration, _ pending: PendingView, to views: inout [ViewDeclaration]
  ) {
    let index = views.count
    let isNew = names.addView(view.id, guides: view.guides.map(\.name), parent: pending.superview)
    if !isNew, pending.isFirst, let id = pending.value["id"]?.string {
      reportDuplicate(id, "view", first: views[names.viewIndices[view.id] ?? 0].range)
    }
    if view.kind.showsText { names.viewsWithText.insert(index) }
    let hasContent = view.kind.showsText || view.kind == .image
    if hasContent || pending.value["intrinsicSize"] != nil { names.viewsWithContent.insert(index) }
    names.scrollingGuides[index] = view.kind.scrollingGuides
    recordCopy(pending, at: index)
    if pending.value["baseline"] != nil { baselines.append((index, pending)) }
    views.append(view)
    views[index].attributes = readAttributes(pending, at: index)
  }

  private mutating func readView(_ pending: PendingView) -> ViewDeclaration? {
    let (value, parent) = (pending.value, pending.parent)
    guard let id = value["id"]?.string else { return nil }
    checkName(id, "a view")
    checkPlace(value, isRoot: parent == nil)
    let kind = Self.kind(of: pending)
    let isInStack = parent.map { kinds[$0].own } == .stack
    kinds.append((kind, isInStack))
    // A row has a key of tables too.
    if !(pending.role?.isCell ?? false) { checkKeys(value, of: kinds.count - 1) }
    checkList(value, pending, of: kind)
    let offset = value["contentOffset"]?.elements.compactMap(\.number) ?? []
    return ViewDeclaration(
      base: id.value, copies: pending.copies, range: id.range, frame: value["frame"]?.range,
      parent: parent, kind: kind,
      settings: readSettings(value, of: kind, parent: parent),
      traits: readTraits(value["traits"]), guides: readGuides(value["guides"]),
      allowedRules: readAllowedRules(value["allow"]),
      contentOffset: offset.count == 2 ? Point(x: offset[0], y: offset[1]) : nil,
      role: pending.role)
  }

  private static func kind(of pending: PendingView) -> ViewKind {
    switch pending.role {
    case .row, .header, .footer: .cell
    case .accessory, nil:
      pending.value["kind"]?.string.flatMap { ViewKind(rawValue: $0.value) } ?? .view
    }
  }

  /// Reports keys that only views of other kinds have, and a custom spacing outside of a stack.
  mutating func checkKeys(_ value: JSONValue, of view: Int) {
    for member in value.members {
      let key = member.key.value
      guard let owner = KeyOwner.owners[key], !owner.kinds.contains(kinds[view].own) else {
        continue
      }
      report(
        .invalidValue, "only \(owner.title) has '\(key)'", member.value.range,
        help: "write \"kind\": \"\(owner.kinds[0].rawValue)\"")
    }
    if !kinds[view].isInStack, let place = value["customSpacing"] {
      report(.invalidValue, "only a view in a stack has 'customSpacing'", place.range)
    }
  }

  /// Reports keys that only the root view may have, or only other views.
  private mutating func checkPlace(_ value: JSONValue, isRoot: Bool) {
    let ofRoot = [
      ("safeArea", "only the root has a 'safeArea'"),
      ("respectsSystemMinimumMargins", "only the root has margins of the system"),
    ]
    let ofOthers = [
      ("frame", "the root has no 'frame'; it fills the window"),
      ("repeat", "there is one root"),
    ]
    for (key, message) in isRoot ? ofOthers : ofRoot {
      if let place = value[key] { report(.invalidValue, message, place.range) }
    }
  }

  /// The attributes of a view; those of its copy replace those of the template.
  private mutating func readAttributes(
    _ pending: PendingView, at index: Int
  ) -> [ViewOverride.Value] {
    let known = diagnostics.count
    let margin = missingMargin(index)
    var attributes = readAttributes(pending.value, missingMargin: margin)
    if !pending.isFirst { diagnostics.removeSubrange(known...) }
    let id = pending.value["id"]?.string?.value ?? ""
    for override in pending.overrides {
      guard let value = override[id] else { continue }
      checkKeys(value, of: index)
      attributes += readAttributes(value, missingMargin: margin)
    }
    return attributes
  }

  /// The margin of a view at edges that the file does not state, in points.
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

  private mutating func readGuides(_ value: JSONValue?) -> [GuideDeclaration] {
    var known: [String: Range<Int>] = [:]
    return (value?.elements ?? []).compactMap { element in
      guard let guide = element.string ?? element["id"]?.string else { return nil }
      checkName(guide, "a guide")
      if GuideReference.reserved.contains(guide.value) {
        report(
          .reservedName, "'\(guide.value)' is a name of the format; a guide needs another",
          guide.range)
      }
      if let first = known[guide.value] { reportDuplicate(guide, "guide", first: first) }
      known[guide.value] = guide.range
      return GuideDeclaration(
        name: guide.value, region: element["region"].flatMap { readRegion($0, element) })
    }
  }

  /// Reads the region of a guide.
  private mutating func readRegion(_ base: JSONValue, _ guide: JSONValue) -> LayoutRegion? {
    let corners: LayoutAxis? =
      switch guide["corners"]?.string?.value {
      case "horizontal": .horizontal
      case "vertical": .vertical
      default: nil
      }
    let isBar = base.string?.value == "bar"
    for key in ["edge", "extent"] where isBar != (guide[key] != nil) {
      report(
        isBar ? .missingKey : .invalidValue, "'\(key)' is of a bar, which needs it",
        (guide[key] ?? guide).range)
      return nil
    }
    switch base.string?.value {
    case "safeArea": return .safeArea(cornerAdaptation: corners)
    case "margins": return .margins(cornerAdaptation: corners)
    case "readable": return .readableContent(cornerAdaptation: corners)
    default:
      guard let edge = guide["edge"]?.string.flatMap({ LayoutRegion.Edge(rawValue: $0.value) }),
        let extent = guide["extent"]?.number
      else { return nil }
      return .bar(onEdge: edge, extent: extent)
    }
  }
}
