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
    /// The spacing between letters, which is not measured.
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
  /// Makes attributes from those of an `NSAttributedString`; others than fonts and colours are left
  /// out.
  public init(_ dictionary: [NSAttributedString.Key: Any]) {
    self.init()
    if let font = dictionary[.font] as? UIFont {
      self[AttributeScopes.UIKitAttributes.FontAttribute.self] = font
    }
    if let color = dictionary[.foregroundColor] as? UIColor {
      self[AttributeScopes.UIKitAttributes.ForegroundColorAttribute.self] = color
    }
    if let color = dictionary[.backgroundColor] as? UIColor {
      self[AttributeScopes.UIKitAttributes.BackgroundColorAttribute.self] = color
    }
  }
}

extension NSAttributedString {
  /// Makes a text from one of Swift; attributes other than fonts and colours are left out.
  public convenience init(_ text: AttributedString) {
    typealias Keys = AttributeScopes.UIKitAttributes
    let copy = NSMutableAttributedString(string: "")
    for run in text.runs {
      var attributes: [NSAttributedString.Key: Any] = [:]
      attributes[.font] = run[Keys.FontAttribute.self]
      attributes[.foregroundColor] = run[Keys.ForegroundColorAttribute.self]
      attributes[.backgroundColor] = run[Keys.BackgroundColorAttribute.self]
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
