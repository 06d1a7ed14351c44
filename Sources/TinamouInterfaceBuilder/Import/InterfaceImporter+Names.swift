import TinamouLayout

extension InterfaceImporter {
  /// The longest name, in characters.
  private static let longestName = 32

  /// Gives each view a readable id: the name of its outlet, its label in Interface Builder, its
  /// text or its class.
  mutating func nameViews() {
    let outlets = document.outletNames
    var taken: Swift.Set<String> = []
    var numbers: [String: Int] = [:]
    func unused(_ base: String) -> String {
      var name = base
      while !taken.insert(name).inserted {
        let number = numbers[base, default: 1] + 1
        numbers[base] = number
        name = "\(base)\(number)"
      }
      return name
    }
    for index in views.indices {
      views[index].name = unused(outlets[views[index].id] ?? describedName(of: index))
    }
    for index in views.indices {
      for place in views[index].guides.indices {
        let guide = views[index].guides[place].element
        let label = guide["userLabel"] ?? guide["identifier"]
        let own = guide.id.flatMap { outlets[$0] } ?? label.flatMap(Self.identifier)
        views[index].guides[place].name = unused(own.map { Self.joined($0, "guide") } ?? "guide")
      }
    }
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

  /// A name of letters and digits that begins with a lowercase letter; `nil` if there are no
  /// letters.
  static func identifier(_ text: String) -> String? {
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
