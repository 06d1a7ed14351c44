/// How presentations adapt to their window, which Apple changed with iOS 13.
public enum PresentationProfile: String, CaseIterable, Hashable, Sendable {
  /// iOS 8 to 12.
  case ios8
  /// iOS 13.2 and later.
  case ios13

  /// What ``ModalPresentationStyle/automatic`` means.
  var automaticStyle: ModalPresentationStyle { self == .ios8 ? .fullScreen : .pageSheet }

  /// How a style is shown with these traits of the window, unless a delegate says otherwise.
  ///
  /// Popovers as documented: since iOS 13 a form sheet where an axis is compact; before, the full
  /// screen where the width is compact, and a form sheet where only the height is. Sheets took the
  /// full screen where the width is compact and are cards since iOS 13.
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
