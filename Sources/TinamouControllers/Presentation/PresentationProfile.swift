public import TinamouLayout

/// How presentations adapt to their window, which Apple changed with iOS 13.
public enum PresentationProfile: String, CaseIterable, Hashable, Sendable {
  /// iOS 8 to 12.
  case ios8
  /// iOS 13.2 and later.
  case ios13

  /// The meaning of ``ModalPresentationStyle/automatic``.
  var automaticStyle: ModalPresentationStyle { self == .ios8 ? .fullScreen : .pageSheet }

  /// Returns the style in which a presentation is shown in a window with these traits, if no
  /// delegate decides otherwise.
  ///
  /// Popovers adapt as documented: in iOS 13 and later to a form sheet if an axis is compact;
  /// before iOS 13 to the full screen if the width is compact, and to a form sheet if only the
  /// height is compact. In a compact width, sheets are cards in iOS 13 and later; before, they
  /// covered the full screen.
  ///
  /// - Parameters:
  ///   - style: The requested style.
  ///   - traits: The traits of the window.
  /// - Returns: The style to show.
  public func adaptiveStyle(
    for style: ModalPresentationStyle, traits: TraitCollection
  ) -> ModalPresentationStyle {
    let isNarrow = traits.horizontalSizeClass == .compact
    let isLow = traits.verticalSizeClass == .compact
    switch (self, style) {
    case (.ios13, .popover): return isNarrow || isLow ? .formSheet : .popover
    case (.ios8, .popover): return isNarrow ? .fullScreen : isLow ? .formSheet : .popover
    case (.ios8, .pageSheet), (.ios8, .formSheet): return isNarrow ? .fullScreen : style
    default: return style
    }
  }
}
