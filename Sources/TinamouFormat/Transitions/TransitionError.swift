public import TinamouLayout

/// Why a step was not played.
public enum TransitionError: Error {
  /// The device, the system or the app does not allow it; the diagnostic has its place.
  case notAllowed(Diagnostic)
  /// The layout was refused.
  case layout(LayoutError)
}
