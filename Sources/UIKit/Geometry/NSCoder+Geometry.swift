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

  /// Returns the point of a text, or zero.
  public class func cgPoint(for string: String) -> CGPoint {
    let numbers = numbers(string, 2)
    return CGPoint(x: numbers[0], y: numbers[1])
  }
  /// Returns the size of a text, or zero.
  public class func cgSize(for string: String) -> CGSize {
    let numbers = numbers(string, 2)
    return CGSize(width: numbers[0], height: numbers[1])
  }
  /// Returns the rectangle of a text, or zero.
  public class func cgRect(for string: String) -> CGRect {
    let numbers = numbers(string, 4)
    return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
  /// Returns the insets of a text, or zero.
  public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
    let numbers = numbers(string, 4)
    return UIEdgeInsets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
  }

  /// The numbers of a text, all of them 0 if there is another number of them.
  private class func numbers(_ text: String, _ count: Int) -> [CGFloat] {
    let parts = text.split(separator: ",").map { part in
      Double(part.filter { !"{} ".contains($0) })
    }
    let found = parts.compactMap { $0 }
    return found.count == count && parts.count == count
      ? found.map { CGFloat($0) } : Array(repeating: 0, count: count)
  }

  private class func text(_ numbers: [CGFloat]) -> String {
    let texts = numbers.map { number in
      Int(exactly: number).map { "\($0)" } ?? "\(number)"
    }
    return "{" + texts.joined(separator: ", ") + "}"
  }
}
