extension FontFace {
  /// Fonts whose names have the same beginning.
  private struct Family {
    let prefix: String
    let ascent: Double
    let descent: Double
    /// The width of its letters relative to `letters`.
    var width = 1.0
    var letters = NamedLetters.helveticaNeue
  }

  private static let helveticaNeue = Family(prefix: "HelveticaNeue", ascent: 0.952, descent: 0.213)

  /// The known fonts of iOS, a longer name before its own beginning.
  ///
  /// Heights: from recorded labels of 10 to 250 points, for which they give the height to a pixel,
  /// and from the vertical metrics in the fonts' own tables (Arial, Courier New, Georgia, Helvetica
  /// Neue Medium, Menlo, Times New Roman, Trebuchet MS, Verdana). Widths of fonts that have no
  /// letters of their own here: from recorded labels; 1 where there are none. Where only the height
  /// was recorded, the part above the baseline is our choice.
  private static let families = [
    Family(prefix: "HelveticaNeue-CondensedB", ascent: 0.958, descent: 0.217, width: 0.84),
    Family(prefix: "HelveticaNeue-Light", ascent: 0.967, descent: 0.213, width: 0.96),
    Family(prefix: "HelveticaNeue-Thin", ascent: 0.967, descent: 0.213, width: 0.91),
    Family(prefix: "HelveticaNeue-UltraLight", ascent: 0.967, descent: 0.213, width: 0.9),
    Family(
      prefix: "HelveticaNeue-Medium", ascent: 0.975, descent: 0.217, letters: .helveticaNeueMedium),
    Family(
      prefix: "HelveticaNeue-Bold", ascent: 0.975, descent: 0.217, letters: .helveticaNeueBold),
    helveticaNeue,
    Family(prefix: "Helvetica-Bold", ascent: 0.92, descent: 0.23, letters: .helveticaBold),
    Family(prefix: "Helvetica", ascent: 0.92, descent: 0.23, letters: .helvetica),
    Family(prefix: "AvenirNextCondensed", ascent: 1, descent: 0.366, width: 0.83),
    Family(prefix: "AvenirNext-Medium", ascent: 1, descent: 0.366, letters: .avenirNextMedium),
    Family(prefix: "AvenirNext-DemiBold", ascent: 1, descent: 0.366, letters: .avenirNextDemiBold),
    Family(prefix: "AvenirNext-Bold", ascent: 1, descent: 0.366, letters: .avenirNextBold),
    Family(prefix: "AvenirNext-Heavy", ascent: 1, descent: 0.366, letters: .avenirNextBold),
    Family(prefix: "AvenirNext", ascent: 1, descent: 0.366, letters: .avenirNext),
    Family(prefix: "Avenir-Heavy", ascent: 1, descent: 0.366, letters: .avenirBold),
    Family(prefix: "Avenir-Black", ascent: 1, descent: 0.366, letters: .avenirBold),
    Family(prefix: "Avenir", ascent: 1, descent: 0.366, letters: .avenir),
    Family(prefix: "Futura-Condensed", ascent: 0.95, descent: 0.257, width: 0.69),
    Family(prefix: "Futura-Bold", ascent: 1.039, descent: 0.26, width: 1.2),
    Family(prefix: "Futura", ascent: 1.039, descent: 0.26, width: 1.03),
    Family(prefix: "ArialRoundedMTBold", ascent: 0.946, descent: 0.211, width: 1.07),
    // Arial was made with the widths of Helvetica.
    Family(prefix: "Arial-Bold", ascent: 0.938, descent: 0.212, letters: .helveticaBold),
    Family(prefix: "Arial", ascent: 0.938, descent: 0.212, letters: .helvetica),
    Family(prefix: "AmericanTypewriter", ascent: 0.9, descent: 0.251, width: 1.09),
    Family(prefix: "BradleyHand", ascent: 0.9, descent: 0.35),
    Family(prefix: "CourierNew", ascent: 0.833, descent: 0.3, letters: .typewriter),
    Family(prefix: "Courier", ascent: 0.754, descent: 0.246, letters: .typewriter),
    Family(prefix: "Menlo", ascent: 0.928, descent: 0.236, width: 1.003, letters: .typewriter),
    Family(prefix: "Didot", ascent: 0.942, descent: 0.327, width: 0.98),
    Family(prefix: "Georgia-Bold", ascent: 0.917, descent: 0.219, letters: .georgiaBold),
    Family(prefix: "Georgia", ascent: 0.917, descent: 0.219, letters: .georgia),
    Family(prefix: "HoeflerText", ascent: 0.721, descent: 0.279, width: 0.9),
    Family(prefix: "MarkerFelt", ascent: 0.86, descent: 0.23, width: 0.9),
    Family(prefix: "TimesNewRoman", ascent: 0.933, descent: 0.216, width: 0.88),
    Family(prefix: "TrebuchetMS", ascent: 0.939, descent: 0.222),
    Family(prefix: "Verdana", ascent: 1.005, descent: 0.21, width: 1.15),
  ]

  /// Whether the widths or heights of a font with a PostScript name are known.
  static func isKnown(named name: String) -> Bool {
    name.hasPrefix(".") || families.contains { name.hasPrefix($0.prefix) }
  }

  /// The font with a PostScript name: Helvetica Neue for an unknown name, the system font for a
  /// name that begins with a period.
  ///
  /// Recorded: labels in Open Sans, on a Mac where it is not installed, are as large as in
  /// Helvetica Neue.
  static func named(_ name: String) -> FontFace {
    if name.hasPrefix(".") { return ofSystem(named: name) }
    let family = families.first { name.hasPrefix($0.prefix) } ?? helveticaNeue
    return FontFace(
      ascent: family.ascent, lineHeight: family.ascent + family.descent,
      advances: family.letters.advances, width: family.width)
  }

  /// The system font with a name: the one of iOS 8 is Helvetica Neue, with lines as high as those
  /// of San Francisco.
  private static func ofSystem(named name: String) -> FontFace {
    let helvetica = ".HelveticaNeueInterface"
    if name.hasPrefix(helvetica) {
      let letters = named("HelveticaNeue" + name.dropFirst(helvetica.count))
      return FontFace(
        ascent: SystemFont.ascent, lineHeight: SystemFont.lineHeight(pointSize: 1),
        advances: letters.advances, width: letters.width)
    }
    let lowercased = name.lowercased()
    let weight =
      Font.Weight.allCases.first { lowercased.contains($0.rawValue.lowercased()) } ?? .regular
    let isEarlier = name.hasPrefix(".SFUIText") || name.hasPrefix(".SFUIDisplay")
    return .system(weight, isEarlier ? .textAndDisplay : .continuous)
  }
}

extension Font {
  /// Whether the size of the letters of a font is known, by its PostScript name.
  package static func isKnown(named name: String) -> Bool { FontFace.isKnown(named: name) }
}
