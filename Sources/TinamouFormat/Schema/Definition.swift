import TinamouLayout

/// The kinds of objects in a constraint file, by their names in the schema.
enum Definition: String, CaseIterable, Sendable {
  case file
  case view
  case constraint
  case statement
  case set
  case condition
  case override
  case traits
  case image
  case imageVariant
  case controller
  case scene
  case configuration
  case font
  case fontTables
  case margins
  case insets
  case sides
  case autoresizing
  case guide
  case baseline
  case section
  case row
  case header
  case axisPriorities
  case reservedRegion

  /// The table of its keys.
  var shape: ObjectShape {
    switch self {
    case .file: .file
    case .view: .view
    case .constraint: .constraint
    case .statement: .statement
    case .set: .set
    case .condition: .condition
    case .override: .override
    case .traits: .traits
    case .image: .image
    case .imageVariant: .imageVariant
    case .controller: .controller
    case .scene: .scene
    case .configuration: .configuration
    case .font: .font
    case .fontTables: .fontTables
    case .margins: .margins
    case .insets: .insets
    case .sides: .sides
    case .autoresizing: .autoresizing
    case .guide: .guide
    case .baseline: .baseline
    case .section: .section
    case .row: .row
    case .header: .header
    case .axisPriorities: .axisPriorities
    case .reservedRegion: .reservedRegion
    }
  }

  /// What a string that stands for such an object says, or its name, for messages.
  var shortExample: String {
    switch self {
    case .view, .baseline, .controller: "\"title\""
    case .constraint: "\"title.width == 100\""
    case .statement: "\"inside(title, root)\""
    case .guide: "\"gap\""
    case .row, .header: "\"entry\""
    default: "\"text\""
    }
  }
}

extension Shape {
  /// A constraint priority: a number, a name or a metric.
  static let priority = Shape.either([
    .number(Bounds(minimum: 0, maximum: 1000, excludesMinimum: true)), .string,
  ])
  /// A priority for both axes or one for each.
  static let priorities = Shape.either([
    .number(Bounds(minimum: 0, maximum: 1000, excludesMinimum: true)), .string,
    .reference(.axisPriorities),
  ])
  /// The spacing of a stack: points, or the system spacing.
  static let spacing = Shape.either([.number, .choice(["system"])])
  /// The number of copies of a view.
  static let copies = Shape.either([
    .integer(1...1_000_000), .array(.map(.reference(.override)), count: 1...1_000_000),
  ])
  /// Margins or a separator's inset: one length for all edges, or one for each.
  static let margins = Shape.either([.length, .reference(.margins)])
  /// What covers the edges: one length for all sides, or one for each.
  static let insets = Shape.either([.length, .reference(.insets)])
  /// Insets that may be negative: one number for all sides, or one for each.
  static let sides = Shape.either([.number, .reference(.sides)])
  /// Guides: ids, or objects for regions.
  static let guides = Shape.array(.either([.string, .reference(.guide)]))
  static let size = Shape.array(.length, count: 2...2)
  /// A condition, or several of which one is enough.
  static let conditions = Shape.either([
    .reference(.condition), .array(.reference(.condition), count: 1...Int.max),
  ])
  static let constraints = Shape.array(.either([.string, .reference(.constraint)]))
  static let readableWidth = Shape.either([
    .choice(ReadableWidthProfile.all.map(\.name)), .number(Bounds(minimum: 1, maximum: 1000)),
  ])
  static let systemVersion = names(of: SystemVersion.self)
  static let direction = names(of: LayoutDirection.self)
  static let orientation = names(of: Orientation.self)
  static let textSize = names(of: ContentSizeCategory.self)
  static let sizeClass = Shape.choice([SizeClass.compact, .regular].map(\.rawValue))
  static let textSizeRange: Shape = {
    let name = "(" + ContentSizeCategory.allCases.map(\.rawValue).joined(separator: "|") + ")"
    return .text(pattern: "^(\(name)|\(name)\\.\\.\\.\(name)?|\\.\\.\\.\(name))$")
  }()

  static func names<Value: CaseIterable & RawRepresentable>(of: Value.Type) -> Shape
  where Value.RawValue == String {
    .choice(Value.allCases.map(\.rawValue))
  }
}
