import Testing
import TinamouLayout

@Suite struct TextMeasurerTests {
  private let measurer = SystemTextMeasurer()

  private func measure(
    _ text: String, size: Double = 17, weight: Font.Weight = .regular, width: Double? = nil,
    lines: Int = 0, scale: Double = 2
  ) -> TextMeasurement {
    measurer.measure(
      TextRequest(
        text: text, font: .systemFont(ofSize: size, weight: weight), maximumWidth: width,
        maximumNumberOfLines: lines, displayScale: scale))
  }

  /// Recorded by Interface Builder for one-line labels in the system font.
  @Test(
    arguments: [
      (10.0, 3.0, 12.0), (11, 2, 13.5), (12, 2, 14.5), (12, 3, 14 + 1.0 / 3), (13, 2, 16),
      (14, 2, 17), (14, 3, 17), (15, 2, 18), (15, 3, 18), (16, 2, 19.5), (16, 3, 19 + 1.0 / 3),
      (17, 2, 20.5), (17, 3, 20 + 1.0 / 3), (18, 2, 21.5), (18, 3, 21 + 2.0 / 3), (20, 2, 24),
      (21, 2, 25.5), (21, 3, 25 + 1.0 / 3), (22, 2, 26.5), (24, 2, 29), (27, 2, 32.5),
      (28, 2, 33.5),
      (30, 2, 36), (31, 3, 37), (36, 2, 43), (45, 2, 54), (60, 2, 72), (68, 2, 81.5), (72, 2, 86),
      (75, 2, 90), (100, 2, 119.5), (120, 2, 143.5), (150, 2, 179.5),
    ] as [(Double, Double, Double)])
  func `a line is as high as recorded`(_ size: Double, _ scale: Double, _ height: Double) {
    #expect(abs(measure("Label", size: size, scale: scale).size.height - height) < 1e-9)
  }

  /// Widths recorded by Interface Builder, with the weight and size of the font.
  @Test(arguments: [
    ("Label", Font.Weight.regular, 17.0, 42.0), ("Label", .regular, 14, 36),
    ("Password", .regular, 17, 75.5), ("Altitude", .regular, 17, 59),
    ("Custom layout by subclassing", .regular, 17, 228), ("Ryan Nystrom", .regular, 17, 108),
    ("Discover View Controller", .regular, 17, 188), ("Progress", .regular, 17, 68),
    ("Horizontal", .semibold, 17, 83), ("HeroID", .semibold, 17, 56),
  ])
  func `a text is as wide as recorded, give or take a point`(
    _ text: String, _ weight: Font.Weight, _ size: Double, _ width: Double
  ) {
    #expect(abs(measure(text, size: size, weight: weight).size.width - width) <= 1)
  }

  /// Widths of labels that UIKit reported on iOS 26.1, on a 3x screen.
  @Test(
    arguments: [
      ("0123456789", .regular, 16, 94), ("0123456789", .bold, 16, 101.333),
      ("0123456789", .medium, 20, 118.667), ("0123456789", .semibold, 28, 172.333),
      ("iiiiillll", .ultraLight, 28, 40.333), ("0123456789", .light, 16, 92.333),
      ("0123456789", .heavy, 24, 155.333), ("0123456789", .black, 22, 146),
      ("WWWW MMMM", .regular, 8, 63.333), ("WWWW MMMM", .semibold, 18, 136.667),
      ("WWWW MMMM", .bold, 20, 152.667), ("WWWW MMMM", .thin, 28, 195.667),
      ("iiiiillll", .regular, 18, 36.333), ("iiiiillll", .medium, 24, 49.667),
      ("iiiiillll", .bold, 22, 50.333), ("iiiiillll", .black, 20, 53.333),
      ("Hello UIKit", .regular, 28, 127), ("Hello UIKit", .bold, 17.5, 88.667),
    ] as [(String, Font.Weight, Double, Double)])
  func `letters are as wide as UIKit says`(
    _ text: String, _ weight: Font.Weight, _ size: Double, _ width: Double
  ) {
    // Kerning is that of another font: a third of a point for ten pairs.
    let measured = measure(text, size: size, weight: weight, scale: 3).size.width
    #expect(abs(measured - width) < 0.34)
  }

  /// Widths of whole texts, kerned and unrounded, that UIKit reported on iOS 26.1 (published in
  /// Vercantez/openuikit).
  @Test(
    arguments: [
      ("AVAST Wavy To. LT", 8, .regular, 76.0), ("AVAST Wavy To. LT", 30, .regular, 245.42),
      ("AVAST Wavy To. LT", 30, .medium, 251.157), ("AVAST Wavy To. LT", 30, .semibold, 255.328),
      ("AVAST Wavy To. LT", 30, .bold, 261.064), ("AVAST Wavy To. LT", 30, .black, 276.709),
      ("The quick brown fox jumps over the lazy dog", 8, .regular, 176.977),
      ("The quick brown fox jumps over the lazy dog", 30, .light, 555.658),
      ("The quick brown fox jumps over the lazy dog", 30, .regular, 567.715),
      ("The quick brown fox jumps over the lazy dog", 30, .bold, 614.941),
      ("Hello UIKit", 30, .regular, 135.879), ("0123456789", 30, .bold, 188.789),
      ("WWWW MMMM", 30, .semibold, 225.595), ("iiiiillll", 30, .black, 78.501),
    ] as [(String, Double, Font.Weight, Double)])
  func `a kerned text is as wide as UIKit says, give or take a point`(
    _ text: String, _ size: Double, _ weight: Font.Weight, _ width: Double
  ) {
    #expect(abs(measure(text, size: size, weight: weight, scale: 1024).size.width - width) <= 1)
  }

  @Test func `three lines of 13 points are 46 and two thirds high`() {
    // Measured on iOS 26.1, on a 3x screen: a footer label 361 points wide.
    #expect(abs(measure("a\nb\nc", size: 13, scale: 3).size.height - 46.667) < 0.001)
  }

  @Test func `two lines of subheadline are 38 high`() {
    // Measured on iOS 26.1: a subheadline of two lines.
    for scale in [2.0, 3] {
      let request = TextRequest(
        text: "a\nb", font: .preferredFont(forTextStyle: .subheadline), displayScale: scale)
      #expect(measurer.measure(request).size.height == 38)
    }
  }

  @Test func `two lines of body text are 42 and a half high`() {
    // Recorded by Interface Builder for two labels on a 2x canvas.
    let request = TextRequest(text: "a\nb", font: .preferredFont(forTextStyle: .body))
    #expect(measurer.measure(request).size.height == 42.5)
  }

  @Test func `no text has no size`() {
    #expect(measure("") == .empty)
  }

  @Test func `baselines lie on the pixel grid, the last one a line distance below the first`() {
    let one = measure("Lisbon")
    #expect(one.firstBaseline == 16)
    #expect(one.lastBaseline == 16)
    let three = measure("a\nb\nc", scale: 3)
    #expect(abs(three.firstBaseline - (16 + 1.0 / 3)) < 1e-9)
    #expect(abs(three.lastBaseline - 57) < 1e-9)
  }

  @Test func `a line break at the end begins a line, two of Windows are one`() {
    #expect(measure("Fun").numberOfLines == 1)
    // Recorded: "Fun" with a line break, 13 points on a 3x canvas, is 31.333 high.
    let fun = measure("Fun\n", size: 13, scale: 3)
    #expect(fun.numberOfLines == 2)
    #expect(abs(fun.size.height - 31.333) < 0.001)
    #expect(measure("a\r\nb").numberOfLines == 2)
    #expect(measure("a\n\nb\u{2029}c").numberOfLines == 4)
  }

  @Test func `one line at most does not break at a width`() {
    let whole = measure("A day in Lisbon")
    #expect(measure("A day in Lisbon", width: 40, lines: 1).size == whole.size)
    #expect(measure("A day in Lisbon\nand more", lines: 1).size == whole.size)
  }

  @Test func `a text that is cut off is as wide as it may be`() {
    let text = "A day in Lisbon and another one in Porto"
    let all = measure(text, width: 100)
    let two = measure(text, width: 100, lines: 2)
    #expect(all.numberOfLines > 2)
    #expect(two.numberOfLines == 2)
    #expect(two.size.width == 100)
    #expect(two.size.height < all.size.height)
    #expect(measure(text, width: 100, lines: 20) == all)
  }

  /// Recorded by Interface Builder: labels of 17 points that can be 280 points wide are 276.5 wide.
  @Test func `spaces at the end of a line count as far as there is room`() {
    #expect(measure("Latin: ").size.width > measure("Latin:").size.width)
    let narrow = measure("Lisbon    Porto", width: 60)
    #expect(narrow.numberOfLines == 2)
    #expect(narrow.size.width == 60)
    #expect(measure("Lisbon Portugal", width: 80).size.width == measure("Portugal").size.width)
    #expect(measure("Portugal Lisbon", width: 80).size.width == measure("Portugal ").size.width)
    let recorded = measure("%1$@ Use %2$@ to connect to the official Tor network.", width: 280)
    #expect(abs(recorded.size.width - 276.5) <= 0.5)
  }

  @Test func `tabs go to stops 28 points apart`() {
    #expect(measure("\ta").size.width == measure(" \ta").size.width)
    #expect(abs(measure("\t\ta").size.width - measure("\ta").size.width - 28) < 1)
  }

  @Test(arguments: [
    ("two words", ["two ", "words"]), ("hill-side", ["hill-", "side"]),
    ("-5 or -x", ["-5 ", "or ", "-x"]),
    ("page 3-4", ["page ", "3-4"]), ("and/or", ["and/", "or"]), ("a\u{A0}b", ["a\u{A0}b"]),
    ("well—known", ["well", "—", "known"]), ("a\u{200B}b", ["a\u{200B}", "b"]), ("(so)", ["(so)"]),
    ("a.b", ["a.b"]), ("日本、語", ["日", "本、", "語"]), ("「日」本", ["「日」", "本"]),
    ("ab日c", ["ab", "日", "c"]), ("안녕 하세요", ["안녕 ", "하세요"]), ("👍🏽👍", ["👍🏽", "👍"]),
    ("👩‍👩‍👧b", ["👩‍👩‍👧", "b"]), ("🇵🇹🇪🇸", ["🇵🇹", "🇪🇸"]), ("“no” way", ["“no” ", "way"]),
  ])
  func `lines break between these parts alone`(_ text: String, _ parts: [String]) {
    // A width at which nothing but the widest part fits on a line shows every break.
    let widest = parts.map { measure($0, lines: 1).smallestWidth }.max() ?? 0
    #expect(abs(measure(text).smallestWidth - widest) < 0.2)
    let all = measure(text, width: 0.5).numberOfLines
    #expect(all == text.filter { !" \u{200B}".contains($0) }.count)
    for width in [widest, widest + 0.1] {
      var lines = 0
      var pen = Double.infinity
      for part in parts {
        let full = measure(part).size.width
        if pen + measure(part).smallestWidth > width + 0.5 {
          lines += 1
          pen = 0
        }
        pen += full
      }
      #expect(measure(text, width: width).numberOfLines == lines)
    }
  }

  @Test func `a soft hyphen shows only where its line breaks`() {
    let whole = measure("wonder\u{AD}ful")
    #expect(abs(whole.size.width - measure("wonderful").size.width) <= 1)
    let broken = measure("wonder\u{AD}ful", width: whole.size.width - 4)
    #expect(broken.numberOfLines == 2)
    #expect(broken.size.width >= measure("wonder").size.width + 3)
  }

  @Test(arguments: ["xx abc\u{AD}i", "abc\u{AD}i\u{AD}l", "xx abc\u{AD}i yy", "abc\u{AD} i"])
  func `a text with a soft hyphen before a narrow rest fits its own width`(_ text: String) {
    let whole = measure(text)
    #expect(measure(text, width: whole.size.width).size == whole.size)
  }

  @Test(arguments: ["❤\u{FE0F}", "1\u{FE0F}\u{20E3}", "🤷‍♂️", "🤷\u{200D}♂", "🧑‍⚕️", "⛹🏻‍♂️", "⭐"])
  func `an emoji of several characters is as wide as any other`(_ emoji: String) {
    #expect(measure(emoji).size == measure("😀").size)
    let two = measure(emoji + emoji)
    #expect(two.smallestWidth == measure(emoji).smallestWidth)
    #expect(measure(emoji + emoji, width: 30).numberOfLines == 2)
  }

  @Test func `a Korean syllable in parts is as wide as the syllable`() {
    #expect(measure("\u{1112}\u{1161}\u{11AB}").size == measure("\u{D55C}").size)
  }

  @Test func `marks and steering characters have no width`() {
    for marks in ["\u{301}", "\u{200D}", "\u{FE0F}\u{301}"] {
      #expect(measure(marks).size == Size(width: 0, height: measure("a").size.height))
    }
    #expect(measure("cafe\u{301}").size == measure("cafe").size)
    #expect(measure("a\u{200D}\u{FE0F}").size == measure("a").size)
    #expect(measure("👩‍👩‍👧").size == measure("👩").size)
    #expect(measure("👍🏽").size == measure("👍").size)
  }

  @Test func `characters that the tables lack get the width of their script`() {
    // Recorded beside the system's letters: 75 wide at 20 points, 60 at 32. Five kana of Avenir
    // Next are 110 wide at 22.
    #expect(measure("生年月日", size: 20).size.width == 75)
    #expect(measure("晴れ", size: 32).size.width == 60)
    #expect(measure("ｶﾅ", size: 20).size.width == 19)
    let kana = TextRequest(text: "こんにちは", font: .named("AvenirNext-Medium", size: 22))
    #expect(measurer.measure(kana).size.width == 110)
    // Recorded: 36 wide at 30 points, 43 at 38.
    #expect(measure("👍", size: 30).size.width == 35.5)
    #expect(measure("👍", size: 38).size.width == 43)
    #expect(measure("ไทย", size: 20).size.width == 36)
  }

  @Test func `kerning brings letters together`() {
    let apart = measure("A").size.width + measure("V").size.width
    #expect(measure("AV").size.width < apart - 1)
  }

  @Test func `bolder letters are wider and thin ones narrower`() {
    let widths = Font.Weight.allCases.map {
      measure("A day in Lisbon", size: 100, weight: $0).size.width
    }
    #expect(widths == widths.sorted())
    #expect(Set(widths).count == 9)
  }

  @Test func `measurements are the same in every run`() {
    #expect(measure("A day in Lisbon", size: 15.5, scale: 3).size.width == 107)
    #expect(measure("Ελλάδα, Россия", size: 24).size.width == 167)
    #expect(measure("Voilà", weight: .bold).size.width == 40)
  }

  @Test func `sizes and widths that make no sense do no harm`() {
    for size in [0, -3, .nan, .infinity] {
      let measured = measure("Label", size: size, width: 30).size
      #expect(measured.width.isFinite && measured.height.isFinite)
    }
    for width in [0, -4, .nan, .infinity] {
      let measured = measure("A day in Lisbon", width: width)
      #expect(measured.numberOfLines >= 1 && measured.size.width >= 0)
    }
    #expect(measure("Label", lines: -2).numberOfLines == 1)
    #expect(measure(String(repeating: "long", count: 10_000), width: 50).numberOfLines > 1000)
  }
}
