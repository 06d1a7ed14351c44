/// The kind of device.
public enum UserInterfaceIdiom: String, CaseIterable, Hashable, Sendable {
  /// An iPhone or iPod touch.
  case phone
  /// An iPad.
  case pad
}
