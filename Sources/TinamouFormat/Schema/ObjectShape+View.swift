import TinamouLayout

extension ObjectShape {
  static let view = ObjectShape(
    title: "a view",
    keys: [
      Key("id", .string, isRequired: true, "The name in constraints, unique in the file."),
      Key(
        "kind", .choice(ViewKind.allCases.map(\.rawValue), later: ObjectShape.laterKinds),
        "What the view shows; view unless stated."),
      Key("subviews", .array(.reference(.view)), "The views inside, from back to front."),
    ] + overridable + [
      Key("preservesSuperviewMargins", .boolean, "Whether margins grow to the superview's."),
      Key("insetsMarginsFromSafeArea", .boolean, "Whether margins are added to the safe area."),
      Key(
        "respectsSystemMinimumMargins", .boolean,
        "Of the root: whether margins are at least those of the system; true unless stated."),
      Key(
        "safeArea", .either([.length, .reference(.insets)]),
        "Of the root: what covers the edges of the window, instead of the device's."),
      Key(
        "additionalSafeArea", .either([.length, .reference(.insets)]),
        "What bars of the view's own add to its safe area."),
      Key(
        "keyboardUsesBottomSafeArea", .boolean,
        "Whether the keyboard guide ends at the safe area without a keyboard; true unless stated."),
      Key("direction", .direction, "The writing direction, if other than the layout's."),
      Key("guides", .array(.string), "Ids of layout guides that the view owns."),
      Key(
        "frame", .array(.number, count: 4...4),
        "A fixed frame: x, y, width and height in the superview, in points."),
    ],
    later: [
      "alignmentInsets", "autoresizing", "baseline", "contentSize", "repeat", "rows", "sections",
    ])

  static let override = ObjectShape(title: "an override", keys: overridable)

  /// What the view shows and how large it wants to be; sets may replace these.
  private static let overridable =
    [
      Key("text", .string, "What a label, button or text field shows; its size is measured."),
      Key("font", .reference(.font), "The font of the text; by kind unless stated."),
      Key(
        "lines", .integer(0...1_000_000),
        "The largest number of lines of a label, 0 for any; 1 unless stated."),
      Key(
        "intrinsicSize", .array(.either([.length, .null]), count: 2...2),
        "The natural width and height, null for none, in points."),
      Key(
        "heights", .array(.array(.length, count: 2...2), count: 1...Int.max),
        "Widths with the height from that width on, in points, for content that wraps."),
      Key("hugging", .priorities, "How strongly the view resists growing; by kind unless stated."),
      Key("compression", .priorities, "How strongly it resists shrinking; 750 unless stated."),
      Key("hidden", .boolean, "Whether the view is hidden; it takes part in the layout anyway."),
      Key(
        "margins", .either([.length, .reference(.margins)]),
        "The layout margins; edges that are missing keep their default."),
      Key(
        "customSpacing", .spacing,
        "Of a view in a stack: the room after it, in place of the stack's spacing."),
    ] + stack

  /// How a stack arranges its subviews.
  private static let stack = [
    Key("axis", .choice(["horizontal", "vertical"]), "Of a stack; horizontal unless stated."),
    Key(
      "distribution", .names(of: StackView.Distribution.self),
      "Of a stack: who gets the room along the axis; fill unless stated."),
    Key(
      "alignment", .choice(StackView.Alignment.fileNames),
      "Of a stack: where the views lie across the axis; fill unless stated."),
    Key("spacing", .spacing, "Of a stack: the room between views; 0 unless stated."),
    Key(
      "baselineRelativeArrangement", .boolean,
      "Of a vertical stack: whether spacing counts from baseline to baseline."),
    Key(
      "layoutMarginsRelativeArrangement", .boolean,
      "Of a stack: whether the views fill its margins instead of all of it."),
  ]

  /// Kinds of views that are not supported yet.
  private static let laterKinds = ["scroll", "table", "collection"]

  static let font = ObjectShape(
    title: "a font",
    keys: [
      Key(
        "style", .names(of: TextStyle.self),
        "A text style, whose size follows the text size of the user."),
      Key(
        "size", .number(.init(minimum: 0, maximum: 10_000, excludesMinimum: true)),
        "The size in points; with a style, that at the text size L."),
      Key("weight", .names(of: Font.Weight.self), "How bold the letters are."),
    ])

  static let margins = ObjectShape(
    title: "margins",
    keys: [
      Key("top", .length, "In points."),
      Key("leading", .length, "In points."),
      Key("bottom", .length, "In points."),
      Key("trailing", .length, "In points."),
    ])

  static let insets = ObjectShape(
    title: "a safe area",
    keys: [
      Key("top", .length, "In points."),
      Key("left", .length, "In points."),
      Key("bottom", .length, "In points."),
      Key("right", .length, "In points."),
    ])

  static let axisPriorities = ObjectShape(
    title: "priorities",
    keys: [
      Key("horizontal", .priority, "Along the horizontal axis."),
      Key("vertical", .priority, "Along the vertical axis."),
    ])
}
