import TinamouLayout

/// The words of UIKit, SwiftUI, SnapKit, CSS and Android for what has another name in constraint
/// files.
///
/// They differ too much from our words for ``Suggestion`` to find them by their letters.
enum NeighbourWord {
  /// Our words for those of others, and what to say of words for which we have none.
  struct Table {
    /// Replacements, by the word that they replace.
    let replacements: [String: String]
    /// Sentences, by the word; they count more than replacements.
    let advice: [String: String]

    /// - Parameters:
    ///   - replacements: Lines with a replacement, a colon, and the words that it replaces. Lines
    ///     compile in a tenth of the time of a dictionary with as many words.
    ///   - advice: Lines with words, a colon, and a sentence.
    init(_ replacements: String, advice: String = "") {
      self.replacements = Self.lines(of: replacements) { word, words in
        words.split(separator: " ").map { (String($0), word) }
      }
      self.advice = Self.lines(of: advice) { words, sentence in
        words.split(separator: " ").map { (String($0), sentence) }
      }
    }

    /// The word as the table has it: in its own spelling, otherwise in that of UIKit for a name of
    /// Android, CSS or a method, such as `android:text`, `align-items`, `isHidden` and `setText`.
    func entry(for word: String) -> String? {
      ([word] + NeighbourWord.spellings(of: word)).first {
        advice[$0] != nil || replacements[$0] != nil
      }
    }

    /// What to say of a word; `quote` is the sign around a replacement.
    func help(for word: String, quote: String) -> String? {
      advice[word] ?? replacements[word].map { "write \(quote)\($0)\(quote)" }
    }

    /// Splits each line at its first colon with a space after it.
    private static func lines(
      of table: String, _ entries: (String, String) -> [(String, String)]
    ) -> [String: String] {
      var words: [String: String] = [:]
      for line in table.split(separator: "\n") {
        let parts = line.split(separator: ": ", maxSplits: 1)
        guard parts.count == 2 else { continue }
        for (word, text) in entries(String(parts[0]), String(parts[1])) { words[word] = text }
      }
      return words
    }
  }

  /// Other spellings of a word: without a prefix, and with capitals in place of hyphens.
  static func spellings(of word: String) -> [String] {
    let name = word.split(separator: ":").last.map(String.init) ?? word
    let parts = name.split(separator: "-")
    let joined = (parts.first.map(String.init) ?? "") + parts.dropFirst().map(capitalised).joined()
    let bare = ["is", "set"].first { joined.hasPrefix($0) }.map { joined.dropFirst($0.count) }
    let isMethod = bare?.first?.isUppercase == true
    return [name, joined] + (isMethod ? [bare.map(uncapitalised) ?? ""] : [])
  }

  private static func capitalised(_ word: Substring) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }

  private static func uncapitalised(_ word: Substring) -> String {
    word.prefix(1).lowercased() + word.dropFirst()
  }

  /// Whether a word names a property that changes what a view looks like, by its ending.
  static func isOfDrawing(_ word: String) -> Bool {
    ["Color", "Mode", "Radius", "Shadow", "Opacity", "Effect", "Animation"]
      .contains { word.hasSuffix($0) && word.count > $0.count }
  }

  /// The kinds of views in constraint files.
  static let ownKinds = ViewKind.allCases.map(\.rawValue)

  /// The replacement for a kind of view.
  static func help(forKind kind: String) -> String? { kinds.help(for: kind, quote: "\"") }

  /// The replacement for an attribute of a view or guide.
  static func help(forAttribute name: String) -> String? {
    // The names of UIKit's anchors are our attributes with an ending.
    let anchor = name.hasSuffix("Anchor") ? String(name.dropLast("Anchor".count)) : nil
    if let anchor, LayoutAttribute(named: anchor) != nil { return "write '\(anchor)'" }
    if let help = attributes.help(for: name, quote: "'") { return help }
    let key = ObjectShape.view.key(name)?.name ?? ownKeys.replacements[name]
    return key.map { "it is a key of a view, beside its \"id\": write \"\($0)\" there" }
  }

  /// The words for a view of which constraint files say the id.
  static let views: Set<String> = [
    "superview", "parent", "self", "super", "this", "view", "window", "screen", "container",
    "contentView", "make", "previous", "prev", "next", "sibling",
  ]

  /// The replacement for a guide.
  static func help(forGuide name: String) -> String? { guides.help(for: name, quote: "'") }

  /// Our name of a guide that every view has; `nil` for another word.
  static func guide(named name: String) -> String? {
    let own = guides.replacements[name] ?? name
    return GuideReference.system[own] == nil ? nil : own
  }

  /// The replacement for a priority.
  static func help(forPriority name: String) -> String? { priorities.help(for: name, quote: "'") }

  /// The replacement for a word between two lengths.
  static func help(forOperator name: String) -> String? { operators.help(for: name, quote: "'") }

  /// Advice for words that stand for a length, but are no metric.
  static func help(forLength name: String) -> String? { lengths.help(for: name, quote: "'") }

  /// The replacement for the name of a statement.
  static func help(forStatement name: String) -> String? { statements.help(for: name, quote: "'") }

  /// Advice for letters that follow a number.
  static func help(forUnit unit: String) -> String? { units.help(for: unit, quote: "'") }
}
