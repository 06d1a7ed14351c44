/// The widths of the system font's letters in one weight: those for text, and those for display
/// sizes, to which they change as the size grows.
struct SystemLetters: Sendable {
  let text: AdvanceTable
  let display: AdvanceTable

  static let regular = SystemLetters(
    text: AdvanceTable(LetterData.regular), display: AdvanceTable(LetterData.displayRegular))
  static let bold = SystemLetters(
    text: AdvanceTable(LetterData.bold), display: AdvanceTable(LetterData.displayBold))

  private static let ultraLight = SystemLetters(
    text: AdvanceTable(LetterData.ultraLight), display: AdvanceTable(LetterData.displayUltraLight))
  private static let black = SystemLetters(
    text: AdvanceTable(LetterData.black), display: AdvanceTable(LetterData.displayBlack))

  // Apple's font is drawn in four weights; the others are interpolated. The shares are computed
  // from the advances and hold for all characters and sizes.
  /// Recorded: thin letters of iOS 9 were nearly as wide as light ones are today.
  private static let earlierThin = regular.mixed(with: ultraLight, share: 0.45)
  private static let thin = regular.mixed(with: ultraLight, share: 0.784)
  private static let light = regular.mixed(with: ultraLight, share: 0.34)
  private static let medium = regular.mixed(with: bold, share: 11.0 / 30)
  private static let semibold = regular.mixed(with: bold, share: 19.0 / 30)
  private static let heavy = bold.mixed(with: black, share: 8.0 / 15)

  static func letters(
    for weight: Font.Weight, _ generation: SystemFont.Generation
  ) -> SystemLetters {
    switch weight {
    case .ultraLight: ultraLight
    case .thin: generation == .continuous ? thin : earlierThin
    case .light: light
    case .regular: regular
    case .medium: medium
    case .semibold: semibold
    case .bold: bold
    case .heavy: heavy
    case .black: black
    }
  }

  private func mixed(with other: SystemLetters, share: Double) -> SystemLetters {
    SystemLetters(
      text: text.mixed(with: other.text, share: share),
      display: display.mixed(with: other.display, share: share))
  }
}
