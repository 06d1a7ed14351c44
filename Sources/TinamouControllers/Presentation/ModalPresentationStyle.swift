/// How a presented controller is shown.
public enum ModalPresentationStyle: String, CaseIterable, Hashable, Sendable {
  /// The profile of the window chooses a style.
  case automatic
  /// As an answer of a delegate: the style that was requested.
  case none
  /// It covers the whole window.
  case fullScreen
  /// It is in the middle, as high as the window allows; a card if the width is compact.
  case pageSheet
  /// It is in the middle and smaller; a card if the width is compact.
  case formSheet
  /// It covers the whole window, which can show through.
  case overFullScreen
  /// It is a bubble with an arrow to its source.
  case popover
}
