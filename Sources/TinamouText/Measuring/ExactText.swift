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
    let (first, second) = (lhs.string.utf8, rhs.string.utf8)
    let isSame = first.withContiguousStorageIfAvailable { first in
      second.withContiguousStorageIfAvailable { second in
        first.count == second.count
          && (first.baseAddress == second.baseAddress || first.elementsEqual(second))
      } ?? false
    }
    return isSame ?? first.elementsEqual(second)
  }

  /// Hashes the code points.
  package func hash(into hasher: inout Hasher) {
    var string = string
    string.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    hasher.combine(0xFF as UInt8)
  }
}
