public import TinamouLayout

/// The reason why a step was not played.
public enum TransitionError: Error {
  /// The device, the system or the app does not allow it; the diagnostic has its location.
  case notAllowed(Diagnostic)
  /// The layout was refused.
  case layout(LayoutError)
}
