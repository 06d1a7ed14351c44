extension ShapedText {
  /// Cuts a text into segments and measures them in one pass.
  ///
  /// Only drawing needs the places of the characters.
  init(
    _ text: String, metrics: CharacterMetrics, runs: [Run] = [], recordsPlaces: Bool = false
  ) {
    advances.reserveCapacity(text.utf8.count)
    var shaper = Shaper(metrics: metrics, recordsPlaces: recordsPlaces)
    var waiting = runs[...]
    var scalars = text.unicodeScalars.makeIterator()
    var next = scalars.next()
    while let scalar = next {
      next = scalars.next()
      while let run = waiting.first, run.start <= shaper.count {
        shaper.begin(run, in: &self)
        waiting.removeFirst()
      }
      shaper.append(scalar, before: next, to: &self)
    }
    shaper.finish(&self)
    computeSmallestWidths()
  }

  /// Computes the smallest width of a line with each segment, from the last segment to the first.
  private mutating func computeSmallestWidths() {
    for index in segments.indices.reversed() {
      let segment = segments[index]
      var width = segment.width + segment.hyphen
      if segment.hyphen > 0, !segment.endsLine, segment.tabs == 0, index + 1 < segments.count {
        width = min(width, segment.width + segment.space + segments[index + 1].smallestWidth)
      }
      segments[index].smallestWidth = width
    }
  }

  /// A part of a text in another font, up to the next one.
  struct Run {
    /// The number of code points before the part.
    let start: Int
    let metrics: CharacterMetrics
    let extent: LineExtent
    /// The space after each character in addition to that of the font, in points.
    let kern: Double
    /// The width of the image that each character stands for, in points; `nil` for letters.
    let imageWidth: Double?
  }

  /// The state of shaping between two characters.
  private struct Shaper {
    private var metrics: CharacterMetrics
    /// The space after each character in addition to that of the font, in points.
    private var kern = 0.0
    /// The width of the image that each character stands for, in points; `nil` for letters.
    private var imageWidth: Double?
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
    private(set) var count = 0

    init(metrics: CharacterMetrics, recordsPlaces: Bool) {
      self.metrics = metrics
      self.recordsPlaces = recordsPlaces
    }

    /// Goes on with another font; there is no kerning between two fonts.
    mutating func begin(_ run: Run, in text: inout ShapedText) {
      (metrics, kern, imageWidth, lastCode) = (run.metrics, run.kern, run.imageWidth, 0)
      // A part without characters does not count.
      if text.extents.last?.start == text.advances.count { text.extents.removeLast() }
      text.extents.append((text.advances.count, run.extent))
    }

    mutating func append(
      _ scalar: Unicode.Scalar, before next: Unicode.Scalar?, to text: inout ShapedText
    ) {
      let isEmoji = isEmoji(scalar, before: next)
      let kind = isEmoji ? .ideograph : LineBreakClass(scalar)
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
        // A text that consists of marks has a line, too.
        isOpen = true
        return
      case .space:
        segment.space += advance(of: scalar)
      case .tab:
        segment.tabs += 1
      case .zeroWidthSpace:
        break
      case .softHyphen:
        segment.hyphen = metrics.advance(of: "-")
      default:
        appendVisible(scalar, kind, isEmoji: isEmoji, to: &text)
      }
      last = kind
      isOpen = true
    }

    /// Whether a character that is a letter by itself is shown as an emoji: a variation selector or
    /// a skin tone follows, or it is joined to an emoji.
    private func isEmoji(_ scalar: Unicode.Scalar, before next: Unicode.Scalar?) -> Bool {
      let code = next?.value ?? 0
      let isSelected = code == 0xFE0F || 0x1F3FB...0x1F3FF ~= code
      let isJoined = joinsNext && last == .ideograph && scalar.value >= 0x80
      return (isSelected || isJoined) && scalar.properties.isEmoji
    }

    private mutating func appendVisible(
      _ scalar: Unicode.Scalar, _ kind: LineBreakClass, isEmoji: Bool, to text: inout ShapedText
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
      let advance = isEmoji ? max(metrics.emojiAdvance + kern, 0) : advance(of: scalar)
      text.advances.append(advance)
      if recordsPlaces { text.places.append(count) }
      segment.characters = segment.characters.lowerBound..<text.advances.count
      segment.width += advance
    }

    /// The width of a character after the last one, in points.
    @inline(__always)
    private func advance(of scalar: Unicode.Scalar) -> Double {
      let width =
        imageWidth ?? (metrics.advance(of: scalar) + metrics.kerning(lastCode, scalar.value))
      return kern == 0 ? width : max(width + kern, 0)
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
