/// The letters of named fonts. Their other characters are as wide as in the system font.
///
/// Recorded labels agree with them: 15 in Helvetica Neue are within half a point, as many in Open
/// Sans, which was not installed on the recording Mac, and 22 of 28 in Avenir Next are within one.
enum NamedLetters {
  case helveticaNeue, helveticaNeueMedium, helveticaNeueBold
  case helvetica, helveticaBold
  case avenir, avenirBold
  case avenirNext, avenirNextMedium, avenirNextDemiBold, avenirNextBold
  case georgia, georgiaBold
  /// Monospaced fonts: all characters have a width of 0.6 em.
  case typewriter

  /// The widths of the letters. Each table is made when it is first needed.
  var advances: AdvanceTable {
    switch self {
    case .helveticaNeue: .helveticaNeue
    case .helveticaNeueMedium: .helveticaNeueMedium
    case .helveticaNeueBold: .helveticaNeueBold
    case .helvetica: .helvetica
    case .helveticaBold: .helveticaBold
    case .avenir: .avenir
    case .avenirBold: .avenirBold
    case .avenirNext: .avenirNext
    case .avenirNextMedium: .avenirNextMedium
    case .avenirNextDemiBold: .avenirNextDemiBold
    case .avenirNextBold: .avenirNextBold
    case .georgia: .georgia
    case .georgiaBold: .georgiaBold
    case .typewriter: .typewriter
    }
  }
}

extension AdvanceTable {
  fileprivate static let helveticaNeue = regular(FontWidths.helveticaNeue, perEm: 1000)
  /// In the middle: so is the mean width of its letters, which the repository seek-oss/capsize has.
  fileprivate static let helveticaNeueMedium = helveticaNeue.mixed(
    with: helveticaNeueBold, share: 0.5)
  fileprivate static let helveticaNeueBold = bold(FontWidths.helveticaNeueBold, perEm: 1000)
  fileprivate static let helvetica = regular(FontWidths.helvetica, perEm: 1000)
  fileprivate static let helveticaBold = bold(FontWidths.helveticaBold, perEm: 1000)
  fileprivate static let avenir = regular(FontWidths.avenir, perEm: 100)
  fileprivate static let avenirBold = bold(FontWidths.avenirBold, perEm: 100)
  fileprivate static let avenirNext = regular(FontWidths.avenirNext, perEm: 100)
  /// Recorded: with these letters 8 of 12 labels are within a point. The weight between them and
  /// bold is our choice.
  fileprivate static let avenirNextMedium = avenirNext.mixed(with: avenirNextBold, share: 0.25)
  fileprivate static let avenirNextDemiBold = avenirNext.mixed(with: avenirNextBold, share: 0.5)
  fileprivate static let avenirNextBold = bold(FontWidths.avenirNextBold, perEm: 100)
  fileprivate static let georgia = regular(FontWidths.georgia, perEm: 100)
  fileprivate static let georgiaBold = bold(FontWidths.georgiaBold, perEm: 100)
  fileprivate static let typewriter = regular([Int](repeating: 600, count: 95), perEm: 1000)

  private static func regular(_ widths: [Int], perEm: Int) -> AdvanceTable {
    SystemLetters.regular.text.replacingASCII(by: widths, perEm: perEm)
  }

  private static func bold(_ widths: [Int], perEm: Int) -> AdvanceTable {
    SystemLetters.bold.text.replacingASCII(by: widths, perEm: perEm)
  }
}
