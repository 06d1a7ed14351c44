/// The line-break class of a character in Unicode Standard Annex 14.
///
/// Korean syllables, and letters of scripts that Unicode breaks with a dictionary (Thai, Lao,
/// Khmer, Burmese), are letters: their words break at spaces only, as those of labels do by default
/// since iOS 14. Small kana begin no line. The order of the cases is that of the table.
enum LineBreakProperty: UInt8, CaseIterable {
  /// A letter or a symbol.
  case letter
  case breakAfter
  case breakBefore
  /// A long dash.
  case breakOnBothSides
  case newline
  /// Something in a text that is no text.
  case object
  case closing
  case combining
  /// A round bracket.
  case closingRound
  case wideClosingRound
  case carriageReturn
  case emojiBase
  case emojiModifier
  case exclamation
  case glue
  /// A hyphen or a dash that is no minus sign.
  case dash
  case hebrew
  case hyphen
  case ideograph
  case ellipsis
  /// A separator in numbers, such as a comma.
  case separator
  case lineFeed
  case nextLine
  case nonstarter
  case digit
  case opening
  case wideOpening
  case postfix
  case prefix
  case quotation
  case initialQuotation
  case finalQuotation
  case regionalIndicator
  case space
  case slash
  case wordJoiner
  case zeroWidthSpace
  case zeroWidthJoiner

  init(_ scalar: Unicode.Scalar) { self = LineBreakTable.shared.property(of: scalar.value) }

  var endsLine: Bool {
    switch self {
    case .newline, .carriageReturn, .lineFeed, .nextLine: true
    default: false
    }
  }

  var isLetter: Bool { self == .letter || self == .hebrew }
  var isHyphen: Bool { self == .hyphen || self == .dash }
  var isOpening: Bool { self == .opening || self == .wideOpening }
  var isClosingRound: Bool { self == .closingRound || self == .wideClosingRound }
  var isQuotation: Bool {
    self == .quotation || self == .initialQuotation || self == .finalQuotation
  }
  var isIdeographic: Bool { self == .ideograph || self == .emojiBase || self == .emojiModifier }
}

/// The classes of all characters, unpacked from ``LineBreakData``.
private struct LineBreakTable: Sendable {
  static let shared = LineBreakTable()

  /// The first code point that is not in ``direct``.
  private static let end: UInt32 = 0x3100
  private let direct: [LineBreakProperty]
  /// Runs of code points after those in ``direct``, in ascending order.
  private let runs: [(range: Range<UInt32>, property: LineBreakProperty)]

  private init() {
    var direct = [LineBreakProperty](repeating: .letter, count: Int(Self.end))
    var runs: [(Range<UInt32>, LineBreakProperty)] = []
    var values = PackedNumbers(LineBreakData.runs)
    while let first = values.next(digits: 4), let count = values.next(digits: 3),
      let place = values.next(digits: 1)
    {
      guard let property = LineBreakProperty(rawValue: UInt8(place)) else { break }
      for code in (first..<first + count).clamped(to: direct.indices) { direct[code] = property }
      if first + count > Int(Self.end) {
        runs.append((UInt32(first)..<UInt32(first + count), property))
      }
    }
    self.direct = direct
    self.runs = runs
  }

  func property(of code: UInt32) -> LineBreakProperty {
    if code < Self.end { return direct[Int(code)] }
    var low = 0
    var high = runs.count
    while low < high {
      let middle = (low + high) / 2
      if runs[middle].range.upperBound <= code { low = middle + 1 } else { high = middle }
    }
    return low < runs.count && runs[low].range.contains(code) ? runs[low].property : .letter
  }
}
