/// The writing direction.
public enum LayoutDirection: String, CaseIterable, Hashable, Sendable {
  /// As in Latin script.
  case leftToRight = "ltr"
  /// As in Arabic and Hebrew script.
  case rightToLeft = "rtl"
}
