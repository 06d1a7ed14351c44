import TinamouLayout

extension ObjectShape {
  static let traits = ObjectShape(
    title: "an override of traits",
    keys: [
      Key("width", .sizeClass, "The horizontal size class."),
      Key("height", .sizeClass, "The vertical size class."),
      Key("idiom", .names(of: UserInterfaceIdiom.self), "The kind of device."),
      Key(
        "scale", .number(.init(minimum: 0, maximum: 10, excludesMinimum: true)),
        "Pixels per point."),
      Key("direction", .direction, "The writing direction."),
      Key("textSize", .textSize, "The text size."),
    ])

  static let image = ObjectShape(
    title: "an image",
    keys: [
      Key("size", .size, "Width and height where no variant fits."),
      Key(
        "variants", .array(.reference(.imageVariant), count: 1...Int.max),
        "Pictures for some traits; of those that fit the one that asks most."),
    ])

  static let imageVariant = ObjectShape(
    title: "a variant of an image",
    keys: [
      Key("size", .size, isRequired: true, "Width and height in points."),
      Key("name", .string, "A name for people."),
    ] + traitConditions)
}
