import Foundation
import TinamouText

extension NSAttributedString {
  /// The font of the first character.
  var fontOfBeginning: UIFont? {
    length > 0 ? attribute(.font, at: 0, effectiveRange: nil) as? UIFont : nil
  }

  /// The text with one font.
  func inFont(_ font: UIFont?) -> NSAttributedString {
    let copy = NSMutableAttributedString(attributedString: self)
    copy.removeAttribute(.font, range: whole)
    if let font { copy.addAttribute(.font, value: font, range: whole) }
    return copy
  }

  private var whole: NSRange { NSRange(location: 0, length: length) }

  /// Returns the attributes with which the text is measured; `nil` if the font is enough. Parts
  /// without a font have that of the text, and a text without a style breaks as stated.
  func measured(
    _ font: UIFont, adjusts: Bool, breaking mode: NSLineBreakMode = .byWordWrapping
  ) -> TextAttributes? {
    let base = adjusts ? font.model : font.fixed
    var result = paragraphStyle(at: 0)?.measured ?? TextAttributes(breaking: mode)
    let string = string
    var place = string.startIndex
    var start = 0
    enumerateAttributes(in: whole, options: []) { attributes, range, _ in
      let next = String.Index(utf16Offset: range.location, in: string)
      start += string.unicodeScalars.distance(from: place, to: next)
      place = next
      let own = attributes[.font] as? UIFont
      let attachment = attributes[.attachment] as? NSTextAttachment
      let run = TextAttributes.Run(
        start: start, font: own.map { adjusts ? $0.model : $0.fixed } ?? base,
        kern: Self.kern(attributes),
        image: attachment?.extent(onLineOf: (own ?? font).lineHeight))
      let last = result.runs.last ?? TextAttributes.Run(start: 0, font: base)
      guard run.font != last.font || run.kern != last.kern || run.image != last.image else {
        return
      }
      result.runs.append(run)
    }
    return result == TextAttributes() ? nil : result
  }

  /// The space between characters, in points; `tracking` has precedence.
  private static func kern(_ attributes: [Key: Any]) -> Double {
    let number = attributes[.tracking] ?? attributes[.kern]
    return (number as? NSNumber)?.doubleValue ?? (number as? CGFloat).map { Double($0) } ?? 0
  }

  /// The style of the paragraph that begins at a place; it applies to the whole paragraph.
  private func paragraphStyle(at place: Int) -> NSParagraphStyle? {
    place < length
      ? attribute(.paragraphStyle, at: place, effectiveRange: nil) as? NSParagraphStyle : nil
  }

  /// The styles of all paragraphs.
  private var paragraphStyles: [NSParagraphStyle?] {
    var styles: [NSParagraphStyle?] = []
    let text = NSString(string: string)
    var place = 0
    while place < length {
      styles.append(paragraphStyle(at: place))
      let paragraph = text.paragraphRange(for: NSRange(location: place, length: 0))
      place = max(paragraph.location + paragraph.length, place + 1)
    }
    return styles
  }

  /// Reports the attributes that change the size of the text in UIKit but not here.
  @MainActor func reportUnmeasuredAttributes() {
    var found: Set<String> = []
    let styles = paragraphStyles
    if styles.contains(where: { $0?.isMeasured == false }) { found.insert("indents or hyphens") }
    if Set(styles.map { $0?.measured ?? TextAttributes() }).count > 1 {
      found.insert("the style of all but the first paragraph")
    }
    enumerateAttributes(in: whole, options: []) { attributes, _, _ in
      if let attachment = attributes[.attachment] as? NSTextAttachment,
        attachment.extent(onLineOf: 1) == NSTextAttachment().extent(onLineOf: 1)
      {
        found.insert("an attachment")
      }
      for key in [Key.baselineOffset, .expansion]
      where (attributes[key] as? NSNumber)?.doubleValue ?? 0 != 0 { found.insert(key.rawValue) }
    }
    guard !found.isEmpty else { return }
    TinamouUIKit.report(
      .unmeasured(
        "the text '\(string)' is measured without \(found.sorted().joined(separator: ", "))"))
  }
}

extension TextAttributes {
  /// The attributes of a text without a style.
  init(breaking mode: NSLineBreakMode) {
    self.init()
    breaksBetweenCharacters = mode == .byCharWrapping
  }
}
