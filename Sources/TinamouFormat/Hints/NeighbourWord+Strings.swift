/// The words in the strings of constraints.
extension NeighbourWord {
  static let attributes = Table(
    """
    leading: start startMargin
    trailing: end endMargin
    left: x minX
    top: y minY
    right: maxX
    bottom: maxY
    centerX: midX horizontalCenter hcenter centreX
    centerY: midY verticalCenter vcenter centreY middle
    firstBaseline: alphabeticBaseline
    lastBaseline: lastLineBaseline
    """,
    advice: """
      center: write one constraint for 'centerX' and one for 'centerY'
      size: write one constraint for 'width' and one for 'height'
      edges: write four constraints, or "H:|[view]|" and "V:|[view]|"
      horizontalEdges directionalHorizontalEdges: write "H:|[view]|"
      verticalEdges directionalVerticalEdges: write "V:|[view]|"
      frame bounds: write constraints for 'leading', 'top', 'width' and 'height'
      aspectRatio ratio aspect: write a constraint such as 'photo.height == 0.75 * photo.width'
      margin padding inset offset gap spacing: a distance is a constant, such as '+ 8'
      topToTopOf topToBottomOf: write a constraint such as 'title.top == root.top'
      bottomToBottomOf bottomToTopOf: write a constraint such as 'title.bottom == root.bottom'
      startToStartOf startToEndOf: write a constraint such as 'title.leading == root.leading'
      endToEndOf endToStartOf: write a constraint such as 'title.trailing == root.trailing'
      """)

  static let guides = Table(
    """
    readable: readableContentGuide readableContent
    margins: layoutMarginsGuide layoutMargins padding
    safeArea: safeAreaLayoutGuide safeAreaInsets safe topLayoutGuide bottomLayoutGuide
    keyboard: keyboardLayoutGuide
    content: contentLayoutGuide
    frame: frameLayoutGuide
    """,
    advice: """
      contentView snp bounds layer: leave it out: an attribute follows the view or its guide
      superview: views are named by their ids: write the id of the superview
      """)

  static let priorities = Table(
    """
    high: defaultHigh UILayoutPriorityDefaultHigh strong
    low: defaultLow UILayoutPriorityDefaultLow weak
    50: fittingSizeLevel UILayoutPriorityFittingSizeLevel
    500: medium
    required: UILayoutPriorityRequired
    """)

  static let operators = Table(
    """
    ==: equal equals equalTo equalToSuperview is eq
    <=: lessThanOrEqual lessThanOrEqualTo le max atMost
    >=: greaterThanOrEqual greaterThanOrEqualTo ge min atLeast
    *: x times multipliedBy multiplier
    /: by dividedBy over
    +: plus offset constant inset
    -: minus
    """,
    advice: """
      priority: a priority follows '@', such as '@750'
      and or: write each constraint as a string of its own
      between in: write two constraints, one with '>=' and one with '<='
      if when where for: a constraint under a condition stands in "sets"
      """)

  static let lengths = Table(
    "",
    advice: """
      auto wrap_content intrinsic intrinsicContentSize: leave it out: a content has its own size
      match_parent fill_parent stretch full: name the view, such as 'title.width == root.width'
      standard default system: the standard distance is written in a visual format: "[a]-[b]"
      """)

  static let statements = Table(
    """
    inside: within
    apart: overlap overlaps intersects disjoint
    shown: visible fits truncated clipped
    lines: numberOfLines
    aligned: align alignment
    atLeast: minimumSize minSize larger
    """,
    advice: """
      contains: write 'inside(b, a)': the inner view comes first
      """)

  static let units = Table(
    "",
    advice: """
      px pt dp sp em rem pts: lengths are points and have no unit; write the number alone
      vw vh fr: a share of another length is a product, such as '0.5 * root.width'
      """)
}
