import TinamouFormat
import TinamouLayout

/// Rules about the contents of views: texts, pictures and what fingers touch.
extension PieceInspection {
  private var pixel: Double { 1 / PixelGrid(scale: environment.traits.displayScale).scale }

  /// What a text of one line can be too low by, in points, without a letter being cut: a line is
  /// higher than its letters, and people write heights in whole points.
  private static let sparedHeight = 1.0

  mutating func checkContent(_ place: InspectedView) {
    let frame = place.frame.moving
    let room = drawnSizes(frame.width).intersection(drawnSizes(frame.height))
    guard let content = piece.content(of: place.item.id) else {
      // The rows of a list are as low as they can be. Elsewhere the size of such a picture is open,
      // or it is known only when the app runs.
      guard place.kind == .image, place.isInList else { return }
      report(
        .noRoom, "\(place.name) has no room for a picture", [place],
        room.complement(in: piece.sizes), help: "give it a width and a height")
      return
    }
    if content.neededWidth.map({ $0 <= 0 }) ?? false { return }
    if content.neededHeight.map({ $0 <= 0 }) ?? false { return }
    report(
      .noRoom, "\(place.name) has no room for its content", [place],
      room.complement(in: piece.sizes),
      help: "give it a minimum size, or hide it in a set for these windows")
    guard place.kind.isText, !place.isBlank else { return }
    report(
      .textCutOff, "the \(place.hasText ? "text" : "content") of \(place.name) is cut off", [place],
      sizesWhereTextIsCut(place, content).intersection(room),
      help: place.kind == .label && content.largestLineCount == 1
        ? "let it have more lines (\"lines\": 0), or more room" : "give it more room")
    if content.dividesWords, place.kind == .label {
      report(
        .textCutOff, "a word of \(place.name) is divided, since no line has room for it",
        [place], room, help: "give it more room, or let the text shrink")
    }
    checkReadableWidth(place, content)
  }

  /// The sizes at which a length is drawn: where it is positive, but not always less than half a
  /// pixel.
  private func drawnSizes(_ length: MovingNumber) -> SizeSet {
    sizesWherePositive(length.rate == 0 ? length - pixel / 2 : length)
  }

  /// The sizes at which a text is cut off. In a view that is a little too low it is drawn
  /// completely; of several lines, the last one needs its room but for less than a pixel.
  private func sizesWhereTextIsCut(
    _ place: InspectedView, _ content: LayoutTrace.Content
  ) -> SizeSet {
    let frame = place.frame.moving
    // A limit of several lines makes a preview of a text.
    if content.isCutOff, content.largestLineCount == 1 { return whole }
    let wide = content.neededWidth.map { sizesWherePositive(-(frame.width - $0)) }
    // Without a measured text, the height of a field is that of its border, and without any content
    // its width too.
    if place.kind == .textField, content.widestLine == 0 {
      return place.isEmpty ? SizeSet() : wide ?? SizeSet()
    }
    let spared = content.numberOfLines > 1 ? pixel : Self.sparedHeight
    let high = content.neededHeight.map { sizesWherePositive(-(frame.height - $0 + spared)) }
    return (wide ?? SizeSet()).union(high ?? SizeSet())
  }

  /// Reports lines wider than the readable width where the readable guides of all views around them
  /// have this width: that of a narrower view is as wide as its margins.
  private mutating func checkReadableWidth(
    _ place: InspectedView, _ content: LayoutTrace.Content
  ) {
    guard content.numberOfLines > 1, content.largestLineCount == 0, let window else { return }
    let readable = environment.readableWidthProfile.width(
      for: place.view.traitCollection.preferredContentSizeCategory)
    if content.widestLine <= readable { return }
    let least = readable + 2 * ReadableWidthProfile.gutter
    let insets = environment.safeAreaInsets
    var sizes = sizesWherePositive(place.frame.moving.width - readable)
      .intersection(sizesWherePositive(window.moving.width - insets.left - insets.right - least))
    var outer = place.item.superview
    while let view = outer, view.superview != nil, !sizes.isEmpty {
      sizes = sizes.intersection(
        sizesWherePositive(self.place(of: view).frame.moving.width - least))
      outer = view.superview
    }
    report(
      .textTooWide, "the lines of \(place.name) are wider than is readable", [place], sizes,
      help: "keep it inside of a 'readable' guide")
  }

  mutating func checkTarget(_ place: InspectedView) {
    guard place.kind.isControl else { return }
    let least = place.leastHeight
    let frame = place.frame.moving
    let limit =
      least == 44
      ? "or lower than 44 points"
      : "than 44 points or lower than the \(JSONNumber.text(least)) of its kind"
    report(
      .smallTarget, "\(place.name) is narrower \(limit)", [place],
      sizesWherePositive(-(frame.width - 44)).union(sizesWherePositive(-(frame.height - least))),
      help: "fingers need 44 points")
  }
}
