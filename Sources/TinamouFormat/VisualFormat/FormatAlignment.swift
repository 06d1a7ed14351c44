import TinamouLayout

/// An attribute that all views of a line can share.
struct FormatAlignment {
  let option: LayoutConstraint.FormatOptions
  let attribute: LayoutAttribute

  static let all = [
    FormatAlignment(option: .alignAllLeft, attribute: .left),
    FormatAlignment(option: .alignAllRight, attribute: .right),
    FormatAlignment(option: .alignAllTop, attribute: .top),
    FormatAlignment(option: .alignAllBottom, attribute: .bottom),
    FormatAlignment(option: .alignAllLeading, attribute: .leading),
    FormatAlignment(option: .alignAllTrailing, attribute: .trailing),
    FormatAlignment(option: .alignAllCenterX, attribute: .centerX),
    FormatAlignment(option: .alignAllCenterY, attribute: .centerY),
    FormatAlignment(option: .alignAllLastBaseline, attribute: .lastBaseline),
    FormatAlignment(option: .alignAllFirstBaseline, attribute: .firstBaseline),
  ]
}
