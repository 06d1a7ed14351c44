public import Foundation
import TinamouText

/// How a text is measured.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  /// The bits, as UIKit numbers them.
  public let rawValue: Int

  /// Makes options from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Lines break at the width.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
  /// The room between lines counts; the system's font has none.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
  /// The bounds of what would be drawn; not measured.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 8)
  /// What does not fit is left out.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}

/// What drawing says; nothing is drawn.
open class NSStringDrawingContext: NSObject {
  /// Does nothing.
  open var minimumScaleFactor: CGFloat = 0
}

extension NSAttributedString {
  /// The size of the text on lines of its own, in points; not rounded.
  @preconcurrency @MainActor public func size() -> CGSize { measured(width: nil) }

  /// The rectangle of the text, in points, broken at a width if the options say so; not rounded.
  @preconcurrency @MainActor public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    let breaks = options.contains(.usesLineFragmentOrigin) && size.width > 0
    return CGRect(
      origin: .zero, size: measured(width: breaks && size.width < 10_000_000 ? size.width : nil))
  }

  @MainActor private func measured(width: CGFloat?) -> CGSize {
    reportUnmeasuredAttributes()
    // Core Text's font where no font is said.
    let font = fontOfBeginning ?? .systemFont(ofSize: 12)
    return TextRuler().size(
      of: string, font: font.fixed, adjusts: false, lines: 0, maximumWidth: width)
  }
}

extension NSString {
  /// The size of the text on lines of its own, in points; not rounded.
  @preconcurrency @MainActor public func size(
    withAttributes attrs: [NSAttributedString.Key: Any]? = nil
  ) -> CGSize { String(describing: self).size(withAttributes: attrs) }

  /// The rectangle of the text, in points, broken at a width if the options say so; not rounded.
  @preconcurrency @MainActor public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    String(describing: self).boundingRect(
      with: size, options: options, attributes: attributes, context: context)
  }
}

extension String {
  /// The size of the text on lines of its own, in points; not rounded.
  @preconcurrency @MainActor public func size(
    withAttributes attrs: [NSAttributedString.Key: Any]? = nil
  ) -> CGSize { NSAttributedString(string: self, attributes: attrs).size() }

  /// The rectangle of the text, in points, broken at a width if the options say so; not rounded.
  @preconcurrency @MainActor public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: self, attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }
}
