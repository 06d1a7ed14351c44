public import Foundation

extension CGPoint: @retroactive CustomDebugStringConvertible {
  /// The point as Swift prints it on Apple's platforms, such as `(1.0, 2.0)`.
  public var debugDescription: String { "(\(x), \(y))" }
}

extension CGSize: @retroactive CustomDebugStringConvertible {
  /// The size as Swift prints it on Apple's platforms, such as `(30.0, 40.0)`.
  public var debugDescription: String { "(\(width), \(height))" }
}

extension CGRect: @retroactive CustomDebugStringConvertible {
  /// The rectangle as Swift prints it on Apple's platforms, such as `(1.0, 2.0, 30.0, 40.0)`.
  public var debugDescription: String {
    "(\(origin.x), \(origin.y), \(size.width), \(size.height))"
  }
}
