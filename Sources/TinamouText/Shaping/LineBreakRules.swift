/// Finds where a line may break, by the rules of Unicode Standard Annex 14, one character after the
/// other.
///
/// The rules are those of Unicode 15.0 with the changes that common texts need: quotation marks and
/// hyphens that begin a word (15.1), hyphens before Hebrew letters (16), and dashes before digits
/// (17).
struct LineBreakRules {
  /// How much of a number the last characters are (LB25).
  private enum Number {
    case none
    /// Digits with separators.
    case digits
    /// A bracket after them.
    case closed
  }

  /// The last character that is no combining mark and no space; `nil` at the start of the text.
  private var last: LineBreakProperty?
  /// The one before.
  private var earlier: LineBreakProperty?
  /// Whether spaces follow the last character.
  private var isAfterSpaces = false
  /// Whether the last character of all was a zero-width joiner.
  private var isAfterJoiner = false
  private var number = Number.none
  /// Whether the regional indicators so far are pairs.
  private var hasPairedIndicators = true
  /// Whether the last character is an initial quotation mark that begins a word.
  private var isAfterOpeningQuotation = false
  /// Whether the last character is a hyphen that begins a word.
  private var isAfterLeadingHyphen = false

  /// Returns whether a line may break before the next character, and goes on after it.
  ///
  /// - Parameters:
  ///   - property: The class of the character.
  ///   - following: The class of the character after it; `nil` at the end.
  /// - Returns: Whether a line may break.
  mutating func allowsBreak(
    before property: LineBreakProperty, followedBy following: LineBreakProperty?
  ) -> Bool {
    let isMark = property == .combining || property == .zeroWidthJoiner
    if isMark, joinsMarks {
      isAfterJoiner = property == .zeroWidthJoiner
      return false  // LB9
    }
    let effective = isMark ? LineBreakProperty.letter : property  // LB10
    let isAllowed = last != nil && decides(before: effective, followedBy: following)
    advance(past: effective)
    isAfterJoiner = property == .zeroWidthJoiner
    return isAllowed
  }

  /// Whether marks belong to the character before them.
  private var joinsMarks: Bool {
    guard let last, !isAfterSpaces else { return false }
    return !last.endsLine && last != .zeroWidthSpace && last != .space
  }

  private func decides(
    before next: LineBreakProperty, followedBy following: LineBreakProperty?
  ) -> Bool {
    guard let last else { return false }
    // Most characters are letters in a word.
    if last == .letter, next == .letter, !isAfterSpaces { return false }  // LB28
    if last == .carriageReturn, next == .lineFeed { return false }  // LB5
    if last.endsLine, !isAfterSpaces { return true }  // LB4, LB5
    if next.endsLine || next == .space || next == .zeroWidthSpace { return false }  // LB6, LB7
    if last == .zeroWidthSpace { return true }  // LB8
    if isAfterJoiner { return false }  // LB8a
    if next == .wordJoiner || last == .wordJoiner && !isAfterSpaces { return false }  // LB11
    if last == .glue, !isAfterSpaces { return false }  // LB12
    if next == .glue, !isAfterSpaces, last != .breakAfter, !last.isHyphen { return false }  // LB12a
    switch next {
    case .closing, .closingRound, .wideClosingRound, .exclamation, .separator, .slash:
      return false  // LB13
    case .finalQuotation where endsQuotation(following): return false  // LB15b
    case .nonstarter where last == .closing || last.isClosingRound: return false  // LB16
    case .breakOnBothSides where last == .breakOnBothSides: return false  // LB17
    default: break
    }
    if last.isOpening || isAfterOpeningQuotation { return false }  // LB14, LB15a
    return isAfterSpaces || decidesBetweenNeighbours(last, next, following)  // LB18
  }

  /// Whether what follows a final quotation mark shows that it ends a quotation.
  private func endsQuotation(_ following: LineBreakProperty?) -> Bool {
    switch following {
    case nil, .space, .glue, .wordJoiner, .closing, .quotation, .initialQuotation, .finalQuotation,
      .closingRound, .wideClosingRound, .exclamation, .separator, .slash, .newline, .carriageReturn,
      .lineFeed, .nextLine, .zeroWidthSpace:
      true
    default: false
    }
  }

  private func decidesBetweenNeighbours(
    _ last: LineBreakProperty, _ next: LineBreakProperty, _ following: LineBreakProperty?
  ) -> Bool {
    if last.isQuotation || next.isQuotation { return false }  // LB19
    if last == .object || next == .object { return true }  // LB20
    if isAfterLeadingHyphen, next.isLetter { return false }  // LB20a
    if next == .breakAfter || next.isHyphen || next == .nonstarter { return false }  // LB21
    if last == .breakBefore { return false }  // LB21
    if earlier == .hebrew, last.isHyphen || last == .breakAfter, next != .hebrew {
      return false  // LB21a
    }
    switch (last, next) {
    case (.slash, .hebrew), (_, .ellipsis): return false  // LB21b, LB22
    case (.prefix, .ideograph), (.prefix, .emojiBase), (.prefix, .emojiModifier): return false
    case (.ideograph, .postfix), (.emojiBase, .postfix), (.emojiModifier, .postfix): return false
    case (.emojiBase, .emojiModifier): return false  // LB30b
    case (.regionalIndicator, .regionalIndicator): return hasPairedIndicators  // LB30a
    default: break
    }
    if last.isLetter, next.isLetter || next == .digit || next == .prefix || next == .postfix {
      return false  // LB23, LB24, LB28
    }
    if next.isLetter, last == .digit || last == .prefix || last == .postfix || last == .separator {
      return false  // LB23, LB24, LB29
    }
    if isInNumber(last, next, following) { return false }  // LB25
    if next == .opening, last.isLetter || last == .digit { return false }  // LB30
    if last == .closingRound, next.isLetter || next == .digit { return false }  // LB30
    return true  // LB31
  }

  /// Whether two neighbours are parts of a number (LB25).
  private func isInNumber(
    _ last: LineBreakProperty, _ next: LineBreakProperty, _ following: LineBreakProperty?
  ) -> Bool {
    switch next {
    case .digit:
      return last == .digit || last == .prefix || last == .postfix || last.isHyphen
        || number == .digits && (last == .separator || last == .slash)
    case .prefix, .postfix: return number != .none
    case .opening, .hyphen: return (last == .prefix || last == .postfix) && following == .digit
    default: return false
    }
  }

  /// Remembers a character.
  private mutating func advance(past next: LineBreakProperty) {
    let beginsWord = last.map { isAfterSpaces || $0.precedesWord } ?? true
    if next == .space {
      isAfterSpaces = true
      // Without a character before, the space is the last one.
      if last?.endsLine ?? true { last = .space }
      number = .none
      return
    }
    isAfterOpeningQuotation =
      next == .initialQuotation
      && (beginsWord || last?.isOpening == true || last?.isQuotation == true)
    isAfterLeadingHyphen = next.isHyphen && beginsWord
    hasPairedIndicators = next != .regionalIndicator || !hasPairedIndicators
    switch next {
    case .digit: number = .digits
    case .separator, .slash: if number != .digits || isAfterSpaces { number = .none }
    case .closing, .closingRound: number = number == .digits && !isAfterSpaces ? .closed : .none
    default: number = .none
    }
    earlier = isAfterSpaces ? nil : last
    last = next
    isAfterSpaces = false
  }
}

extension LineBreakProperty {
  /// Whether a word begins after a character of the class.
  fileprivate var precedesWord: Bool {
    switch self {
    case .newline, .carriageReturn, .lineFeed, .nextLine, .space, .zeroWidthSpace, .object, .glue:
      true
    default: false
    }
  }
}
