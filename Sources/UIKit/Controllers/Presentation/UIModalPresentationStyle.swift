import TinamouLayout

/// How a controller moves into view; nothing moves.
public enum UIModalTransitionStyle: Int, Sendable {
  /// From below.
  case coverVertical
  /// By turning.
  case flipHorizontal
  /// By dissolving.
  case crossDissolve
  /// By turning a page.
  case partialCurl
}

/// How a controller is shown when another one presents it.
public enum UIModalPresentationStyle: Int, Sendable {
  /// The whole window.
  case fullScreen = 0
  /// A sheet.
  case pageSheet = 1
  /// A smaller sheet.
  case formSheet = 2
  /// The room of a controller that defines the context: here the whole window.
  case currentContext = 3
  /// As the app's presentation decides, of which there is none: the whole window.
  case custom = 4
  /// The whole window, with what is below left in place.
  case overFullScreen = 5
  /// The room of a controller that defines the context, with what is below left in place: here the
  /// whole window.
  case overCurrentContext = 6
  /// Beside its source.
  case popover = 7
  /// As before it adapts.
  case none = -1
  /// As the system decides: a sheet.
  case automatic = -2

  var style: ModalPresentationStyle {
    switch self {
    case .fullScreen, .currentContext, .custom: .fullScreen
    case .pageSheet: .pageSheet
    case .formSheet: .formSheet
    case .overFullScreen, .overCurrentContext: .overFullScreen
    case .popover: .popover
    case .automatic, .none: .automatic
    }
  }
}
