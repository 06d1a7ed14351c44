public import Foundation

extension CGPoint {
  /// Returns whether two points are equal.
  public func equalTo(_ other: CGPoint) -> Bool { self == other }
}

extension CGSize {
  /// Returns whether two sizes are equal.
  public func equalTo(_ other: CGSize) -> Bool { self == other }
}

extension CGRect {
  /// Returns whether two rectangles are equal.
  public func equalTo(_ other: CGRect) -> Bool { standardized == other.standardized }
}
