extension ShapedText {
  /// Cuts a text into segments and measures them in one pass.
  ///
  /// Only drawing needs the places of the characters.
  init(_ text: String, metrics: CharacterMetrics, recordsPlaces: Bool = false) {
    advances.reserveCapacity(text.utf8.count)
    var shaper = Shaper(metrics: metrics, recordsPlaces: recordsPlaces)
    for scalar in text.unicodeScalars { shaper.append(scalar, to: &self) }
    shaper.finish(&self)
  }

  /// The state of shaping between two characters.
  private struct Shaper {
    let metrics: CharacterMetrics
    /// The current segment.
    private var segment = Segment(characters: 0..<0)
    /// The line-break class of the last character that is not a combining mark.
    private var last = LineBreakClass.space
    /// The code point of the last character, for kerning; 0 after a combining mark.
    private var lastCode: UInt32 = 0
    /// Whether the last character joins the next one.
    private var joinsNext = false
    /// Whether the text so far ends with an odd number of regional indicators of flags.
    private var isInFlag = false
    /// Whether a segment has begun that ``finish(_:)`` has to append.
    private var isOpen = false

    private let recordsPlaces: Bool
    /// The number of code points so far.
    private var count = 0

    init(metrics: CharacterMetrics, recordsPlaces: Bool) {
      self.metrics = metrics
      self.recordsPlaces = recordsPlaces
    }

    mutating func append(_ scalar: Unicode.Scalar, to text: inout ShapedText) {
      let kind = LineBreakClass(scalar)
      defer {
        lastCode = kind == .combining ? 0 : scalar.value
        count += 1
      }
      switch kind {
      case .newline:
        // A carriage return and a line feed are one line break.
        if scalar == "\n", lastCode == 0x0D { return }
        segment.endsLine = true
        close(&text)
        isOpen = true
      case .combining:
        joinsNext = scalar.value == 0x200D
        return
      case .space:
        segment.space += metrics.advance(of: scalar) + metrics.kerning(lastCode, scalar.value)
      case .tab:
        segment.tabs += 1
      case .zeroWidthSpace:
        break
      case .softHyphen:
        segment.hyphen = metrics.advance(of: "-")
      default:
        appendVisible(scalar, kind, to: &text)
      }
      last = kind
      isOpen = true
    }

    private mutating func appendVisible(
      _ scalar: Unicode.Scalar, _ kind: LineBreakClass, to text: inout ShapedText
    ) {
      let isFlag = 0x1F1E6...0x1F1FF ~= scalar.value
      defer {
        joinsNext = false
        isInFlag = isFlag && !isInFlag
      }
      if joinsNext && kind == .ideograph || isFlag && isInFlag { return }
      if isBreak(before: kind) { close(&text) }
      // What lies between two parts of a word counts.
      segment.hyphen = 0
      let advance = metrics.advance(of: scalar) + metrics.kerning(lastCode, scalar.value)
      text.advances.append(advance)
      if recordsPlaces { text.places.append(count) }
      segment.characters = segment.characters.lowerBound..<text.advances.count
      segment.width += advance
    }

    private func isBreak(before kind: LineBreakClass) -> Bool {
      switch last {
      case .newline: return false
      case .space, .tab, .zeroWidthSpace: return isOpen && kind != .glue
      case .hyphen where segment.characters.count == 1: return false
      default:
        return !segment.characters.isEmpty
          && LineBreakClass.allowsBreak(between: last, and: kind)
      }
    }

    private mutating func close(_ text: inout ShapedText) {
      text.segments.append(segment)
      segment = Segment(characters: text.advances.count..<text.advances.count)
      isOpen = false
    }

    mutating func finish(_ text: inout ShapedText) {
      if isOpen { text.segments.append(segment) }
    }
  }
}
