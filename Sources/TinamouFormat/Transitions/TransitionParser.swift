import TinamouEnvironment
import TinamouLayout

/// Reads the steps of a ``TransitionScript``.
enum TransitionParser {
  /// A step with its text and its bytes.
  typealias ParsedStep = (step: TransitionStep, text: String, range: Range<Int>)

  /// The forms of the steps, for help.
  private static let names =
    Split.allCases.map(\.rawValue) + ["rotate"] + Orientation.allCases.map(\.rawValue)
    + ["keyboard 300", "keyboard off", "text-size L"]
    + LayoutDirection.allCases.map(\.rawValue) + Fold.allCases.map(\.rawValue) + ["600x700"]

  static func parse(_ text: String) throws(ConstraintStringError) -> [ParsedStep] {
    var steps: [ParsedStep] = []
    for part in text.utf8.split(separator: UInt8(ascii: ">"), omittingEmptySubsequences: false) {
      let words = part.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
      let start = text.utf8.distance(
        from: text.utf8.startIndex, to: words.first?.startIndex ?? part.startIndex)
      let end = text.utf8.distance(
        from: text.utf8.startIndex, to: words.last?.endIndex ?? part.endIndex)
      let own = words.map { String(decoding: $0, as: UTF8.self) }
      steps.append((try step(own, start..<end), own.joined(separator: " "), start..<end))
    }
    return steps
  }

  private static func step(
    _ words: [String], _ range: Range<Int>
  ) throws(ConstraintStringError) -> TransitionStep {
    switch (words.first, words.count) {
    case (nil, _): throw error("expected a step", range, nil)
    case ("keyboard"?, 2): return .keyboard(height: try keyboardHeight(words[1], range))
    case ("text-size"?, 2): return .textSize(try textSize(words[1], range))
    case ("keyboard"?, 1): throw error("a keyboard has a height in points, or is 'off'", range, nil)
    case ("text-size"?, 1): throw error("expected a text size", range, nil)
    case (let word?, 1): if let step = step(word) { return step }
    default: break
    }
    let text = words.joined(separator: " ")
    throw error("there is no step '\(text)'", range, text)
  }

  private static func step(_ word: String) -> TransitionStep? {
    if word == "rotate" { return .rotate }
    if let split = Split(rawValue: word) { return .place(split) }
    if let orientation = Orientation(rawValue: word) { return .orientation(orientation) }
    if let direction = LayoutDirection(rawValue: word) { return .direction(direction) }
    if let fold = Fold(rawValue: word) { return .fold(fold) }
    let sides = word.split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
    guard sides.count == 2, let width = sides[0], let height = sides[1], width.isFinite,
      height.isFinite
    else { return nil }
    return .size(Size(width: width, height: height))
  }

  private static func keyboardHeight(
    _ word: String, _ range: Range<Int>
  ) throws(ConstraintStringError) -> Double? {
    if word == "off" { return nil }
    guard let height = Double(word), height > 0, height <= WindowConfiguration.largestSide else {
      throw error("a keyboard cannot be '\(word)' high; expected points, or 'off'", range, nil)
    }
    return height
  }

  private static func textSize(
    _ word: String, _ range: Range<Int>
  ) throws(ConstraintStringError) -> ContentSizeCategory {
    guard let size = ContentSizeCategory(rawValue: word) else {
      let names = ContentSizeCategory.allCases.map(\.rawValue)
      throw ConstraintStringError(
        .invalidValue, "there is no text size '\(word)'", range,
        help: "the text sizes are: " + names.joined(separator: ", "))
    }
    return size
  }

  private static func error(
    _ message: String, _ range: Range<Int>, _ word: String?
  ) -> ConstraintStringError {
    ConstraintStringError(
      .invalidValue, message, range,
      help: word.flatMap { Suggestion.help(for: $0, among: names) }
        ?? "the steps are: " + names.joined(separator: ", "))
  }
}
