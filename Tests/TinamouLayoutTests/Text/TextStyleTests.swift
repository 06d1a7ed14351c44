import Testing
import TinamouLayout

@Suite struct TextStyleTests {
  @Test func `UIFont.preferredFont: text styles have Apple's sizes`() {
    let sizes = TextStyle.allCases.map {
      Font.preferredFont(forTextStyle: $0).pointSize(for: .large)
    }
    #expect(sizes == [34, 28, 22, 20, 17, 15, 17, 16, 13, 12, 11])
    #expect(TextStyle.caption2.pointSize(for: .extraSmall) == 11)
    #expect(TextStyle.largeTitle.pointSize(for: .accessibilityExtraExtraExtraLarge) == 60)
    #expect(TextStyle.callout.pointSize(for: .accessibilityExtraExtraLarge) == 44)
  }

  @Test func `UIContentSizeCategory: body text has the size of its twelve categories`() {
    for category in ContentSizeCategory.allCases {
      #expect(TextStyle.body.pointSize(for: category) == category.bodyPointSize)
      #expect(TextStyle.headline.pointSize(for: category) == category.bodyPointSize)
    }
  }

  @Test func `larger text sizes never make a style smaller`() {
    for style in TextStyle.allCases {
      let sizes = ContentSizeCategory.allCases.map { style.pointSize(for: $0) }
      #expect(sizes == sizes.sorted())
      let leadings = ContentSizeCategory.allCases.map { style.leading(for: $0) }
      #expect(leadings == leadings.sorted())
    }
  }

  @Test(arguments: [
    (TextStyle.largeTitle, 41.0), (.title1, 34), (.title2, 28), (.title3, 25), (.headline, 22),
    (.body, 22), (.callout, 21), (.subheadline, 20), (.footnote, 18), (.caption1, 16),
    (.caption2, 13),
  ])
  func `lines of a style have Apple's distance`(_ style: TextStyle, _ leading: Double) {
    #expect(style.leading(for: .large) == leading)
  }

  @Test func `distances of lines at other text sizes are Apple's`() {
    #expect(TextStyle.subheadline.leading(for: .extraExtraExtraLarge) == 28)
    #expect(TextStyle.title2.leading(for: .medium) == 26)
    #expect(TextStyle.body.leading(for: .accessibilityExtraExtraExtraLarge) == 62)
    #expect(TextStyle.title1.leading(for: .accessibilityExtraExtraExtraLarge) == 68)
    #expect(TextStyle.footnote.leading(for: .accessibilityExtraLarge) == 40)
    #expect(TextStyle.caption1.leading(for: .accessibilityExtraExtraLarge) == 44)
    #expect(TextStyle.callout.leading(for: .accessibilityLarge) == 39)
  }

  @Test func `only headlines are semibold`() {
    for style in TextStyle.allCases {
      #expect((Font.preferredFont(forTextStyle: style).weight == .semibold) == (style == .headline))
    }
  }

  @Test func `UIFont.systemFont: a size does not follow the text size`() {
    let font = Font.systemFont(ofSize: 19, weight: .medium)
    #expect(font.pointSize(for: .accessibilityExtraLarge) == 19)
    #expect(Font.boldSystemFont(ofSize: 12) == .systemFont(ofSize: 12, weight: .bold))
    #expect(Font(textStyle: nil, pointSize: nil).pointSize(for: .large) == 17)
  }

  @Test func `UIFontMetrics: scaled values are themselves at L and grow with the style`() {
    let metrics = FontMetrics(forTextStyle: .body)
    #expect(metrics.scaledValue(for: 30, compatibleWith: .large) == 30)
    #expect(metrics.scaledValue(for: 34, compatibleWith: .extraExtraExtraLarge) == 46)
    #expect(FontMetrics.default == metrics)
    let font = metrics.scaledFont(for: .systemFont(ofSize: 34, weight: .bold))
    #expect(font.weight == .bold)
    #expect(font.pointSize(for: .large) == 34)
    #expect(font.pointSize(for: .accessibilityMedium) == 56)
  }
}
