/// How a number about a system became known.
public enum Provenance: String, Hashable, Sendable {
  /// Read off a device, a simulator or a screenshot.
  case measured
  /// Taken from relatives that were measured, or computed from measured numbers.
  case derived
}
