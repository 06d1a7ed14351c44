import TinamouFormat
import TinamouLayout

extension [Finding] {
  /// The largest number of consequences that are named.
  private static var shownConsequences: Int { 4 }

  /// The findings, of which those that occur only beside conflicts are notes of a conflict, those
  /// about the place or the size of a view that the constraints leave open are notes of that, and
  /// those about the speed of an edge outside of the window are notes of that. With a view, those
  /// inside of it have an open place.
  ///
  /// - Parameter superviews: The ids of the views around each view, by its id.
  /// - Returns: The findings.
  func withConsequences(_ superviews: (String) -> [String]) -> [Finding] {
    let conflicts = indices.filter { self[$0].key.rule == .unsatisfiable }
      .map { (finding: $0, sizes: self[$0].sizesByConfiguration) }
    let openPlaces = causes { !$0.openAttributes.isDisjoint(with: [.left, .top]) }
    let openSizes = causes { !$0.openAttributes.isDisjoint(with: [.width, .height]) }
    let leaving = causes { $0.key.rule == .outsideWindow }
    if conflicts.isEmpty, openPlaces.isEmpty, openSizes.isEmpty, leaving.isEmpty { return self }
    func cause(of finding: Finding) -> Cause? {
      if finding.isConsequence,
        let conflict = conflicts.first(where: { finding.occurs(in: $0.sizes) })
      {
        return conflict
      }
      let causes: [String: [Cause]]
      var views = finding.views
      switch finding.key.rule {
      case .jump: causes = leaving
      case let rule where rule.isAboutPlaces:
        causes = openPlaces
        if !causes.isEmpty { views += views.flatMap(superviews) }
      case let rule where rule.isAboutSizes: causes = openSizes
      default: return nil
      }
      return views.lazy.flatMap { causes[$0] ?? [] }.first { finding.occurs(onlyIn: $0.sizes) }
    }
    var consequences: [Int: [String]] = [:]
    var rest: Set<Int> = []
    for (index, finding) in enumerated() {
      if let cause = cause(of: finding) {
        consequences[cause.finding, default: []].append(finding.diagnostic.message)
      } else {
        rest.insert(index)
      }
    }
    return indices.filter(rest.contains).map { index in
      guard let messages = consequences[index] else { return self[index] }
      let more = messages.count - Self.shownConsequences
      return self[index].adding(
        messages.prefix(Self.shownConsequences).map { "so \($0)" }
          + (more > 0 ? ["so there are \(more) more findings"] : []))
    }
  }

  /// A finding that can have consequences, by its index, with the sizes at which it occurs.
  private typealias Cause = (finding: Int, sizes: [AnalysisConfiguration: SizeSet])

  /// Those of some findings that are no consequences themselves, by the names of their views.
  private func causes(where isIncluded: (Finding) -> Bool) -> [String: [Cause]] {
    var causes: [String: [Cause]] = [:]
    for index in indices where !self[index].isConsequence && isIncluded(self[index]) {
      let cause = (index, self[index].sizesByConfiguration)
      for view in self[index].views { causes[view, default: []].append(cause) }
    }
    return causes
  }

  /// The findings, of which those that differ only in the number of a copy are one.
  var withoutCopies: [Finding] {
    var groups: [CopyName.Group: Int] = [:]
    var all: [(finding: Finding, copies: [Finding])] = []
    for finding in self {
      let name = CopyName(finding.key.subject)
      guard !name.numbers.isEmpty else {
        all.append((finding, [finding]))
        continue
      }
      let group = CopyName.Group(finding, name)
      if let index = groups[group] {
        all[index].copies.append(finding)
      } else {
        groups[group] = all.count
        all.append((finding, [finding]))
      }
    }
    return all.map { $0.copies.count == 1 ? $0.finding : Finding(copies: $0.copies) }
  }
}

extension Finding {
  /// The attributes that the constraints leave open; none for other rules.
  var openAttributes: Set<LayoutAttribute> {
    guard key.rule == .ambiguous, let detail = key.detail else { return [] }
    return Set(detail.split(separator: ", ").compactMap { LayoutAttribute(rawValue: String($0)) })
  }

  /// The axes of these attributes.
  var openAxes: Set<LayoutAxis> { Set(openAttributes.map(\.axis)) }
}

extension DiagnosticRule {
  /// Whether a view breaks the rule by its place alone.
  fileprivate var isAboutPlaces: Bool {
    switch self {
    case .outsideSuperview, .outsideWindow, .outsideSafeArea, .underKeyboard, .overlap, .acrossFold,
      .underWindowControls, .underCover:
      true
    default: false
    }
  }

  /// Whether a view breaks the rule by its size alone, whatever it shows.
  fileprivate var isAboutSizes: Bool { self == .noRoom || self == .smallTarget }
}

/// A name with the numbers of copies in it, such as `day[2].cell[0]`.
struct CopyName {
  /// What findings about copies of the same views share.
  struct Group: Hashable {
    let rule: DiagnosticRule
    let name: [String]
    let detail: [String]
    let place: Int?

    init(_ finding: Finding, _ name: CopyName) {
      rule = finding.key.rule
      self.name = name.parts
      detail = CopyName(finding.key.detail ?? "").parts
      place = finding.diagnostic.span?.range.lowerBound
    }
  }

  /// The text between the numbers.
  let parts: [String]
  let numbers: [Int]

  init(_ text: String) {
    var parts = [""]
    var numbers: [Int] = []
    var rest = text[...]
    while let open = rest.firstIndex(of: "[") {
      let digits = rest[rest.index(after: open)...].prefix { $0.isASCII && $0.isNumber }
      let isNumber = !digits.isEmpty && rest[digits.endIndex...].first == "]"
      parts[parts.count - 1] += rest[...open]
      rest = rest[rest.index(after: open)...]
      guard isNumber, let number = Int(digits) else { continue }
      numbers.append(number)
      rest = rest[digits.endIndex...]
      parts.append("")
    }
    parts[parts.count - 1] += rest
    self.parts = parts
    self.numbers = numbers
  }

  /// The names of copies as one, such as `day[0…6]`.
  static func joined(_ texts: [String]) -> String {
    let names = texts.map(CopyName.init)
    guard let first = names.first else { return "" }
    guard names.allSatisfy({ $0.parts == first.parts }) else { return texts[0] }
    var text = first.parts[0]
    for (index, part) in first.parts.enumerated().dropFirst() {
      text += list(of: Set(names.map { $0.numbers[index - 1] }).ordered()) + part
    }
    return text
  }

  /// The largest number of numbers that are named one by one.
  private static let namedCount = 4

  private static func list(of numbers: [Int]) -> String {
    guard let first = numbers.first, let last = numbers.last, first < last else {
      return numbers.first.map(String.init) ?? ""
    }
    if last - first == numbers.count - 1 { return "\(first)…\(last)" }
    let named = numbers.prefix(namedCount).map(String.init).joined(separator: ", ")
    return numbers.count > namedCount ? "\(named), … \(last)" : named
  }
}
