import Foundation
import TinamouEnvironment
import TinamouLayout
import TinamouText

/// Measures texts, for a view or without one.
@MainActor struct TextRuler {
  private let traits: TraitCollection
  private let scale: Double
  private let locale: String

  /// Makes a ruler of the pixels and traits of a view.
  init(_ view: UIView) {
    traits = view.currentTraits.overrides.applied(to: UIScreen.main.environment.traits)
    scale = traits.displayScale
    locale = UIScreen.main.environment.locale
  }

  /// Makes a ruler for drawing, whose sizes are not rounded to pixels.
  init() {
    traits = UIScreen.main.environment.traits
    scale = 65_536
    locale = UIScreen.main.environment.locale
  }

  func size(
    of text: String, font: Font, adjusts: Bool, lines: Int, maximumWidth: CGFloat?
  ) -> CGSize {
    let request = TextRequest(
      text: text, font: font, maximumWidth: lines == 1 ? nil : maximumWidth.map { Double($0) },
      maximumNumberOfLines: max(lines, 0), displayScale: scale, locale: locale,
      contentSizeCategory: adjusts ? traits.preferredContentSizeCategory : .large)
    return CGSize(SystemTextMeasurer().measure(request).size)
  }
}

extension NSAttributedString {
  /// The font of the first character.
  var fontOfBeginning: UIFont? {
    length > 0 ? attribute(.font, at: 0, effectiveRange: nil) as? UIFont : nil
  }

  /// Reports the attributes that change the size of the text in UIKit but not here.
  @MainActor func reportUnmeasuredAttributes() {
    let whole = NSRange(location: 0, length: length)
    var fonts: Set<UIFont> = []
    var found: Set<String> = []
    enumerateAttributes(in: whole, options: []) { attributes, _, _ in
      if let font = attributes[.font] as? UIFont { fonts.insert(font) }
      if (attributes[.paragraphStyle] as? NSParagraphStyle)?.hasStandardLines == false {
        found.insert("a paragraph style")
      }
      if attributes[.attachment] != nil { found.insert("an attachment") }
      for key in [Key.kern, .tracking, .baselineOffset, .expansion]
      where (attributes[key] as? NSNumber)?.doubleValue ?? 0 != 0 { found.insert(key.rawValue) }
    }
    if fonts.count > 1 { found.insert("several fonts") }
    guard !found.isEmpty else { return }
    TinamouUIKit.report(
      .unmeasured(
        "the text '\(string)' is measured without \(found.sorted().joined(separator: ", "))"))
  }
}
