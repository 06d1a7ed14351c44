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
  case declared(String)

  /// The name in constraint strings.
  var name: String {
    switch self {
    case .margins: "margins"
    case .readable: "readable"
    case .safeArea: "safeArea"
    case .keyboard: "keyboard"
    case .content: "content"
    case .frame: "frame"
    case .declared(let name): name
    }
  }

  /// The names of the guides that every view has.
  package static let system: [String: GuideReference] = [
    "margins": .margins, "readable": .readable, "safeArea": .safeArea, "keyboard": .keyboard,
  ]
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
