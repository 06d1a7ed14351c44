public import Foundation

/// Geometry values as text.
extension NSCoder {
  /// Returns a point as text, such as `{1, 2}`.
  public class func string(for point: CGPoint) -> String { text([point.x, point.y]) }
  /// Returns a size as text, such as `{1, 2}`.
  public class func string(for size: CGSize) -> String { text([size.width, size.height]) }
  /// Returns a rectangle as text, such as `{{1, 2}, {3, 4}}`.
  public class func string(for rect: CGRect) -> String {
    "{\(string(for: rect.origin)), \(string(for: rect.size))}"
  }
  /// Returns insets as text, in the order top, left, bottom, right.
  public class func string(for insets: UIEdgeInsets) -> String {
    text([insets.top, insets.left, insets.bottom, insets.right])
  }
  /// Returns insets as text, in the order top, leading, bottom, trailing.
  public class func string(for insets: NSDirectionalEdgeInsets) -> String {
    text([insets.top, insets.leading, insets.bottom, insets.trailing])
  }

  private class func text(_ numbers: [CGFloat]) -> String {
    let texts = numbers.map { number in
      Int(exactly: number).map { "\($0)" } ?? "\(number)"
    }
    return "{" + texts.joined(separator: ", ") + "}"
  }
}
