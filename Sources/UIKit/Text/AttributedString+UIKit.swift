public import Foundation

extension AttributeScopes {
  /// UIKit's attributes of texts.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

  /// UIKit's attributes of texts.
  public struct UIKitAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The colour of letters.
    public let foregroundColor: ForegroundColorAttribute
    /// The colour behind letters.
    public let backgroundColor: BackgroundColorAttribute
    /// The spacing between letters.
    public let kern: KernAttribute
    /// The spacing between letters, which has precedence over kerning.
    public let tracking: TrackingAttribute
    /// The distance from the line up to the letters.
    public let baselineOffset: BaselineOffsetAttribute
    /// The style of the paragraph.
    public let paragraphStyle: ParagraphStyleAttribute
    /// The line below the letters.
    public let underlineStyle: UnderlineStyleAttribute
    /// The line through the letters.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// Foundation's attributes.
    public let foundation: FoundationAttributes

    /// The font.
    public enum FontAttribute: AttributedStringKey {
      /// The type of values.
      public typealias Value = UIFont
      /// UIKit's name for it.
      public static let name = "NSFont"
    }
    /// The colour of letters; nothing is drawn.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// The type of values.
      public typealias Value = UIColor
      /// UIKit's name for it.
      public static let name = "NSColor"
    }
    /// The colour behind letters; nothing is drawn.
    public enum BackgroundColorAttribute: AttributedStringKey {
      /// The type of values.
      public typealias Value = UIColor
      /// UIKit's name for it.
      public static let name = "NSBackgroundColor"
    }
    /// The spacing between letters, in points.
    public enum TrackingAttribute: AttributedStringKey {
      /// The type of values.
      public typealias Value = CGFloat
      /// UIKit's name for it.
      public static let name = "CTTracking"
    }
    /// The distance from the line up to the letters, in points; not measured.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      /// The type of values.
      public typealias Value = CGFloat
      /// UIKit's name for it.
      public static let name = "NSBaselineOffset"
    }
    /// The style of the paragraph.
    public enum ParagraphStyleAttribute: AttributedStringKey {
      /// The type of values.
      public typealias Value = NSParagraphStyle
      /// UIKit's name for it.
      public static let name = "NSParagraphStyle"
    }
    /// The line below the letters; nothing is drawn.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// The type of values.
      public typealias Value = NSUnderlineStyle
      /// UIKit's name for it.
      public static let name = "NSUnderline"
    }
    /// The line through the letters; nothing is drawn.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// The type of values.
      public typealias Value = NSUnderlineStyle
      /// UIKit's name for it.
      public static let name = "NSStrikethrough"
    }
    /// The spacing between letters, in points.
    public enum KernAttribute: AttributedStringKey {
      /// The type of values.
      public typealias Value = CGFloat
      /// UIKit's name for it.
      public static let name = "NSKern"
    }
  }
}

extension AttributeDynamicLookup {
  /// Returns one of UIKit's attributes.
  public subscript<Attribute: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Attribute>
  ) -> Attribute { self[Attribute.self] }
}

extension AttributeContainer {
  /// Makes attributes from those of an `NSAttributedString`; others than those of
  /// ``AttributeScopes/UIKitAttributes`` are left out.
  public init(_ dictionary: [NSAttributedString.Key: Any]) {
    self.init()
    typealias Keys = AttributeScopes.UIKitAttributes
    func number(_ key: NSAttributedString.Key) -> CGFloat? {
      dictionary[key] as? CGFloat ?? (dictionary[key] as? NSNumber).map { CGFloat($0.doubleValue) }
    }
    func style(_ key: NSAttributedString.Key) -> NSUnderlineStyle? {
      dictionary[key] as? NSUnderlineStyle
        ?? (dictionary[key] as? Int).map { NSUnderlineStyle(rawValue: $0) }
    }
    self[Keys.FontAttribute.self] = dictionary[.font] as? UIFont
    self[Keys.ForegroundColorAttribute.self] = dictionary[.foregroundColor] as? UIColor
    self[Keys.BackgroundColorAttribute.self] = dictionary[.backgroundColor] as? UIColor
    self[Keys.KernAttribute.self] = number(.kern)
    self[Keys.TrackingAttribute.self] = number(.tracking)
    self[Keys.BaselineOffsetAttribute.self] = number(.baselineOffset)
    self[Keys.ParagraphStyleAttribute.self] = dictionary[.paragraphStyle] as? NSParagraphStyle
    self[Keys.UnderlineStyleAttribute.self] = style(.underlineStyle)
    self[Keys.StrikethroughStyleAttribute.self] = style(.strikethroughStyle)
  }
}

extension NSAttributedString {
  /// Makes a text from one of Swift; attributes other than those of
  /// ``AttributeScopes/UIKitAttributes`` are left out.
  public convenience init(_ text: AttributedString) {
    typealias Keys = AttributeScopes.UIKitAttributes
    let copy = NSMutableAttributedString(string: "")
    for run in text.runs {
      var attributes: [NSAttributedString.Key: Any] = [:]
      attributes[.font] = run[Keys.FontAttribute.self]
      attributes[.foregroundColor] = run[Keys.ForegroundColorAttribute.self]
      attributes[.backgroundColor] = run[Keys.BackgroundColorAttribute.self]
      attributes[.kern] = run[Keys.KernAttribute.self]
      attributes[.tracking] = run[Keys.TrackingAttribute.self]
      attributes[.baselineOffset] = run[Keys.BaselineOffsetAttribute.self]
      attributes[.paragraphStyle] = run[Keys.ParagraphStyleAttribute.self]
      attributes[.underlineStyle] = run[Keys.UnderlineStyleAttribute.self]?.rawValue
      attributes[.strikethroughStyle] = run[Keys.StrikethroughStyleAttribute.self]?.rawValue
      let part = String(text[run.range].characters)
      copy.append(NSAttributedString(string: part, attributes: attributes))
    }
    self.init(attributedString: copy)
  }
}

/// Changes the attributes of a text.
public struct UIConfigurationTextAttributesTransformer: Sendable {
  /// The function that changes the attributes.
  public let transform: @Sendable (AttributeContainer) -> AttributeContainer

  /// Makes a transformer.
  public init(_ transform: @escaping @Sendable (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }

  /// Returns the changed attributes.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer {
    transform(input)
  }
}
