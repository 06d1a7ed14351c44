import Foundation

/// The name of a method, which cannot be performed without Objective-C.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The name.
  public let description: String

  /// Makes a selector, which cannot be performed.
  public init(_ name: String) { description = name }
  /// Makes a selector, which cannot be performed.
  public init(stringLiteral name: String) { description = name }
}

/// Makes a selector, which cannot be performed.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

/// Returns the name of a selector.
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.description }
