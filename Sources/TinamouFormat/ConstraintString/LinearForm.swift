import TinamouLayout

/// A sum of anchors with coefficients, plus a constant.
struct LinearForm: Sendable {
  /// A view or one of its guides, with an attribute.
  struct Anchor: Hashable, Sendable {
    /// The index of the view in the file.
    let view: Int
    let guide: GuideReference?
    let attribute: LayoutAttribute

    /// The index that refers to the superview as long as it is not known of which view.
    static let superview = -1
  }

  struct Term: Sendable {
    let anchor: Anchor
    var coefficient: Double
    /// The bytes of the anchor in the string.
    let range: Range<Int>
  }

  var terms: [Term] = []
  var constant = 0.0

  var isConstant: Bool { terms.isEmpty }

  mutating func add(_ other: LinearForm, times factor: Double) {
    for term in other.terms {
      terms.append(
        Term(anchor: term.anchor, coefficient: factor * term.coefficient, range: term.range))
    }
    constant += factor * other.constant
  }

  mutating func multiply(by factor: Double) {
    for index in terms.indices { terms[index].coefficient *= factor }
    constant *= factor
  }

  /// The form with each anchor once, in order of first occurrence, without zero coefficients.
  var merged: LinearForm {
    var indices: [Anchor: Int] = [:]
    var result = LinearForm(constant: constant)
    for term in terms {
      if let index = indices[term.anchor] {
        result.terms[index].coefficient += term.coefficient
      } else {
        indices[term.anchor] = result.terms.count
        result.terms.append(term)
      }
    }
    result.terms.removeAll { $0.coefficient == 0 }
    return result
  }
}
