import Testing
import TinamouLayout

/// Labels in other fonts than the system's, as Interface Builder recorded them.
@Suite struct NamedFontTests {
  private func size(_ text: String, _ font: String, _ points: Double, scale: Double = 2) -> Size {
    SystemTextMeasurer().measure(
      TextRequest(text: text, font: .named(font, size: points), displayScale: scale)
    ).size
  }

  @Test(
    arguments: [
      ("HelveticaNeue", 17, 2, 20), ("HelveticaNeue-Light", 17, 3, 20 + 1.0 / 3),
      ("HelveticaNeue-Light", 18, 2, 21.5), ("HelveticaNeue-Light", 26, 2, 31),
      ("HelveticaNeue-Thin", 250, 1, 295), ("HelveticaNeue-Bold", 14, 3, 17),
      ("HelveticaNeue-Bold", 22, 2, 26.5), ("HelveticaNeue-CondensedBold", 27, 3, 32),
      ("AvenirNext-Medium", 16, 2, 22), ("AvenirNext-Medium", 17, 2, 23.5),
      ("AvenirNext-Regular", 30, 2, 41), ("AvenirNextCondensed-Bold", 47, 1, 65),
      ("Futura-Bold", 17, 3, 22 + 1.0 / 3), ("Futura-CondensedMedium", 14, 3, 17),
      ("Futura-CondensedMedium", 17, 3, 20 + 2.0 / 3), ("Futura-Medium", 18, 2, 23.5),
      ("Helvetica", 36, 2, 41.5), ("Didot", 40, 2, 51), ("Courier", 18, 2, 18),
      ("HoeflerText-Regular", 30, 2, 30), ("BradleyHandITCTT-Bold", 30, 2, 37.5),
    ] as [(String, Double, Double, Double)])
  func `a line is as high as recorded`(
    _ font: String, _ points: Double, _ scale: Double, _ height: Double
  ) {
    #expect(abs(size("Label", font, points, scale: scale).height - height) < 1e-9)
  }

  @Test(
    arguments: [
      ("Title", "HelveticaNeue", 17, 32), ("Content", "HelveticaNeue", 17, 61),
      ("Label", "HelveticaNeue-Bold", 17, 44.5), ("Ray", "HelveticaNeue-Bold", 17, 31),
      ("Programming", "HelveticaNeue-Light", 17, 99), ("About Us", "HelveticaNeue-Light", 18, 73),
      ("Second View", "Helvetica", 36, 209.5), ("999999", "ArialRoundedMTBold", 20, 72),
    ] as [(String, String, Double, Double)])
  func `a text is as wide as recorded, give or take two points`(
    _ text: String, _ font: String, _ points: Double, _ width: Double
  ) {
    #expect(abs(size(text, font, points).width - width) <= 2)
  }

  @Test(
    arguments: [
      ("settlingDuration", "AvenirNext-Regular", 16, 117.5),
      ("damping", "AvenirNext-Regular", 16, 66.5),
      ("POPULAR DESTINATIONS", "AvenirNext-Regular", 16, 191),
      ("stiffness", "AvenirNext-Regular", 16, 58), ("mass", "AvenirNext-Regular", 16, 37),
      ("Base Layout", "AvenirNext-Regular", 20, 110), ("AWAKE", "AvenirNext-Regular", 30, 108),
      ("Title", "AvenirNext-Medium", 16, 32), ("Label", "AvenirNext-Medium", 17, 43),
      ("CANADA", "AvenirNext-Medium", 36, 157), ("First View", "Helvetica", 36, 157.5),
      ("Second View", "Helvetica", 36, 209.5),
    ] as [(String, String, Double, Double)])
  func `a font with letters of its own is as wide as recorded, give or take a point`(
    _ text: String, _ font: String, _ points: Double, _ width: Double
  ) {
    #expect(abs(size(text, font, points).width - width) <= 1)
  }

  /// Recorded in Open Sans on a Mac where it was not installed.
  @Test(
    arguments: [("$150", 18, 40.5, 21), ("06:30 PM", 13, 56, 15.5), ("#25", 24, 40.5, 28)]
      as [(String, Double, Double, Double)])
  func `a font that is not known is Helvetica Neue`(
    _ text: String, _ points: Double, _ width: Double, _ height: Double
  ) {
    #expect(size(text, "OpenSans", points) == Size(width: width, height: height))
  }

  /// Recorded by versions of Xcode from before iOS 13, 2x.
  @Test(
    arguments: [
      ("Label", ".SFUIText-Medium", 17, 43), ("Title", ".SFUIText-Regular", 17, 33.5),
      ("Selected title color", ".SFUIText-Medium", 17, 147),
      ("Customizing colors", ".SFUIText-Regular", 17, 147),
      ("Theming by subclassing", ".SFUIText-Regular", 17, 185),
      ("Custom layout by subclassing", ".SFUIText", 17, 228),
      ("HeroDebugPlugin", ".SFUIText-Semibold", 22, 178),
    ] as [(String, String, Double, Double)])
  func `the system's fonts of iOS 9 to 12 are known`(
    _ text: String, _ font: String, _ points: Double, _ width: Double
  ) {
    #expect(size(text, font, points).width == width)
  }

  /// Recorded by Xcode 5 and 6, in whole points.
  @Test(
    arguments: [("Label1", 17, 52, 21), ("Name", 17, 46, 21), ("Set Weight (kg)", 17, 116, 21)]
      as [(String, Double, Double, Double)])
  func `the system's font of iOS 8 is Helvetica Neue in other lines`(
    _ text: String, _ points: Double, _ width: Double, _ height: Double
  ) {
    #expect(
      size(text, ".HelveticaNeueInterface-Regular", points, scale: 1)
        == Size(width: width, height: height))
  }

  @Test func `a name of the system's font tells its weight and follows its text style`() {
    let style = Font(textStyle: .headline, pointSize: nil, name: ".SFUI-Semibold")
    #expect(style.lineDistance(for: .large) == 22)
    let named = SystemTextMeasurer().measure(TextRequest(text: "Headline", font: style))
    let plain = SystemTextMeasurer().measure(
      TextRequest(text: "Headline", font: .preferredFont(forTextStyle: .headline)))
    #expect(named == plain)
  }

  @Test func `characters of a typewriter have one width`() {
    #expect(size("iiii", "Menlo-Regular", 20).width == size("WWWW", "Menlo-Regular", 20).width)
  }

  @Test func `a named font may follow the text size`() {
    let font = FontMetrics(forTextStyle: .body).scaledFont(
      for: .named("AvenirNext-Medium", size: 17))
    #expect(font.name == "AvenirNext-Medium")
    #expect(font.pointSize(for: .accessibilityMedium) == 28)
  }
}
