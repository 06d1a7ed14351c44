package import TinamouLayout

/// Where the root of a file is in an app, which decides in what windows it is checked.
package enum RootPlace: Hashable, Sendable {
  /// It fills windows of devices of an idiom; of all devices without one.
  case window(UserInterfaceIdiom?)
  /// It is a part of a screen, such as the content of a row, which has many widths. It is as high
  /// as it was designed, or as high as its content needs.
  case part(fitsContent: Bool)
  /// It is an item of a collection, which has the size that it was designed for.
  case item
}

extension ConstraintFile {
  /// Whether the root is a part of a screen.
  package var isPart: Bool { if case .window = rootPlace { false } else { true } }
}
