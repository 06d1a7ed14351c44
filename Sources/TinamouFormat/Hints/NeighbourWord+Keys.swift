/// The words for keys.
extension NeighbourWord {
  /// The words for the keys of an object; `nil` for objects that have no words of neighbours.
  static func keys(of definition: Definition) -> Table? {
    switch definition {
    case .view, .override: ownKeys
    case .file: fileKeys
    case .condition, .imageVariant, .traits: conditionKeys
    case .constraint: constraintKeys
    case .set: setKeys
    case .configuration: windowKeys
    case .font: fontKeys
    case .image: imageKeys
    case .margins: marginKeys
    case .insets, .sides: sideKeys
    case .axisPriorities: axisKeys
    case .guide: guideKeys
    case .section, .row, .header: rowKeys
    default: nil
    }
  }

  static let ownKeys = Table(
    """
    subviews: children views arrangedSubviews content
    kind: type class customClass
    id: identifier name accessibilityIdentifier android:id
    lines: numberOfLines lineLimit maxLines
    text: title label string titleLabel
    placeholder: hint prompt
    image: src imageName
    hugging: contentHuggingPriority huggingPriority contentHugging
    compression: contentCompressionResistancePriority compressionResistance \
    contentCompressionResistance
    margins: layoutMargins directionalLayoutMargins padding
    hidden: isHidden visibility display isVisible visible
    intrinsicSize: intrinsicContentSize
    spacing: gap
    axis: orientation flexDirection flex-direction
    distribution: justifyContent justify-content
    alignment: alignItems align-items gravity
    direction: semanticContentAttribute layoutDirection
    autoresizing: autoresizingMask
    safeArea: safeAreaInsets
    additionalSafeArea: additionalSafeAreaInsets
    guides: layoutGuides
    contentInset: contentInsets
    repeat: count forEach
    layoutMarginsRelativeArrangement: isLayoutMarginsRelativeArrangement
    baselineRelativeArrangement: isBaselineRelativeArrangement
    minimumItemWidth: itemSize estimatedItemSize columns
    respectsSystemMinimumMargins: viewRespectsSystemMinimumLayoutMargins
    customSpacing: customSpacingAfter
    """,
    advice: ownAdvice)

  /// What to say of words that correspond to no key of a view.
  private static let ownAdvice = """
    width height minWidth maxWidth minHeight maxHeight min-width max-width layout_width \
    layout_height size: lengths are constraints, such as "title.width == 100"
    contentSize: the size of the content follows from constraints of the views inside
    aspectRatio ratio: it is a constraint, such as "photo.height == 0.75 * photo.width"
    x y top left right bottom leading trailing start end centerX centerY center position offset \
    margin marginTop marginLeft marginStart layout_margin: places are constraints, \
    such as "title.top == root.top", or a "frame"
    topToTopOf topToBottomOf bottomToBottomOf bottomToTopOf startToStartOf startToEndOf endToEndOf \
    endToStartOf layout_constraintTop_toTopOf layout_constraintTop_toBottomOf \
    layout_constraintBottom_toBottomOf layout_constraintBottom_toTopOf \
    layout_constraintStart_toStartOf layout_constraintStart_toEndOf layout_constraintEnd_toEndOf \
    layout_constraintEnd_toStartOf: \
    places are constraints, such as "title.leading == root.leading"
    weight layout_weight flex flexGrow: a share is a constraint, such as "a.width == 2 * b.width"
    contentEdgeInsets titleEdgeInsets imageEdgeInsets configuration: \
    write the size of the content, with its insets, as "intrinsicSize"
    attributedText: a text has one font: write "text" and "font", or the size as "intrinsicSize"
    style borderStyle: leave it out: what a style sets are keys, such as "margins" and "font"
    visible isVisible: write "hidden", which is the opposite
    priority: a constraint has one, such as "title.width == 100 @high"
    fontSize: write "font": { "size": … }
    textStyle: write "font": { "style": … }
    superview parent: a view stands in the "subviews" of its superview
    constraints: constraints stand beside "view" at the top of the file
    isActive active: a constraint that is not always in force stands in "sets"
    zIndex zPosition elevation: views lie in the order of "subviews", the last in front
    cells: write "rows" in a table, "items" in a collection
    tableHeaderView tableFooterView headerView footerView: a section of "sections" has a "header" \
    and a "footer"
    setCustomSpacing: a view in the stack has "customSpacing", the room after it
    scrollDirection isPagingEnabled: leave it out: a collection scrolls vertically, \
    a scroll view where its content is larger
    translatesAutoresizingMaskIntoConstraints: leave it out: only a view with a "frame" keeps its \
    place
    alpha opacity background backgroundColor color tintColor textColor textAlignment contentMode \
    clipsToBounds borderWidth layer shadow transform overflow opaque \
    adjustsFontSizeToFitWidth bounces alwaysBounceVertical showsVerticalScrollIndicator \
    edgesForExtendedLayout prefersLargeTitles: leave it out: it changes how a view is drawn, not where
    enabled userInteractionEnabled secureTextEntry keyboardType returnKeyType \
    reuseIdentifier allowsSelection accessibilityLabel tag action target onClick delegate dataSource on value selectionStyle: \
    leave it out: it changes what a view does, not where it is
    """

  private static let fileKeys = Table(
    """
    view: root layout body views
    metrics: variables constants
    sets: variations breakpoints mediaQueries @media conditions sizeClasses
    at: devices windows sizes device
    constraints: rules
    expect: assertions statements tests
    name: title
    tinamou: version
    """,
    advice: """
      subviews children: views stand in the "subviews" of "view"
      """)

  private static let conditionKeys = Table(
    """
    width: horizontalSizeClass
    height: verticalSizeClass
    aspect: orientation
    textSize: preferredContentSizeCategory dynamicTypeSize contentSizeCategory
    direction: layoutDirection
    scale: displayScale
    idiom: userInterfaceIdiom device
    """,
    advice: """
      min-width max-width minWidth maxWidth sw600dp: write "view": "root" with "width>=" or \
      "width<" and a number of points
      and: all keys of a condition must hold
      or: of a list of conditions, one must hold: "when": [ { … }, { … } ]
      """)

  private static let constraintKeys = Table(
    """
    constraint: visualFormat format vfl visual string item firstItem secondItem firstAttribute \
    secondAttribute attribute relation relatedBy toItem toAttribute multiplier constant view1 view2 \
    attr1 attr2 H V view width height top leading
    id: identifier name
    """,
    advice: """
      item firstItem secondItem firstAttribute secondAttribute attribute relation relatedBy toItem \
      toAttribute multiplier constant priority view1 view2 attr1 attr2 view width height top leading: \
      all of it is one string, such as "a.width == 2 * b.width + 8 @750"
      H V: all of it is one string, such as "H:|-[a]-|"
      metrics: metrics stand beside "view" at the top of the file
      when if condition isActive active: a constraint under a condition stands in "sets"
      """)

  private static let setKeys = Table(
    """
    when: if condition conditions trait traits sizeClass variation
    id: identifier name
    constraints: rules activate
    views: overrides subviews
    """,
    advice: """
      isActive active: leave it out: a set applies while "when" holds
      remove removes deactivate: what is not to hold then stands in another set
      """)

  private static let windowKeys = Table(
    """
    textSize: dynamicType dynamicTypeSize preferredContentSizeCategory contentSizeCategory
    direction: layoutDirection
    safeArea: safeAreaInsets
    scale: displayScale
    """,
    advice: """
      width height: write "size": [320, 480]
      """)

  private static let fontKeys = Table(
    """
    style: textStyle
    size: fontSize pointSize
    weight: fontWeight
    name: family fontFamily fontName
    """,
    advice: """
      bold isBold: write "weight": "bold"
      italic isItalic: write the "name" of a font that is italic
      """)

  private static let imageKeys = Table(
    "",
    advice: """
      width height: write "size": [160, 120]
      name src: an image has a "size"; only its variants have names
      """)

  private static let marginKeys = Table(
    """
    leading: left start
    trailing: right end
    """,
    advice: edgeAdvice)

  private static let sideKeys = Table(
    """
    left: leading start
    right: trailing end
    """,
    advice: edgeAdvice)

  private static let edgeAdvice = "horizontal vertical x y all: name each edge, or write one number"

  private static let axisKeys = Table(
    """
    horizontal: h x width
    vertical: v y height
    """)

  private static let guideKeys = Table(
    "",
    advice: """
      width height leading trailing left right top bottom centerX centerY: a guide that constraints \
      place is a string, its name
      """)

  private static let rowKeys = Table(
    """
    subviews: children views content
    height: rowHeight
    accessory: accessoryType accessoryView
    id: identifier name reuseIdentifier
    """,
    advice: """
      title: a title is a label in a "header"
      text font: a text stands in a label, in the "subviews"
      kind: leave it out: its place says what it is
      """)
}
