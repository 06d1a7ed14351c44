import TinamouEnvironment
import TinamouFormat
import TinamouLayout

/// A word that can stand at a place of a constraint file.
struct Completion: Equatable {
  /// What the word names.
  enum Kind {
    case key
    case view
    case guide
    case attribute
    case metric
    case value
    case statement
  }

  let name: String
  let kind: Kind
  /// One sentence about it; empty for names of the file.
  var summary = ""
}

/// Completes the words of a constraint file by their place.
struct NameCompletions {
  private let outline: FileOutline
  private let place: FileOutline.Place
  /// The name that is being written, in a constraint string.
  private let name: NameAtCursor?
  /// The character before the name.
  private let before: UInt8?

  /// The completions at an offset with the bytes that they replace; none outside of strings.
  static func all(
    at offset: Int, in source: SourceText
  ) -> (items: [Completion], range: Range<Int>) {
    let outline = FileOutline(source, placeAt: offset)
    guard let place = outline.place else { return ([], offset..<offset) }
    let name = NameAtCursor(at: offset, in: source)
    let start = name?.range.lowerBound ?? offset
    let completions = NameCompletions(
      outline: outline, place: place, name: name,
      before: start > place.range.lowerBound ? source.bytes[start - 1] : nil)
    return completions.all
  }

  private var all: (items: [Completion], range: Range<Int>) {
    guard let key = place.key else { return (keys, place.range) }
    switch key {
    case "constraints", "constraint": return (expression, name?.range ?? place.range)
    case "expect", "statement": return (expression + statements, name?.range ?? place.range)
    case "device": return (values(Device.all.map(\.id)), place.range)
    case "allow": return (values(DiagnosticRule.allCases.map(\.rawValue)), place.range)
    case "view", "baseline": return (views, place.range)
    case "hugging", "compression", "horizontal", "vertical":
      return (priorities + metrics, place.range)
    default:
      if place.path == ["metrics"] { return (metrics, name?.range ?? place.range) }
      return (values(FileVocabulary.values(at: place.path + [key])), place.range)
    }
  }

  private func values(_ names: [String]) -> [Completion] {
    names.map { Completion(name: $0, kind: .value) }
  }

  /// The keys that the object does not have yet.
  private var keys: [Completion] {
    if place.path == ["sets", "views"] || place.path.last == "repeat" { return views }
    let kind = place.kind ?? "view"
    let isView = FileVocabulary.keys(at: place.path).contains { $0.name == "subviews" }
    return FileVocabulary.keys(at: place.path).filter { key in
      if place.keys.contains(key.name) { return false }
      guard isView, let kinds = key.kinds else { return true }
      return kinds.contains(kind)
    }.map { Completion(name: $0.name, kind: .key, summary: $0.summary) }
  }

  private var views: [Completion] {
    outline.views.map { Completion(name: $0.name.text, kind: .view, summary: $0.kind ?? "") }
  }

  private var metrics: [Completion] {
    outline.metrics.map { Completion(name: $0.text, kind: .metric) }
  }

  private var priorities: [Completion] { values(FileVocabulary.priorities) }

  private var statements: [Completion] {
    guard name?.parts.count ?? 1 == 1, before != UInt8(ascii: "@") else { return [] }
    return FileVocabulary.statements.map { Completion(name: $0, kind: .statement) }
  }

  /// The names that may follow in a constraint string.
  private var expression: [Completion] {
    let parts = name?.parts ?? [""]
    switch parts.count {
    case 1: return before == UInt8(ascii: "@") ? priorities + metrics : views + metrics
    case 2: return attributes(isGuide: false) + guides(of: parts[0])
    case 3 where guides(of: parts[0]).contains { $0.name == parts[1] }:
      return attributes(isGuide: true) + divisionParts(of: parts[1])
    case 4 where GuideReference.reservedRegions["\(parts[1]).\(parts[2])"] != nil:
      return attributes(isGuide: true)
    default: return []
    }
  }

  private func attributes(isGuide: Bool) -> [Completion] {
    let names = isGuide ? LayoutAttribute.namesOfGuides : LayoutAttribute.allCases.map(\.rawValue)
    return names.map { Completion(name: $0, kind: .attribute) }
  }

  private func guides(of id: String) -> [Completion] {
    let view = outline.views.first { $0.name.text == id }
    let scrolls = FileVocabulary.scrollingKinds.contains(view?.kind ?? "")
    let names =
      GuideReference.system.keys.ordered()
      + (scrolls ? GuideReference.scrolling.keys.ordered() : [])
      + (view?.guides.map(\.text) ?? [])
    let reserved = GuideReference.reservedRegions.keys.ordered().filter { name in
      !name.contains(".") && !names.contains(name)
    }
    return (names + reserved).map { Completion(name: $0, kind: .guide) }
  }

  /// The parts of a guide that has parts, such as `before` of `fold`.
  private func divisionParts(of guide: String) -> [Completion] {
    GuideReference.reservedRegions.keys.ordered().filter { $0.hasPrefix(guide + ".") }.map {
      Completion(name: String($0.dropFirst(guide.count + 1)), kind: .guide)
    }
  }
}
