import TinamouEnvironment
import TinamouLayout

extension ObjectShape {
  static let file = ObjectShape(
    title: "a constraint file",
    keys: [
      Key("$schema", .string, "The address of this schema, for editors."),
      Key("tinamou", .integer(1...1), isRequired: true, "The version of the format."),
      Key("name", .string, "What the layout is called."),
      Key("system", .systemVersion, "The system of all windows; the newest one unless stated."),
      Key("sdk", .systemVersion, "The SDK of the app; that of the system unless stated."),
      Key(
        "metrics", .map(.either([.number, .string])),
        "Named numbers, each a number or an expression of numbers and other metrics."),
      Key(
        "fonts", .map(.reference(.fontTables)),
        "The tables of fonts that Tinamou does not know, by PostScript name."),
      Key("view", .reference(.view), isRequired: true, "The root view."),
      Key("constraints", .constraints, "Constraints that always hold."),
      Key("sets", .array(.reference(.set)), "Constraints and overrides under a condition."),
      Key(
        "expect", .array(.either([.string, .reference(.statement)])),
        "What is to hold at every width, for `tinamou prove`."),
      Key(
        "allow", .array(.string), "Rules of `tinamou check` that do not count for the file, by id."),
      Key("controllers", .array(.reference(.controller)), "The views that controllers manage."),
      Key("at", .array(.reference(.configuration)), "The windows to solve for."),
      Key("scene", .reference(.scene), "Where the app is when transitions begin."),
      Key(
        "transition", .string,
        "Steps such as `full > 1/2 > rotate`, for `tinamou solve --transition file`."),
    ])

  static let guide = ObjectShape(
    title: "a guide of a region",
    keys: [
      Key("id", .string, isRequired: true, "The name of the guide."),
      Key(
        "region", .choice(["safeArea", "margins", "readable", "bar"]), isRequired: true,
        "The part of the view, as UIView.LayoutRegion of iOS 26."),
      Key(
        "corners", .choice(["horizontal", "vertical"]),
        "Along which axis it retreats from rounded corners and window controls; neither unless "
          + "stated."),
      Key("edge", .names(of: LayoutRegion.Edge.self), "Of a bar: its edge."),
      Key("extent", .length, "Of a bar: its width at a side, otherwise its height, in points."),
    ])

  static let constraint = ObjectShape(
    title: "a constraint",
    keys: [
      Key(
        "constraint", .string, isRequired: true,
        "A relation such as `title.leading == root.readable.leading + 8`, or a visual format."),
      Key("id", .string, "A name for diagnostics, unique in the file."),
      Key(
        "options", .array(.choice(LayoutConstraint.FormatOptions.names.map(\.name))),
        "Of a visual format: what else its views have in common, and where distances lie."),
    ])

  static let statement = ObjectShape(
    title: "a statement",
    keys: [
      Key(
        "statement", .string, isRequired: true,
        "A relation such as `title.trailing <= badge.leading - 8`, or one such as `shown(title)`."),
      Key(
        "when", .conditions, "In which windows it is to hold; in all unless stated."),
    ])

  static let set = ObjectShape(
    title: "a set",
    keys: [
      Key("id", .string, "A name for diagnostics, unique in the file."),
      Key(
        "when", .conditions, isRequired: true,
        "When the set is in force; of a list, any member is enough."),
      Key("constraints", .constraints, "Constraints in force while the condition holds."),
      Key(
        "views", .map(.reference(.override)),
        "Attributes by view id that replace the view's own while the condition holds."),
    ])

  static let condition = ObjectShape(
    title: "a condition",
    keys: [
      Key("view", .string, "The view that is asked, by id; the root unless stated.")
    ] + traitConditions + [
      Key(
        "window", .names(of: WindowWidthCondition.self), "The window compared with its screen."),
      Key(
        "aspect", .orientation,
        "The shape of the window: portrait is higher than wide, landscape everything else."),
      Key("fold", .names(of: FoldCondition.self), "Whether a fold divides the window now."),
      Key(
        "foldAxis", .names(of: FoldAxis.self),
        "How the fold that divides the window now lies: vertical as in a book, or horizontal."),
      Key("pose", .names(of: Pose.self), "How a device that folds is held; no other one matches."),
    ]
      + ConstraintFileReader.limits.map {
        let side = $0.axis == .horizontal ? "width" : "height"
        return Key(
          $0.key, .length, "The \(side) of the view is \($0.comparison.rawValue) so many points.")
      })

  /// What the conditions of sets and the variants of images may require of traits.
  static let traitConditions = [
    Key("width", .sizeClass, "The horizontal size class."),
    Key("height", .sizeClass, "The vertical size class."),
    Key("idiom", .names(of: UserInterfaceIdiom.self), "The kind of device."),
    Key("textSize", .textSizeRange, "A text size, or a range such as `AX1...` or `...L`."),
    Key("direction", .direction, "The writing direction."),
  ]

  static let scene = ObjectShape(
    title: "a scene",
    keys: [
      Key("device", .string, "A device by id, as `tinamou devices` lists them."),
      Key("orientation", .orientation, "How the device is held; portrait unless stated."),
      Key(
        "profile", .names(of: MultitaskingProfile.self),
        "The rules for several apps; those of the system unless stated."),
      Key(
        "role", .names(of: SceneRole.self),
        "Which of the two apps on the screen it is; primary unless stated."),
    ])

  static let controller = ObjectShape(
    title: "a controller",
    keys: [
      Key("view", .string, isRequired: true, "The view that it manages, by id."),
      Key("traits", .reference(.traits), "What the controller around it overrides."),
    ])

  static let configuration = ObjectShape(
    title: "an entry of \"at\"",
    keys: [
      Key("device", .string, "A device by id, as `tinamou devices` lists them."),
      Key("orientation", .orientation, "How the device is held; portrait unless stated."),
      Key("split", .names(of: Split.self), "The part of the screen; full unless stated."),
      Key("pose", .names(of: Pose.self), "How a device that folds is held; closed unless stated."),
      Key(
        "window",
        .array(.number(.init(minimum: 0, maximum: WindowConfiguration.largestSide)), count: 4...4),
        "The frame of a window of any size on the screen: x, y, width and height, in points."),
      Key(
        "size",
        .array(.number(.init(minimum: 1, maximum: WindowConfiguration.largestSide)), count: 2...2),
        "A window of this width and height, in points; at least 1 each."),
      Key("system", .systemVersion, "The system; that of the file unless stated."),
      Key("sdk", .systemVersion, "The SDK of the app; that of the file unless stated."),
      Key("textSize", .textSize, "The text size; L unless stated."),
      Key("direction", .direction, "The writing direction; ltr unless stated."),
      Key(
        "scale", .number(.init(minimum: 0, maximum: 10, excludesMinimum: true)),
        "Pixels per point; that of the device unless stated."),
      Key(
        "keyboard", .length,
        "How much of the window a keyboard covers, in points; 0 unless stated."),
      Key(
        "readable", .readableWidth,
        "How wide text stays readable: a profile, or characters a line; by the system unless stated."
      ),
      Key("traits", .reference(.traits), "The traits of the window, in place of its own."),
      Key(
        "safeArea", .insets,
        "What covers the edges of the window; what the device covers unless stated."),
      Key(
        "minimumMargins", .margins,
        "The least margins of the root; those of the system unless stated."),
      Key(
        "regions", .array(.reference(.reservedRegion)),
        "What a fold divides and what covers the window; that of the device unless stated."),
      Key(
        "windowControls", .size,
        "The corner with the controls of the window, below the safe area: width and height."),
    ])

  static let reservedRegion = ObjectShape(
    title: "a region of a window",
    keys: [
      Key("kind", .names(of: ReservedRegion.Kind.self), isRequired: true, "A fold, or a cover."),
      Key(
        "frame", .array(.number, count: 4...4), isRequired: true,
        "x, y, width and height in the window, with the margins, in points."),
      Key(
        "name", .choice(ReservedRegion.names),
        "What constraints call it; fold or camera by the kind unless stated."),
      Key("margins", .insets, "The margins inside of the frame; none unless stated."),
      Key("active", .boolean, "Whether content has to keep clear of it now; true unless stated."),
    ])
}
