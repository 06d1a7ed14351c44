package import TinamouLayout

/// A layout guide of a view, as constraint strings name it.
package enum GuideReference: Hashable, Sendable {
  case margins
  case readable
  case safeArea
  case keyboard
  /// The content of a scroll view.
  case content
  /// The frame of a scroll view, which does not move while the content scrolls.
  case frame
  /// A part beside a fold, or something that covers the view.
  indirect case reserved(LayoutRegion)
  indirect case declared(String)

  /// The name in constraint strings.
  var name: String {
    switch self {
    case .margins: "margins"
    case .readable: "readable"
    case .safeArea: "safeArea"
    case .keyboard: "keyboard"
    case .content: "content"
    case .frame: "frame"
    case .reserved(let region): region.name
    case .declared(let name): name
    }
  }

  /// The names of the guides that every view has.
  package static let system: [String: GuideReference] = [
    "margins": .margins, "readable": .readable, "safeArea": .safeArea, "keyboard": .keyboard,
  ]
  /// The guides of what a fold divides and of what covers a view, which every view has. A declared
  /// guide can have the same name and is meant then.
  package static let reservedRegions: [String: GuideReference] = {
    let regions =
      LayoutRegion.DivisionPart.allCases.map { LayoutRegion.division($0) }
      + ReservedRegion.names.filter { $0 != "fold" }.map { LayoutRegion.occlusion($0) }
    return Dictionary(uniqueKeysWithValues: regions.map { ($0.name, .reserved($0)) })
  }()
  /// Whether a guide of this name has parts, such as `before` of `fold`.
  static func hasParts(_ name: String) -> Bool {
    reservedRegions.keys.contains { $0.hasPrefix(name + ".") }
  }

  /// The names of the guides that only views with scrolling content have.
  package static let scrolling: [String: GuideReference] = ["content": .content, "frame": .frame]
  /// The names that a declared guide may not have, sorted.
  static let reserved =
    Array(system.keys.ordered()) + scrolling.keys.ordered()
    + LayoutAttribute.allCases.map(\.rawValue)
    + LayoutAttribute.aliases.keys.ordered()
}

extension LayoutAttribute {
  /// Other names of attributes.
  static let aliases: [String: LayoutAttribute] = ["baseline": .lastBaseline]
  /// The names of the attributes that guides have.
  package static let namesOfGuides = allCases.filter { !$0.isOfViewsOnly }.map(\.rawValue)

  /// The attribute of a name.
  init?(named name: String) {
    guard let attribute = Self.aliases[name] ?? LayoutAttribute(rawValue: name) else { return nil }
    self = attribute
  }
}
