public import TinamouEnvironment

extension ReadableWidthProfile {
  /// The number of characters that a line should have: typographers recommend 45 to 75.
  public static let readableCharacters = 45.0...75.0

  /// English prose, whose average character width represents readable text.
  private static let sample = """
    A line of text should be short enough for the eye to find its way back to the beginning of the \
    next one, and long enough for a few thoughts to fit. Between both lies a width that depends on \
    the letters alone, however wide the window, the paper or the wall may be that it is written on.
    """

  /// Returns the widths at which a line of body text has a number of characters on average.
  ///
  /// The widths are measured in the body font at each text size, with an English sample.
  ///
  /// - Parameters:
  ///   - count: The number of characters.
  ///   - measurer: The object that measures the sample.
  /// - Returns: The profile.
  public static func charactersPerLine(
    _ count: Double, measuredBy measurer: any TextMeasuring = SystemTextMeasurer()
  ) -> ReadableWidthProfile {
    let entries = ContentSizeCategory.allCases.map { category in
      let request = TextRequest(
        text: sample, font: .preferredFont(forTextStyle: .body), maximumNumberOfLines: 1,
        contentSizeCategory: category)
      let average = measurer.measure(request).size.width / Double(sample.count)
      let entry = Entry(
        width: (count * average).rounded(.toNearestOrAwayFromZero), provenance: .derived)
      return (category, entry)
    }
    return ReadableWidthProfile(
      name: "\(NumberText.text(count))-characters",
      entries: Dictionary(entries, uniquingKeysWith: { first, _ in first }))
  }

  /// Returns the profile with a name; `nil` if there is none.
  public static func named(_ name: String) -> ReadableWidthProfile? {
    all.first { $0.name == name }
  }
}
