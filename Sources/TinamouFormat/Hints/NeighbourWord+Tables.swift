extension NeighbourWord {
  /// Reads a table: each line has a replacement, a colon, and the words that it replaces.
  ///
  /// Lines compile in a tenth of the time of a dictionary with as many words.
  private static func replacements(_ table: String) -> [String: String] {
    var replacements: [String: String] = [:]
    for line in table.split(separator: "\n") {
      let words = line.split(separator: " ")
      for word in words.dropFirst() { replacements[String(word)] = String(words[0].dropLast()) }
    }
    return replacements
  }

  /// Replacements for keys of views.
  static let ownKeys = replacements(
    """
    subviews: children views arrangedSubviews content
    kind: type class customClass
    id: identifier name accessibilityIdentifier android:id
    lines: numberOfLines lineLimit maxLines
    text: title label string
    placeholder: hint prompt
    image: src
    hugging: contentHuggingPriority huggingPriority
    compression: contentCompressionResistancePriority compressionResistance
    margins: layoutMargins directionalLayoutMargins padding
    hidden: isHidden visibility display
    intrinsicSize: intrinsicContentSize contentSize
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
    rows: cells
    repeat: count forEach
    """)

  /// Advice for words that correspond to no key of a view.
  static let viewAdvice: [String: String] = {
    let length = "lengths are constraints, such as \"title.width == 100\""
    let place = "places are constraints, such as \"title.top == root.top\", or a \"frame\""
    let drawing = "leave it out: it changes how a view is drawn, not where"
    let fill = "a share is a constraint, such as \"a.width == 2 * b.width\""
    return [
      "width": length, "height": length, "minWidth": length, "maxWidth": length,
      "min-width": length, "max-width": length, "layout_width": length, "size": length,
      "aspectRatio": "it is a constraint, such as \"photo.height == 0.75 * photo.width\"",
      "x": place, "y": place, "top": place, "left": place, "position": place, "offset": place,
      "weight": fill, "layout_weight": fill, "flex": fill, "flexGrow": fill,
      "priority": "a constraint has one, such as \"title.width == 100 @high\"",
      "fontSize": "write \"font\": { \"size\": … }",
      "textStyle": "write \"font\": { \"style\": … }",
      "constraints": "constraints stand beside \"view\" at the top of the file",
      "textAlignment": drawing, "textColor": drawing, "contentMode": drawing,
      "clipsToBounds": drawing, "backgroundColor": drawing, "cornerRadius": drawing,
      "translatesAutoresizingMaskIntoConstraints":
        "leave it out: only a view with a \"frame\" keeps its place",
    ]
  }()

  /// Replacements for keys at the top of a file.
  static let fileKeys = replacements(
    """
    view: root layout body views
    metrics: variables constants
    sets: variations breakpoints mediaQueries @media
    at: devices windows sizes
    constraints: rules
    name: title
    tinamou: version
    """)

  /// Replacements for keys of conditions.
  static let conditionKeys = replacements(
    """
    width: horizontalSizeClass
    height: verticalSizeClass
    aspect: orientation
    textSize: preferredContentSizeCategory dynamicTypeSize
    direction: layoutDirection
    idiom: userInterfaceIdiom device
    """)

  /// Advice for words about lengths in conditions.
  static let conditionAdvice: [String: String] = {
    let advice = "write \"view\": \"root\" with \"width>=\" or \"width<\" and a number of points"
    return [
      "min-width": advice, "max-width": advice, "minWidth": advice, "maxWidth": advice,
      "sw600dp": advice,
    ]
  }()

  /// Advice for words that belong in the string of a constraint.
  static let constraintAdvice: [String: String] = {
    let whole = "all of it is one string, such as \"a.width == 2 * b.width + 8 @750\""
    return [
      "item": whole, "firstItem": whole, "secondItem": whole, "firstAttribute": whole,
      "attribute": whole, "relation": whole, "relatedBy": whole, "toItem": whole,
      "multiplier": whole, "constant": whole, "priority": whole, "identifier": "write \"id\"",
      "name": "write \"id\"",
    ]
  }()

  /// Replacements for keys of fonts.
  static let fontKeys = replacements(
    """
    style: textStyle
    size: fontSize pointSize
    weight: fontWeight
    """)

  /// Replacements for kinds of views.
  static let kinds = replacements(
    """
    view: UIView div ZStack FrameLayout ConstraintLayout
    label: UILabel text Text TextView span p
    button: UIButton Button
    image: UIImageView imageView ImageView img
    textField: UITextField TextField EditText input
    textView: UITextView TextEditor textarea
    switch: UISwitch toggle Toggle checkbox
    slider: UISlider SeekBar range
    segmentedControl: UISegmentedControl
    stepper: UIStepper
    activityIndicator: UIActivityIndicatorView spinner
    progressView: UIProgressView ProgressBar progress
    stack: UIStackView stackView
    scroll: UIScrollView scrollView ScrollView
    table: UITableView tableView List list
    collection: UICollectionView collectionView RecyclerView LazyVGrid grid
    datePicker: UIDatePicker
    pickerView: UIPickerView Picker select
    pageControl: UIPageControl
    searchBar: UISearchBar
    toolbar: UIToolbar
    tabBar: UITabBar TabView
    """)

  /// Advice for kinds of views that need an explanation.
  static let kindAdvice: [String: String] = [
    "HStack": "write \"stack\"", "row": "write \"stack\"", "flex": "write \"stack\"",
    "LinearLayout": "write \"stack\" with \"axis\"",
    "VStack": "write \"stack\" with \"axis\": \"vertical\"",
    "column": "write \"stack\" with \"axis\": \"vertical\"",
    "Spacer": "room is a constraint, or the \"spacing\" of a stack",
  ]

  /// Replacements for attributes of views and guides.
  static let attributes = replacements(
    """
    leading: start
    trailing: end
    left: x minX
    top: y minY
    right: maxX
    bottom: maxY
    centerX: midX
    centerY: midY
    """)

  /// Advice for words that correspond to several attributes, or to none.
  static let attributeAdvice: [String: String] = [
    "center": "write one constraint for 'centerX' and one for 'centerY'",
    "size": "write one constraint for 'width' and one for 'height'",
    "edges": "write four constraints, or \"H:|[view]|\" and \"V:|[view]|\"",
    "frame": "write constraints for 'leading', 'top', 'width' and 'height'",
    "aspectRatio": "write a constraint such as 'photo.height == 0.75 * photo.width'",
  ]

  /// Replacements for guides of views.
  static let guides = replacements(
    """
    readable: readableContentGuide readableContent
    margins: layoutMarginsGuide layoutMargins padding
    safeArea: safeAreaLayoutGuide safeAreaInsets safe topLayoutGuide bottomLayoutGuide
    keyboard: keyboardLayoutGuide
    content: contentLayoutGuide
    frame: frameLayoutGuide
    """)

  /// Replacements for priorities.
  static let priorities = replacements(
    """
    high: defaultHigh UILayoutPriorityDefaultHigh strong
    low: defaultLow UILayoutPriorityDefaultLow weak
    50: fittingSizeLevel
    500: medium
    required: UILayoutPriorityRequired
    """)
}
