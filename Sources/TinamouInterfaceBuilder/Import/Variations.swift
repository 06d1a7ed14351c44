import TinamouLayout

/// Applies the variations of an element for a combination of size classes and an idiom.
struct Variations {
  /// The combination; `nil` for a canvas of any device, where only variations that always apply
  /// count.
  let combination: SizeClassSet?

  /// The variations of an element that apply, from general to specific.
  private func holding(_ element: XMLElement) -> [XMLElement] {
    let candidates: [(element: XMLElement, words: Int)] = element.children.compactMap { child in
      guard child.name == "variation", let key = child.key else { return nil }
      if key == "default" { return (child, 0) }
      guard let combination, let set = Self.set(of: key), set.contains(combination) else {
        return nil
      }
      return (child, key.split(separator: "-").count)
    }
    return candidates.enumerated()
      .sorted { ($0.element.words, $0.offset) < ($1.element.words, $1.offset) }
      .map(\.element.element)
  }

  /// The size classes and idioms of a key such as `heightClass=compact-widthClass=regular`; nil for
  /// other keys.
  static func set(of key: String) -> SizeClassSet? {
    var set = SizeClassSet.all
    for word in key.split(separator: "-") {
      switch word {
      case "widthClass=compact": set.formIntersection(.compactWidth)
      case "widthClass=regular": set.formIntersection(.regularWidth)
      case "heightClass=compact": set.formIntersection(.compactHeight)
      case "heightClass=regular": set.formIntersection(.regularHeight)
      case "userInterfaceIdiom=phone": set.formIntersection(.phone)
      case "userInterfaceIdiom=pad": set.formIntersection(.pad)
      default: return nil
      }
    }
    return set
  }

  /// The value of an attribute.
  func value(_ attribute: String, of element: XMLElement) -> String? {
    holding(element).last { $0[attribute] != nil }?[attribute] ?? element[attribute]
  }

  /// A child element, such as the font of a label.
  func child(_ name: String, key: String? = nil, of element: XMLElement) -> XMLElement? {
    let all = holding(element).compactMap { $0.child(name, key: key) }
    return all.last ?? element.child(name, key: key)
  }

  /// The ids of the constraints or subviews of an element that are not installed.
  func excluded(_ kind: String, of owner: XMLElement) -> Set<String> {
    var excluded: Set<String> = []
    for variation in holding(owner) {
      guard let mask = variation.child("mask", key: kind) else { continue }
      for change in mask.children {
        guard let member = change["reference"] else { continue }
        if change.name == "include" {
          excluded.remove(member)
        } else {
          excluded.insert(member)
        }
      }
    }
    return excluded
  }
}
