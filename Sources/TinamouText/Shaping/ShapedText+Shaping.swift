extension ShapedText {
  /// Cuts a text into segments and measures them in one pass.
  ///
  /// Only drawing needs the places of the characters.
  init(
    _ text: String, metrics: CharacterMetrics, runs: [Run] = [], recordsPlaces: Bool = false
  ) {
    advances.reserveCapacity(text.utf8.count)
    // Most lines break at spaces.
    segments.reserveCapacity(text.utf8.count { $0 == UInt8(ascii: " ") } + 1)
    var shaper = Shaper(metrics: metrics, recordsPlaces: recordsPlaces)
    var waiting = runs[...]
    var scalars = text.unicodeScalars.makeIterator()
    var next = scalars.next()
    var nextProperty = next.map(LineBreakProperty.init)
    while let scalar = next, let property = nextProperty {
      next = scalars.next()
      nextProperty = next.map(LineBreakProperty.init)
      while let run = waiting.first, run.start <= shaper.count {
        shaper.begin(run, in: &self)
        waiting.removeFirst()
      }
      shaper.append(scalar, property, before: next, nextProperty, to: &self)
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

  /// Makes each character a segment, so that lines break after any of them.
  mutating func divideSegments() {
    segments = segments.flatMap { segment in
      var rest = segment
      var parts = segment.characters.dropLast().map { index in
        Segment(
          characters: index..<index + 1, width: advances[index], smallestWidth: advances[index])
      }
      rest.characters =
        (segment.characters.last ?? segment.characters.lowerBound)..<segment.characters.upperBound
      rest.width = rest.characters.reduce(0) { $0 + advances[$1] }
      parts.append(rest)
      return parts
    }
    computeSmallestWidths()
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
    private var rules = LineBreakRules()
    /// Whether a line may break at the marks and spaces since the last visible character.
    private var isBreakPending = false
    /// The place of the first of the spaces at the end, counted in code points.
    private var placeOfSpaces = 0
    /// Whether the last visible character is an emoji or an ideograph.
    private var isAfterIdeograph = false
    /// The code point of the last character that has a width, for kerning; 0 after a combining
    /// mark.
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
      _ scalar: Unicode.Scalar, _ property: LineBreakProperty, before next: Unicode.Scalar?,
      _ nextProperty: LineBreakProperty?, to text: inout ShapedText
    ) {
      let isEmoji = isEmoji(scalar, before: next)
      let kind = isEmoji ? .visible : CharacterKind(scalar)
      let isPicture = isEmoji || property == .letter && isPicture(scalar)
      let property = isPicture ? .ideograph : property
      if rules.allowsBreak(before: property, followedBy: nextProperty) { isBreakPending = true }
      defer {
        if kind != .zeroWidthSpace { lastCode = kind == .combining ? 0 : scalar.value }
        count += 1
      }
      switch kind {
      case .newline:
        // A carriage return and a line feed are one line break.
        if scalar == "\n", lastCode == 0x0D { return }
        segment.endsLine = true
        close(&text)
        isOpen = true
        isBreakPending = false
      case .combining:
        joinsNext = scalar.value == 0x200D
        // A text that consists of marks has a line, too.
        isOpen = true
        return
      case .space:
        if segment.space == 0 { placeOfSpaces = count }
        segment.space += advance(of: scalar)
      case .tab:
        segment.tabs &+= 1
      case .zeroWidthSpace:
        break
      case .softHyphen:
        segment.hyphen = metrics.advance(of: "-")
      default:
        appendVisible(scalar, property, isEmoji: isEmoji, to: &text)
      }
      isOpen = true
    }

    /// Whether a symbol, which is a letter for Unicode, is shown as an emoji.
    private func isPicture(_ scalar: Unicode.Scalar) -> Bool {
      0x231A...0x2BFF ~= scalar.value && scalar.properties.isEmojiPresentation
    }

    /// Whether a character that is a letter by itself is shown as an emoji: a variation selector or
    /// a skin tone follows, or it is joined to an emoji.
    private func isEmoji(_ scalar: Unicode.Scalar, before next: Unicode.Scalar?) -> Bool {
      let code = next?.value ?? 0
      let isSelected = code == 0xFE0F || 0x1F3FB...0x1F3FF ~= code
      let isJoined = joinsNext && isAfterIdeograph && scalar.value >= 0x80
      return (isSelected || isJoined) && scalar.properties.isEmoji
    }

    private mutating func appendVisible(
      _ scalar: Unicode.Scalar, _ property: LineBreakProperty, isEmoji: Bool,
      to text: inout ShapedText
    ) {
      let isFlag = property == .regionalIndicator
      defer {
        joinsNext = false
        isInFlag = isFlag && !isInFlag
        isBreakPending = false
        isAfterIdeograph = property.isIdeographic
      }
      if joinsNext && property.isIdeographic || isFlag && isInFlag { return }
      if isBreakPending || segment.tabs > 0 {
        if !isSegmentEmpty { close(&text) }
      } else if segment.space > 0 {
        keepSpaces(&text)
      }
      // What lies between two parts of a word counts.
      segment.hyphen = 0
      let advance = isEmoji ? max(metrics.emojiAdvance + kern, 0) : advance(of: scalar)
      append(advance, at: count, to: &text)
    }

    /// Whether nothing precedes the next character on its line.
    private var isSegmentEmpty: Bool {
      segment.characters.isEmpty && segment.space == 0 && segment.tabs == 0
    }

    /// Makes the spaces at the end a part of the segment, since no line breaks after them.
    private mutating func keepSpaces(_ text: inout ShapedText) {
      append(segment.space, at: placeOfSpaces, to: &text)
      segment.space = 0
    }

    private mutating func append(_ advance: Double, at place: Int, to text: inout ShapedText) {
      text.advances.append(advance)
      if recordsPlaces { text.places.append(place) }
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
