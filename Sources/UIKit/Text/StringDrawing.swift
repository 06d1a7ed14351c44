public import Foundation
import TinamouText

/// Options for measuring a text.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  /// The bits, with UIKit's numbers.
  public let rawValue: Int

  /// Makes options from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Lines break at the width.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
  /// The line spacing counts; the system font has none.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
  /// The bounds of the glyphs; not measured.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 8)
  /// Text that does not fit is left out.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}

/// The context of drawing; nothing is drawn.
open class NSStringDrawingContext: InertStringDrawingContext {
}

extension NSAttributedString {
  /// Returns the size of the text with only its own line breaks, in points; not rounded.
  @preconcurrency @MainActor public func size() -> CGSize { measured(width: nil) }

  /// Returns the rectangle of the text, in points, not rounded; lines break at the width if the
  /// options require it.
  @preconcurrency @MainActor public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    let breaks = options.contains(.usesLineFragmentOrigin) && size.width > 0
    return CGRect(
      origin: .zero, size: measured(width: breaks && size.width < 10_000_000 ? size.width : nil))
  }

  /// Does nothing: nothing is drawn.
  public func draw(at point: CGPoint) {}
  /// Does nothing: nothing is drawn.
  public func draw(in rect: CGRect) {}
  /// Does nothing: nothing is drawn.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) {}

  @MainActor private func measured(width: CGFloat?) -> CGSize {
    reportUnmeasuredAttributes()
    let font = fontOfBeginning ?? .ofText
    return TextRuler().size(of: self, font: font, adjusts: false, lines: 0, maximumWidth: width)
  }
}

extension NSString {
  /// Does nothing: nothing is drawn.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {}
  /// Does nothing: nothing is drawn.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {}
  /// Does nothing: nothing is drawn.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) {}

  /// Returns the size of the text with only its own line breaks, in points; not rounded.
  @preconcurrency @MainActor public func size(
    withAttributes attrs: [NSAttributedString.Key: Any]? = nil
  ) -> CGSize { String(describing: self).size(withAttributes: attrs) }

  /// Returns the rectangle of the text, in points, not rounded; lines break at the width if the
  /// options require it.
  @preconcurrency @MainActor public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    String(describing: self).boundingRect(
      with: size, options: options, attributes: attributes, context: context)
  }
}

extension String {
  /// Does nothing: nothing is drawn.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {}
  /// Does nothing: nothing is drawn.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {}
  /// Does nothing: nothing is drawn.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) {}

  /// Returns the size of the text with only its own line breaks, in points; not rounded.
  @preconcurrency @MainActor public func size(
    withAttributes attrs: [NSAttributedString.Key: Any]? = nil
  ) -> CGSize { NSAttributedString(string: self, attributes: attrs).size() }

  /// Returns the rectangle of the text, in points, not rounded; lines break at the width if the
  /// options require it.
  @preconcurrency @MainActor public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: self, attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }
}
