/// The origin of a number about a system.
public enum Provenance: String, Hashable, Sendable {
  /// Measured on a device, in a simulator or on a screenshot.
  case measured
  /// Derived from related models that were measured, or computed from measured numbers.
  case derived
}
