import TinamouLayout

extension ViewAttributes {
  /// The stated values as overrides of one view.
  func overrides(of view: LayoutView) -> [ViewOverride] {
    let values: [ViewOverride.Value?] =
      [
        text.map { .text($0) },
        placeholder.map { .placeholder($0) },
        font.map { .font($0) },
        lines.map { .numberOfLines($0) },
        preferredMaxLayoutWidth.map { .preferredMaxLayoutWidth($0) },
        image.map { .image($0) },
        intrinsicSize.map { .intrinsicContentSize($0) },
        heights.map { .heights($0) },
        hugging.horizontal.map { .contentHugging($0, .horizontal) },
        hugging.vertical.map { .contentHugging($0, .vertical) },
        compression.horizontal.map { .contentCompressionResistance($0, .horizontal) },
        compression.vertical.map { .contentCompressionResistance($0, .vertical) },
        isHidden.map { .isHidden($0) },
        margins.map { .layoutMargins(.directional($0)) },
        customSpacing.map { .customSpacing($0) },
      ] + stack.map { .stack($0) }
    return values.compactMap { $0.map { ViewOverride(view, $0) } }
  }
}
