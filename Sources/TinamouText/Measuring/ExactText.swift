/// A text that equals another one only if both have the same code points.
///
/// Strings that are canonically equivalent are equal in Swift, but they can have different widths.
package struct ExactText: Hashable, Sendable {
  /// The text.
  package var string: String

  /// Makes an exact text.
  package init(_ string: String) { self.string = string }

  /// Returns whether two texts have the same code points.
  package static func == (lhs: ExactText, rhs: ExactText) -> Bool {
    var (first, second) = (lhs.string, rhs.string)
    return first.withUTF8 { first in
      second.withUTF8 { second in
        first.count == second.count
          && (first.baseAddress == second.baseAddress || first.elementsEqual(second))
      }
    }
  }

  /// Hashes the code points.
  package func hash(into hasher: inout Hasher) {
    var string = string
    string.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    hasher.combine(0xFF as UInt8)
  }
}
