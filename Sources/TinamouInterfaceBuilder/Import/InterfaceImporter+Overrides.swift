import TinamouLayout
import TinamouSolver

extension InterfaceImporter {
  /// Assigns the keys in each combination of size classes to a view.
  ///
  /// Keys that are the same in all combinations become those of the view; of the others, the view
  /// gets the ones on the canvas, and the rest become overrides. A key that a combination does not
  /// have has its default there.
  mutating func assign(_ all: [Keys], to index: Int) {
    let canvas = SizeClassSet.single.firstIndex(of: document.canvasClass) ?? 0
    var overrides: [SizeClassSet: Keys] = [:]
    for key in Self.names(of: [all[canvas]] + all) {
      let stated = all.map { keys in keys.first { $0.key == key }?.value }
      if let shown = stated[canvas] { views[index].keys.append((key, shown)) }
      if stated.allSatisfy({ $0 == stated[canvas] }) { continue }
      let values = stated.map { $0 ?? missingValue(key, of: index) }
      for value in Swift.Set(values) where value != values[canvas] {
        let set = SizeClassSet.where(values) { $0 == value }
        overrides[set, default: []].append((key, value))
      }
    }
    for (set, keys) in overrides.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      sets[set, default: Set()].overrides.append((index, keys))
    }
  }

  /// The names of keys, in the order in which they first occur.
  private static func names(of all: [Keys]) -> [String] {
    var known: Swift.Set<String> = []
    return all.joined().map(\.key).filter { known.insert($0).inserted }
  }

  /// The value that a key has in a view without it.
  private func missingValue(_ key: String, of index: Int) -> JSONFragment {
    let kind = views[index].kind
    let example = LayoutView("", kind: kind)
    switch key {
    case "lines": return .number(1)
    case "preferredMaxLayoutWidth": return .number(0)
    case "font":
      return InterfaceFont(size: example.font.pointSize(for: .large)).fragment
    case "margins":
      if index == 0 { return Self.fragment(rootMargins) }
      return .number(kind == .stack ? 0 : 8)
    case "intrinsicSize":
      let isText = [ViewKind.label, .button, .textField].contains(kind)
      return isText
        ? .row([.null, .null])
        : Self.lengths(
          kind.intrinsicContentSize(on: document.platform))
    case "hugging": return Self.priorities { example.contentHuggingPriority(for: $0) }
    case "compression":
      return Self.priorities { example.contentCompressionResistancePriority(for: $0) }
    // The other keys are flags.
    default: return .boolean(false)
    }
  }

  /// The priorities along both axes.
  static func priorities(_ priority: (LayoutAxis) -> LayoutPriority) -> JSONFragment {
    .members([
      ("horizontal", .number(Double(priority(.horizontal).rawValue))),
      ("vertical", .number(Double(priority(.vertical).rawValue))),
    ])
  }
}
