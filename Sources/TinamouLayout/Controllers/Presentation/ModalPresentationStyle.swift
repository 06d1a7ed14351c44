/// How a presented controller is shown.
public enum ModalPresentationStyle: String, CaseIterable, Hashable, Sendable {
  /// Left to the profile of the window.
  case automatic
  /// As an answer of a delegate: as it was asked for.
  case none
  /// Over the whole window.
  case fullScreen
  /// In the middle, as high as the window allows; a card where the width is compact.
  case pageSheet
  /// In the middle and smaller; a card where the width is compact.
  case formSheet
  /// Over the whole window, which may show through.
  case overFullScreen
  /// In a bubble with an arrow to what it is about.
  case popover
}
