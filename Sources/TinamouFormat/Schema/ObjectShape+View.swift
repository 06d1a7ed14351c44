import TinamouLayout

extension ObjectShape {
  static let view = ObjectShape(
    title: "a view",
    keys: [
      Key("id", .string, isRequired: true, "The name in constraints, unique in the file."),
      Key(
        "kind", .names(of: ViewKind.self),
        "What the view shows; view unless stated."),
      Key("subviews", .array(.reference(.view)), "The views inside, from back to front."),
    ] + overridable + [
      Key("preservesSuperviewMargins", .boolean, "Whether margins grow to the superview's."),
      Key("insetsMarginsFromSafeArea", .boolean, "Whether margins are added to the safe area."),
      Key(
        "respectsSystemMinimumMargins", .boolean,
        "Of the root: whether margins are at least those of the system; true unless stated."),
      Key(
        "safeArea", .insets,
        "Of the root: what covers the edges of the window, instead of the device's."),
      Key(
        "additionalSafeArea", .insets,
        "What bars of the view's own add to its safe area."),
      Key(
        "keyboardUsesBottomSafeArea", .boolean,
        "Whether the keyboard guide ends at the safe area without a keyboard; true unless stated."),
      Key("direction", .direction, "The writing direction, if other than the layout's."),
      Key("traits", .reference(.traits), "The traits in the view, in place of those outside."),
      Key(
        "allow", .array(.string), "Rules of `tinamou check` that do not count for the view, by id."),
      Key(
        "guides", .guides,
        "Layout guides that the view owns: ids, and guides of its regions."),
      Key(
        "frame", .array(.number, count: 4...4),
        "A fixed frame: x, y, width and height in the superview, in points."),
      Key(
        "autoresizing", .reference(.autoresizing),
        "What of the frame follows the size of the superview; nothing unless stated."),
      Key(
        "alignmentInsets", .sides,
        "How far what is aligned lies inside the frame, in points; by kind unless stated."),
      Key(
        "baseline", .either([.string, .reference(.baseline)]),
        "Where the baselines are, or the id of a view inside whose baselines they are."),
      Key(
        "repeat", .copies,
        "The number of copies, or for each copy what its views have in place of the template's."),
    ] + scrolling + lists)

  /// The keys of scroll views.
  private static let scrolling = [
    Key(
      "contentOffset", .array(.number, count: 2...2),
      "Of a scroll view, table or collection: the point of the content at its upper left corner."),
    Key(
      "contentInset", .sides,
      "Room around the content besides what the system adds, in points."),
    Key(
      "contentInsetAdjustmentBehavior", .names(of: ScrollView.ContentInsetAdjustmentBehavior.self),
      "How safe areas add to the insets; automatic unless stated."),
    Key(
      "insetsContentFromKeyboard", .boolean,
      "Whether the keyboard adds to the lower inset; false unless stated."),
  ].map { $0.owned(by: .scrolling) }

  static let autoresizing = ObjectShape(
    title: "a mask",
    keys: [
      Key(
        "mask", .array(.choice(ConstraintFileReader.masks.map(\.name))), isRequired: true,
        "What is flexible."),
      Key(
        "superviewSize", .size,
        "The superview's width and height when the frame was given; those of its own frame."),
    ])

  static let baseline = ObjectShape(
    title: "baselines",
    keys: [
      Key("first", .number, "From the upper edge down to the first baseline, in points."),
      Key("last", .number, "From the lower edge up to the last baseline, in points."),
    ])

  static let sides = ObjectShape(
    title: "insets", keys: edges(["top", "left", "bottom", "right"], .number))

  static let override = ObjectShape(title: "an override", keys: overridable)

  /// The content of a view and its size preferences; constraint sets may override them.
  private static let overridable =
    [
      Key("text", .string, "What a label, button or text field shows; its size is measured.")
        .owned(by: .text),
      Key("placeholder", .string, "What a text field without text shows; its size is measured."),
      Key("font", .reference(.font), "The font of the text; by kind unless stated."),
      Key(
        "lines", .integer(0...1_000_000),
        "The largest number of lines of a label, 0 for any; 1 unless stated."),
      Key(
        "preferredMaxLayoutWidth", .length,
        "The width at which the lines of a label break; 0, the default, for the one it gets."),
      Key("image", .reference(.image), "The picture; its size is that of the content."),
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
        "margins", .margins,
        "The layout margins; edges that are missing keep their default."),
      Key(
        "customSpacing", .spacing,
        "Of a view in a stack: the room after it, in place of the stack's spacing."),
    ] + stack

  /// The keys of stacks.
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
  ].map { $0.owned(by: .stack) }

  static let fontTables = ObjectShape(
    title: "the tables of a font",
    keys: [
      Key(
        "unitsPerEm", .number(.init(minimum: 0, maximum: 65_536, excludesMinimum: true)),
        isRequired: true, "The units in the size of the font."),
      Key("ascent", .length, isRequired: true, "From the top of a line to its baseline, in units."),
      Key(
        "descent", .length, isRequired: true, "From the baseline to the bottom of a line, in units."
      ),
      Key(
        "widths", .array(.array(.length, count: 1...0x11_0000)), isRequired: true,
        "Rows of widths in units: the code of a character, its width, and those of the next ones."),
      Key(
        "kerning", .map(.number),
        "What is added between two characters, by both, in units; negative if they move together."),
    ])

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
      Key(
        "name", .string,
        "The PostScript name of a font other than the system's, such as HelveticaNeue-Light."),
    ])

  static let margins = ObjectShape(
    title: "margins", keys: edges(["top", "leading", "bottom", "trailing"], .length))

  static let insets = ObjectShape(
    title: "a safe area", keys: edges(["top", "left", "bottom", "right"], .length))

  private static func edges(_ names: [String], _ shape: Shape) -> [Key] {
    names.map { Key($0, shape, "In points.") }
  }

  static let axisPriorities = ObjectShape(
    title: "priorities",
    keys: [
      Key("horizontal", .priority, "Along the horizontal axis."),
      Key("vertical", .priority, "Along the vertical axis."),
    ])
}
