/// What to write in the place of a value that a key cannot have.
package enum ValueHint {
  /// The replacement for a value of another JSON type.
  static func help(for value: JSONValue, in shape: Shape) -> String? {
    let text = value.string?.value
    if let text, shape.kinds.contains(.number), let help = help(forNumber: text) { return help }
    if case .choice(let names) = shape {
      let number = value.number.map(JSONNumber.text)
      return number.flatMap { names.contains($0) ? "write \"\($0)\"" : help(for: $0, among: names) }
    }
    if shape.kinds.contains(.boolean) {
      switch (text, value.number) {
      case ("true"?, _), ("yes"?, _), (_, 1?): return "write true"
      case ("false"?, _), ("no"?, _), (_, 0?): return "write false"
      default: return "write true or false, without quotation marks"
      }
    }
    return example(of: shape, like: value).map { "such as \($0)" }
  }

  /// What to say of a string in the place of a number; `nil` if it says nothing about a number.
  static func help(forNumber text: String) -> String? {
    if let number = Double(text), number.isFinite {
      return "write \(JSONNumber.text(number)), without quotation marks"
    }
    if ["auto", "default", "none"].contains(text) || text.lowercased().contains("automatic") {
      return "leave the key out for the default"
    }
    let unit = text.drop { $0.isNumber || $0 == "." || $0 == " " }
    return unit.count < text.count ? NeighbourWord.help(forUnit: String(unit)) : nil
  }

  /// The value of a key that is missing.
  static func example(of key: ObjectShape.Key, in definition: Definition) -> String {
    if case .string = key.shape { return definition.shortExample }
    return example(of: key.shape) ?? "…"
  }

  /// A value of a shape; `nil` for one that is always the same, or has a form of its own.
  ///
  /// Of several shapes, it is of the one that has parts if the value that was found has parts.
  private static func example(of shape: Shape, like value: JSONValue? = nil) -> String? {
    switch shape {
    case .null, .boolean, .text: nil
    case .choice(let names): names.first.map { "\"\($0)\"" }
    case .string: "\"text\""
    case .number, .integer: "1"
    case .array(let element, .some(let count)) where count.count == 1:
      "[" + (0..<count.lowerBound).map { "\(160 - 40 * ($0 % 4))" }.joined(separator: ", ") + "]"
        + (element.kinds.contains(.null) ? "; null leaves one open" : "")
    case .array(let element, _): example(of: element).map { "[ \($0) ]" }
    case .map(let element): example(of: element).map { "{ \"name\": \($0) }" }
    case .reference(let definition): example(of: definition)
    case .either(let shapes): example(ofAny: shapes, like: value)
    }
  }

  private static func example(ofAny shapes: [Shape], like value: JSONValue?) -> String? {
    let hasParts = value?.kind == .array || value?.kind == .object
    for case .reference(let definition) in shapes {
      if hasParts { return example(of: definition) }
      if shapes.first?.kinds == [.string] { return definition.shortExample }
    }
    return shapes.lazy.compactMap { example(of: $0) }.first
  }

  /// An object with a key that it needs, otherwise its first one.
  private static func example(of definition: Definition) -> String {
    switch definition {
    case .condition: return "{ \"width\": \"regular\" }"
    case .override: return "{ \"hidden\": true }"
    case .margins, .insets, .sides: return "{ \"top\": 8, \"bottom\": 8 }"
    case .axisPriorities: return "{ \"horizontal\": 250, \"vertical\": 750 }"
    case .font: return "{ \"style\": \"body\" }"
    case .image: return "{ \"size\": [160, 120] }"
    default:
      let keys = definition.shape.keys
      return "{ \"\((keys.first(where: \.isRequired) ?? keys.first)?.name ?? "key")\": … }"
    }
  }

  // MARK: Words

  /// The replacement for a word that is none of some choices.
  package static func help(for word: String, among names: [String]) -> String? {
    if let help = wordsOfClasses(word, names) { return help }
    for name in choices[word] ?? [] where names.contains(name) { return "write \"\(name)\"" }
    if names.contains("rtl"), axes.contains(word) {
      return "for the direction of a stack write \"axis\""
    }
    return ending(of: word, among: names).map { "write \"\($0)\"" }
  }

  /// What to say of a word in the place of a size class.
  private static func wordsOfClasses(_ word: String, _ names: [String]) -> String? {
    guard names.contains("compact") else { return nil }
    if ["any", "*", "unspecified"].contains(word) {
      return "leave the key out: without it every size class matches"
    }
    return word.contains(where: \.isNumber)
      ? "for a size in points write a key such as \"width>=\": 600" : nil
  }

  /// The word at the end of one of Apple's names, as in `NSLayoutFormatAlignAllTop`, `.alignAllTop`
  /// and `UICTContentSizeCategoryXL`: the longest one.
  private static func ending(of word: String, among names: [String]) -> String? {
    let letters = word.lowercased()
    let endings = names.filter { name in
      guard letters.hasSuffix(name.lowercased()), name.count < word.count else { return false }
      let rest = word.dropLast(name.count)
      // In the middle of a word, a part begins with a capital letter.
      let isAlone = rest.last.map { !$0.isLetter && !$0.isNumber } ?? true
      return isAlone || word.dropFirst(rest.count).first?.isUppercase == true
    }
    return endings.max { $0.count < $1.count }
  }

  private static let axes: Set<String> = [
    "row", "column", "row-reverse", "column-reverse", "horizontal", "vertical",
  ]

  /// Our words for those of CSS, SwiftUI and UIKit; of several, the first that can stand there.
  private static let choices: [String: [String]] = {
    var choices: [String: [String]] = [:]
    let table = """
      middle: center equalCentering
      centre: center
      start: leading natural
      end: trailing
      flex-start: leading
      flex-end: trailing
      left: leading alignAllLeft
      right: trailing alignAllRight
      stretch: fill
      baseline: firstBaseline
      space-between: equalSpacing
      space-around: equalCentering
      space-evenly: equalSpacing
      row: horizontal
      column: vertical
      equal: fillEqually
      standard: system
      half: 1/2
      third: 1/3
      0.5: 1/2
      leftToRight: ltr
      forceLeftToRight: ltr
      rightToLeft: rtl
      forceRightToLeft: rtl
      iPhone: phone
      iphone: phone
      iPad: pad
      ipad: pad
      tablet: pad
      width: flexibleWidth
      height: flexibleHeight
      100: ultraLight
      200: thin
      300: light
      400: regular
      500: medium
      600: semibold
      700: bold
      800: heavy
      900: black
      h1: title1
      h2: title2
      h3: title3
      19: 26
      extraSmall: XS
      small: S
      medium: M
      large: L
      extraLarge: XL
      extraExtraLarge: XXL
      extraExtraExtraLarge: XXXL
      accessibilityMedium: AX1
      accessibilityLarge: AX2
      accessibilityExtraLarge: AX3
      accessibilityExtraExtraLarge: AX4
      accessibilityExtraExtraExtraLarge: AX5
      UICTContentSizeCategoryAccessibilityM: AX1
      UICTContentSizeCategoryAccessibilityL: AX2
      UICTContentSizeCategoryAccessibilityXL: AX3
      UICTContentSizeCategoryAccessibilityXXL: AX4
      UICTContentSizeCategoryAccessibilityXXXL: AX5
      """
    for line in table.split(separator: "\n") {
      let parts = line.split(separator: ": ", maxSplits: 1)
      guard parts.count == 2 else { continue }
      choices[String(parts[0])] = parts[1].split(separator: " ").map(String.init)
    }
    return choices
  }()
}
