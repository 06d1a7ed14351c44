import TinamouLayout

extension InterfaceImporter {
  /// The longest name, in characters.
  private static let longestName = 32

  /// Gives each view an id that a person can read: that of its outlet, its label in Interface
  /// Builder, its text or its class.
  mutating func nameViews() {
    let outlets = outletNames()
    var taken: Swift.Set<String> = []
    for index in views.indices {
      let base = outlets[views[index].id] ?? describedName(of: index)
      var name = base
      var number = 2
      while !taken.insert(name).inserted {
        name = "\(base)\(number)"
        number += 1
      }
      views[index].name = name
    }
  }

  /// The names of outlets by the ids of the views that they lead to.
  private func outletNames() -> [String: String] {
    var names: [String: String] = [:]
    for element in document.tree.elements where element.name == "outlet" {
      guard let property = element["property"], let destination = element["destination"],
        !["delegate", "dataSource", "view", "accessoryView", "textLabel", "detailTextLabel"]
          .contains(property)
      else { continue }
      names[destination] = names[destination] ?? Self.identifier(property)
    }
    return names
  }

  private func describedName(of index: Int) -> String {
    let element = views[index].element
    let kind = views[index].kind.rawValue
    if let label = element["userLabel"].flatMap(Self.identifier) { return label }
    let text = element["text"] ?? element.child("state", key: "normal")?["title"]
    if let text = text.flatMap(Self.identifier), text.count <= Self.longestName {
      return Self.joined(text, kind)
    }
    if let name = element["customClass"].flatMap(Self.identifier) { return name }
    return index == 0 ? "root" : kind
  }

  private static func joined(_ text: String, _ kind: String) -> String {
    text + kind.prefix(1).uppercased() + kind.dropFirst()
  }

  /// A name of letters and digits that begins with a small letter; nil if there are no letters.
  private static func identifier(_ text: String) -> String? {
    let words = text.unicodeScalars.prefix(200).split { scalar in
      !(scalar.isASCII && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)))
    }.map { String(String.UnicodeScalarView($0)) }
    guard let first = words.first else { return nil }
    var name = first.prefix(1).lowercased() + first.dropFirst()
    for word in words.dropFirst() { name += word.prefix(1).uppercased() + word.dropFirst() }
    if name.allSatisfy({ !$0.isLetter }) { return nil }
    if name.first?.isNumber ?? true { name = "n" + name }
    return String(name.prefix(longestName))
  }
}
