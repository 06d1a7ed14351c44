import Foundation

/// What names a method; without Objective-C nothing can perform one.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The name.
  public let description: String

  /// Makes a selector, which nothing can perform.
  public init(_ name: String) { description = name }
  /// Makes a selector, which nothing can perform.
  public init(stringLiteral name: String) { description = name }
}

/// Makes a selector, which nothing can perform.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

/// The name of a selector.
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.description }
