import TinamouLayout

/// A sum of anchors with coefficients, plus a constant.
struct LinearForm: Sendable {
  /// A view or one of its guides, with an attribute.
  struct Anchor: Hashable, Sendable {
    let guide: GuideReference?
    /// The index of the view in the file.
    var view: Int {
      get { Int(index) }
      set { index = Int32(clamping: newValue) }
    }
    private var index: Int32
    let attribute: LayoutAttribute

    init(view: Int, guide: GuideReference?, attribute: LayoutAttribute) {
      index = Int32(clamping: view)
      self.guide = guide
      self.attribute = attribute
    }

    /// The index that refers to the superview as long as it is not known of which view.
    static let superview = -1
  }

  struct Term: AnchorTerm, Sendable {
    var anchor: Anchor
    var coefficient: Double
    /// The bytes of the anchor in the string.
    var range: Range<Int> { bytes.range }
    private let bytes: ByteRange

    init(anchor: Anchor, coefficient: Double, range: Range<Int>) {
      self.anchor = anchor
      self.coefficient = coefficient
      bytes = ByteRange(range)
    }
  }

  var terms: [Term] = []
  var constant = 0.0

  /// Whether the form is the same anchor as another one, and nothing else.
  func isOnly(_ other: LinearForm) -> Bool {
    constant == 0 && terms.count == 1 && terms.map(\.coefficient) == [1]
      && terms.map(\.anchor) == other.terms.map(\.anchor)
  }

  init(terms: [Term] = [], constant: Double = 0) {
    self.terms = terms
    self.constant = constant
  }

  /// Makes the form of one anchor.
  init(_ anchor: Anchor, times coefficient: Double = 1, at range: Range<Int>) {
    self.init(terms: [Term(anchor: anchor, coefficient: coefficient, range: range)])
  }

  /// Makes a percentage of an attribute of the superview.
  init(percentage: Double, of attribute: LayoutAttribute, at range: Range<Int>) {
    let anchor = Anchor(view: Anchor.superview, guide: nil, attribute: attribute)
    self.init(anchor, times: percentage / 100, at: range)
  }

  var isConstant: Bool { terms.isEmpty }

  mutating func add(_ other: LinearForm, times factor: Double) {
    var other = other
    other.multiply(by: factor)
    terms += other.terms
    constant += other.constant
  }

  mutating func multiply(by factor: Double) {
    for index in terms.indices { terms[index].coefficient *= factor }
    constant *= factor
  }
}
