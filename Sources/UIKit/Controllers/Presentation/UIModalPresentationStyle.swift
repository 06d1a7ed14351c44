import TinamouControllers
import TinamouLayout

/// The animation of a presentation; nothing is animated.
public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}

/// How a controller is shown when another one presents it.
public enum UIModalPresentationStyle: Int, Sendable {
  /// The whole window.
  case fullScreen = 0
  /// A sheet.
  case pageSheet = 1
  /// A smaller sheet.
  case formSheet = 2
  /// The area of a controller that defines the context: here the whole window.
  case currentContext = 3
  /// A presentation of the app; the whole window if there is none.
  case custom = 4
  /// The whole window; the views below stay in place.
  case overFullScreen = 5
  /// The area of a controller that defines the context; the views below stay in place: here the
  /// whole window.
  case overCurrentContext = 6
  /// Beside its source.
  case popover = 7
  /// The style that was requested.
  case none = -1
  /// The system chooses: a sheet.
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
