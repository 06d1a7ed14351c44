import TinamouLayout

/// A name between dots with its bytes in the string.
typealias NamePart = (name: String, range: Range<Int>)

/// The views, guides and metrics that constraint strings may mention.
struct NameTable: Sendable {
  private(set) var viewIndices: [String: Int] = [:]
  private(set) var viewNames: [String] = []
  private(set) var guides: [[String]] = []
  /// Whether views can be mentioned, even if there are none.
  var hasViews = false
  /// The indices of items that are guides and have no guides of their own.
  var guideIndices: Set<Int> = []
  /// The indices of views with text, which have baselines for lines to align with.
  var viewsWithText: Set<Int> = []
  /// The indices of views with a text, a picture or a given size of their content.
  var viewsWithContent: Set<Int> = []
  /// The guides of views with scrolling content, by the index of the view.
  var scrollingGuides: [Int: [GuideReference]] = [:]
  /// For each view, the index of its superview.
  var parents: [Int?] = []
  /// For each view that a list lays out, or that is inside one, the index of its row, header or
  /// footer.
  var cells: [Int: Int] = [:]
  /// The repetitions in the order of the file.
  var repetitions: [Repetition] = []
  /// The names of repeated views, by an index after those of the views.
  private(set) var repeatedNames: [Int: RepeatedName] = [:]
  /// The numbers of the copies of a view in rows that are left out, by the id of all copies.
  var undecidedCopies: [String: Range<Int>] = [:]
  private(set) var metrics: [String: Double] = [:]
  private(set) var metricNames: [String] = []

  /// Adds the next view; false if its id is already in use.
  mutating func addView(_ id: String, guides: [String], parent: Int? = nil) -> Bool {
    let isNew = viewIndices[id] == nil
    if isNew { viewIndices[id] = viewNames.count }
    viewNames.append(id)
    self.guides.append(guides)
    parents.append(parent)
    return isNew
  }

  /// Adds a view that is only a superview: it has a name for messages but cannot be mentioned.
  mutating func addUnmentionableView(_ name: String) {
    viewNames.append(name)
    guides.append([])
    parents.append(nil)
  }

  /// Adds a repetition and returns its index.
  mutating func addRepetition(_ repetition: Repetition) -> Int {
    repetitions.append(repetition)
    return repetitions.count - 1
  }

  /// Adds a name for all copies of a view, after the views; false if the name is already in use.
  mutating func addRepeatedName(_ id: String, _ name: RepeatedName, parent: Int?) -> Bool {
    let index = viewNames.count
    let isNew = addView(id, guides: guides[name.view], parent: parent)
    copyKind(of: name.view, to: index)
    cells[index] = cells[name.view]
    repeatedNames[index] = name
    return isNew
  }

  /// Adds a name for views of rows, in place of that of the template.
  ///
  /// - Parameters:
  ///   - id: The name.
  ///   - template: The index of the view of the template.
  ///   - view: The index of the view in the first row.
  ///   - path: The repetitions that contain the view, outermost first, by index.
  mutating func addRowName(_ id: String, of template: Int, as view: Int, path: [Int]) {
    // An id of another view counts more than the name of a copy.
    if let known = viewIndices[id], cells[known] == nil, repeatedNames[known] == nil { return }
    let index = viewNames.count
    viewIndices[id] = index
    viewNames.append(id)
    guides.append(guides[template])
    parents.append(nil)
    copyKind(of: template, to: index)
    repeatedNames[index] = RepeatedName(view: view, repetitions: path)
  }

  /// Gives a name what follows from the kind of the view that it stands for.
  private mutating func copyKind(of view: Int, to name: Int) {
    if viewsWithText.contains(view) { viewsWithText.insert(name) }
    if viewsWithContent.contains(view) { viewsWithContent.insert(name) }
    scrollingGuides[name] = scrollingGuides[view]
  }

  mutating func addMetric(_ name: String, _ value: Double) {
    metrics[name] = value
    metricNames.append(name)
  }

  /// Checks that a dotted name has as many parts as an anchor.
  func checkLength(of parts: [NamePart]) throws(ConstraintStringError) {
    let hasPart = parts.count == 4 && GuideReference.hasParts(parts[1].name)
    if 2...3 ~= parts.count || hasPart { return }
    throw ConstraintStringError(
      "expected 'view.attribute' or 'view.guide.attribute'", parts[min(3, parts.count - 1)].range)
  }

  /// The anchor for the parts of a dotted name.
  func anchor(_ parts: [NamePart]) throws(ConstraintStringError) -> LinearForm.Anchor {
    let (id, idRange) = parts[0]
    guard let view = viewIndices[id] else { throw unknownView(id, idRange) }
    var guide: GuideReference?
    let (name, range) = parts[parts.count - 1]
    if parts.count > 2 {
      guide = try self.guide(parts.dropFirst().dropLast(), of: view, before: name)
    }
    if let attribute = LayoutAttribute(named: name), guide == nil || !attribute.isOfViewsOnly {
      return LinearForm.Anchor(view: view, guide: guide, attribute: attribute)
    }
    if parts.count == 3, GuideReference.reservedRegions["\(parts[1].name).\(name)"] != nil {
      throw ConstraintStringError(
        "expected an attribute of the guide '\(parts[1].name).\(name)'", range,
        help: "such as '\(viewNames[view]).\(parts[1].name).\(name).leading'")
    }
    throw unknownAttribute(name, range, of: view, isGuide: parts.count > 2)
  }

  /// The guide of a view for the names of it, of which there is one, or two for a part such as
  /// `fold.before`; `next` is the word after it.
  func guide(
    _ parts: ArraySlice<NamePart>, of view: Int, before next: String? = nil
  ) throws(ConstraintStringError) -> GuideReference {
    let name = parts.map(\.name).joined(separator: ".")
    let range = (parts.first?.range.lowerBound ?? 0)..<(parts.last?.range.upperBound ?? 0)
    if guideIndices.contains(view) {
      throw ConstraintStringError("'\(viewNames[view])' is a guide and has none", range)
    }
    if let guide = GuideReference.system[name] { return guide }
    if guides[view].contains(name) { return .declared(name) }
    if let guide = GuideReference.reservedRegions[name] { return guide }
    if let guide = GuideReference.scrolling[name] {
      if scrollingGuides[view]?.contains(guide) ?? false { return guide }
      let kinds = guide == .content ? "scroll view" : "scroll view, table or collection"
      throw ConstraintStringError(
        .unknownName, "'\(viewNames[view])' has no guide '\(name)', which only a \(kinds) has",
        range, help: "leave it out: '\(viewNames[view]).leading' is the edge of the view itself")
    }
    if LayoutAttribute(named: name) != nil {
      throw ConstraintStringError(
        next == nil
          ? "'\(name)' is an attribute; only a view or a guide stands in brackets"
          : "'\(name)' is an attribute; nothing can follow it", range,
        help: next.flatMap(NeighbourWord.help(forOperator:)))
    }
    let names = guideNames(of: view)
    throw ConstraintStringError(
      .unknownName, "'\(viewNames[view])' has no guide '\(name)'", range,
      help: NeighbourWord.help(forGuide: name) ?? help(forDeclaredGuide: name)
        ?? Suggestion.help(for: name, among: names)
        ?? "its guides are: " + names.joined(separator: ", "))
  }

  /// What to write for a guide that a view has, without the view or with another one.
  private func help(forDeclaredGuide name: String) -> String? {
    guides.firstIndex { $0.contains(name) }.map {
      "it is a guide of '\(viewNames[$0])': write '\(viewNames[$0]).\(name)'"
    }
  }

  /// The names of the guides that a view has.
  private func guideNames(of view: Int) -> [String] {
    GuideReference.system.keys.ordered() + (scrollingGuides[view] ?? []).map(\.name) + guides[view]
      + GuideReference.reservedRegions.keys.ordered()
  }

  /// The text of an anchor in a constraint string.
  func description(of anchor: LinearForm.Anchor) -> String {
    let guide = anchor.guide.map { ".\($0.name)" } ?? ""
    return "\(viewNames[anchor.view])\(guide).\(anchor.attribute.rawValue)"
  }

  /// Advice for a part of an id that another character follows, as in `[photo-main]`.
  private func quotedName(beginning id: String) -> String? {
    let name = viewNames.first { name in
      viewIndices[name] != nil && name.hasPrefix(id)
        && name.dropFirst(id.count).first.map { !$0.isLetter && !$0.isNumber && $0 != "_" } ?? false
    }
    return name.map { "the id of a view with such characters stands in backticks: `\($0)`" }
  }

  /// How many copies of a view are decided, if the id is that of one that is left out.
  private func decidedCopyCount(beside id: String) -> Int? {
    let parts = id.split(separator: "[", maxSplits: 1)
    guard parts.count == 2, let number = Int(parts[1].prefix { $0 != "]" }),
      let leftOut = undecidedCopies[String(parts[0])], leftOut.contains(number)
    else { return nil }
    return leftOut.lowerBound
  }

  func unknownView(_ id: String, _ range: Range<Int>) -> ConstraintStringError {
    if viewNames.isEmpty, !hasViews {
      return ConstraintStringError(
        "a metric is made of numbers and other metrics", range)
    }
    if let count = decidedCopyCount(beside: id) {
      return ConstraintStringError(
        .unknownName, "'\(id)' is left out: of its copies, only the first \(count) are decided",
        range)
    }
    return ConstraintStringError(
      .unknownName, "there is no view '\(id)'", range,
      help: quotedName(beginning: id) ?? help(forCopy: id) ?? help(forNeighbour: id) ?? help(
        forDeclaredGuide: id)
        ?? Suggestion.help(for: id, among: viewNames.filter { viewIndices[$0] != nil })
        ?? viewList)
  }

  /// What to write for a word that means a view or a guide elsewhere.
  private func help(forNeighbour word: String) -> String? {
    let root = viewNames.first.flatMap { viewIndices[$0] == 0 ? $0 : nil }
    if let root, let guide = NeighbourWord.guide(named: word) {
      return "a guide follows its view, such as '\(root).\(guide)'"
    }
    let isView = NeighbourWord.views.contains(word)
    guard isView else { return nil }
    return "views are named by their ids" + (root.map { "; the outermost one is '\($0)'" } ?? "")
  }

  /// The views that can be mentioned, at most ten; `nil` if there are none.
  private var viewList: String? {
    let ids = viewNames.filter { viewIndices[$0] != nil && !$0.contains("[") }
    let rest = ids.count > 10 ? " and \(ids.count - 10) more" : ""
    return ids.isEmpty ? nil : "the views are: " + ids.prefix(10).joined(separator: ", ") + rest
  }

  private func unknownAttribute(
    _ name: String, _ range: Range<Int>, of view: Int, isGuide: Bool
  ) -> ConstraintStringError {
    if isGuide, LayoutAttribute(named: name) != nil {
      return ConstraintStringError(
        .unknownAttribute, "guides have no margins and no baselines", range,
        help: "the attributes are: " + LayoutAttribute.namesOfGuides.joined(separator: ", "))
    }
    let isGuideName = guideNames(of: view).contains(name)
    if !isGuide, isGuideName {
      return ConstraintStringError(
        "expected an attribute of the guide '\(name)'", range,
        help: "such as '\(viewNames[view]).\(name).leading'")
    }
    let names = isGuide ? LayoutAttribute.namesOfGuides : LayoutAttribute.allCases.map(\.rawValue)
    return ConstraintStringError(
      .unknownAttribute, "there is no attribute '\(name)'", range,
      help: NeighbourWord.help(forAttribute: name) ?? Suggestion.help(for: name, among: names)
        ?? "the attributes are: " + names.joined(separator: ", "))
  }

  /// What to write for an attribute without its view, as in `title.leading == leading`.
  private func help(forLoneAttribute name: String) -> String? {
    guard LayoutAttribute(named: name) != nil,
      let view = viewNames.first(where: { viewIndices[$0] != nil })
    else { return nil }
    return "an attribute follows its view, such as '\(view).\(name)'"
  }

  /// The value of a metric.
  func metric(
    _ name: String, _ range: Range<Int>, before rest: Substring
  ) throws(ConstraintStringError) -> Double {
    if let value = metrics[name] { return value }
    if viewIndices[name] != nil {
      throw ConstraintStringError(
        "expected an attribute of the view '\(name)'", range, help: "such as '\(name).leading'")
    }
    // `my-title.leading` reads as a difference; say so if there is a view of that name.
    let unquoted = viewNames.first {
      !ConstraintLexer.isPlainName($0) && $0.hasPrefix(name) && rest.hasPrefix($0)
    }
    if let unquoted {
      throw ConstraintStringError(
        .unknownName, "there is no metric '\(name)'", range,
        help: "the id of a view with such characters stands in backticks: `\(unquoted)`")
    }
    throw ConstraintStringError(
      .unknownName, "there is no metric '\(name)'", range,
      help: NeighbourWord.help(forLength: name) ?? Suggestion.help(for: name, among: metricNames)
        ?? help(forLoneAttribute: name))
  }
}
