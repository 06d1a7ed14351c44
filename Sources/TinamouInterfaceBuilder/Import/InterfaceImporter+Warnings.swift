import TinamouFormat
import TinamouLayout

extension InterfaceImporter {
  /// Warns about variations by anything other than size classes and idioms, which are omitted.
  /// Variations for the Mac are ignored, since they do not concern iOS.
  mutating func warnAboutVariations(of element: XMLElement) {
    for variation in element.children where variation.name == "variation" {
      guard let key = variation.key, key != "default", key != "userInterfaceIdiom=mac",
        Variations.set(of: key) == nil
      else { continue }
      warn("it varies by '\(key)', which is not known", about: element)
    }
  }

  /// The words that attributes of a stack can have; the first is the default.
  private static let stackWords = [
    ("axis", ["horizontal", "vertical"]),
    ("distribution", StackView.Distribution.allCases.map(\.rawValue)),
    ("alignment", stackAlignments), ("spacingType", ["default", "standard"]),
  ]

  /// Warns about words and numbers in the attributes of a view that are not known, so that the
  /// default is used.
  mutating func warnAboutValues(of view: View) {
    let element = view.element
    let states = [element] + element.children.filter { $0.name == "variation" }
    for state in states {
      for name in Self.priorityNames {
        guard let text = state[name], Self.priority(text) == nil else { continue }
        warn("its \(name) '\(text)' is not a priority, so it is not used", about: element)
      }
      guard view.kind == .stack else { continue }
      for (name, words) in Self.stackWords {
        guard let word = state[name], !words.contains(word) else { continue }
        warn("its \(name) '\(word)' is not known, so it is '\(words[0])'", about: element)
      }
      guard let text = state["spacing"], InterfaceNumber.parse(text) == nil else { continue }
      warn("its spacing '\(text)' is not a number, so it is 0", about: element)
    }
  }

  private static let priorityNames = ["horizontal", "vertical"].flatMap {
    [$0 + "HuggingPriority", $0 + "CompressionResistancePriority"]
  }
}
