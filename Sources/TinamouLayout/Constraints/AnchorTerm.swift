/// An anchor with a coefficient, in a sum of anchors.
@usableFromInline
package protocol AnchorTerm {
  associatedtype Anchor: Hashable

  var anchor: Anchor { get }
  var coefficient: Double { get set }
}

extension Array where Element: AnchorTerm {
  /// The terms with each anchor once, in the order of its first occurrence, without those whose
  /// coefficients add up to zero.
  @inlinable package var merged: [Element] {
    var indices: [Element.Anchor: Int] = [:]
    var merged: [Element] = []
    for term in self {
      if let index = indices[term.anchor] {
        merged[index].coefficient += term.coefficient
      } else {
        indices[term.anchor] = merged.count
        merged.append(term)
      }
    }
    merged.removeAll { $0.coefficient == 0 }
    return merged
  }
}
