import TinamouLayout

/// How the content of a view scrolls, as a file declares it.
struct ScrollingDeclaration: Sendable {
  /// The offset in points; `nil` for the one at which the content begins beside the insets.
  let contentOffset: Point?
  let contentInset: EdgeInsets
  let adjustment: ScrollView.ContentInsetAdjustmentBehavior
  let insetsFromKeyboard: Bool
}
