import TinamouLayout

/// Draws a window as an `svg` element, in points, with the window's corner as the origin.
struct WindowDrawing {
  /// The longest side of a drawing in pixels; a larger screen is scaled down.
  private static let longestSide = 1600.0
  /// The number of findings with a number and a sentence; further ones are only marked.
  static let numberedFindings = 20
  /// The font size of names, in pixels.
  static let nameSize = 9.0

  let picture: WindowPicture
  /// The number of the window in the preview, which makes ids unique.
  let number: Int
  /// Points per pixel of the drawing.
  let unit: Double
  /// The area that is drawn, in the coordinates of the window, in points.
  let canvas: Rect
  /// The window in its own coordinates, in points.
  let bounds: Rect
  /// The visible areas of scroll views that show only a part of their content, with a number for
  /// each.
  private let clips: [Rect: Int]
  /// From where to where the renderer draws texts that begin at 0, in points; empty if it gives
  /// them the measured widths.
  let textExtents: [TextSample: ClosedRange<Double>]

  init(_ picture: WindowPicture, number: Int, textExtents: [TextSample: ClosedRange<Double>] = [:])
  {
    self.picture = picture
    self.number = number
    self.textExtents = textExtents
    let place = picture.place
    // Half of the line around the outermost rectangle lies outside of it.
    let rim = place.frame + 1
    let longest = max(place.size.width, place.size.height) + 2 * rim
    unit = max(longest / Self.longestSide, 1)
    canvas = Rect(
      x: -place.window.minX - rim * unit, y: -place.window.minY - rim * unit,
      width: place.size.width + 2 * rim * unit, height: place.size.height + 2 * rim * unit)
    bounds = Rect(origin: .zero, size: place.window.size)
    var clips: [Rect: Int] = [:]
    for view in picture.views {
      guard let clip = view.clip, !clip.contains(view.frame), clips[clip] == nil else { continue }
      clips[clip] = clips.count + 1
    }
    self.clips = clips
  }

  /// The attribute that clips a view to its scroll view.
  func clipAttributes(of view: WindowPicture.View) -> MarkupWriter.Attributes {
    guard let clip = view.clip, !clip.contains(view.frame), let index = clips[clip] else {
      return []
    }
    return [("clip-path", "url(#clip-\(number)-\(index))")]
  }

  /// The size of the drawing, in pixels.
  var size: Size { Size(width: canvas.width / unit, height: canvas.height / unit) }

  /// Writes the drawing with its corner at a point of the surrounding picture.
  func draw(at origin: Point?, style: String? = nil, into writer: inout MarkupWriter) {
    let box = [canvas.minX, canvas.minY, canvas.width, canvas.height].map(PictureNumber.text)
    var attributes: MarkupWriter.Attributes = [("class", "window")]
    if let origin {
      attributes += [
        ("x", PictureNumber.text(origin.x)), ("y", PictureNumber.text(origin.y)),
      ]
    } else {
      attributes.append(("role", "img"))
    }
    attributes += [
      ("width", PictureNumber.text(size.width)), ("height", PictureNumber.text(size.height)),
      ("viewBox", box.joined(separator: " ")),
    ]
    if let style { attributes.append(("style", style)) }
    writer.begin("svg", attributes)
    drawClips(into: &writer)
    drawScreen(into: &writer)
    writer.begin("g", [("clip-path", "url(#screen-\(number))")])
    writer.begin("g", [("clip-path", "url(#window-\(number))")])
    writer.empty("rect", [("class", "paper")] + MarkupWriter.attributes(bounds))
    drawContents(into: &writer)
    writer.end()
    if let cutOut = picture.place.cutOut {
      let rect = cutOut.rect.offset(by: screen.origin)
      writer.empty(
        "rect",
        [("class", "cut-out")] + MarkupWriter.attributes(rect)
          + [("rx", PictureNumber.text(cutOut.radius))])
    }
    writer.end()
    writer.end()
  }

  /// The screen in the coordinates of the window.
  var screen: Rect {
    let place = picture.place
    return Rect(
      origin: Point(x: -place.window.minX, y: -place.window.minY), size: place.size)
  }

  private func drawClips(into writer: inout MarkupWriter) {
    let radius = PictureNumber.text(picture.place.cornerRadius ?? 0)
    let isOver = picture.place.others.first == Rect(origin: .zero, size: picture.place.size)
    writer.begin("clipPath", [("id", "screen-\(number)")])
    writer.empty("rect", MarkupWriter.attributes(screen) + [("rx", radius)])
    writer.end()
    writer.begin("clipPath", [("id", "window-\(number)")])
    writer.empty("rect", MarkupWriter.attributes(bounds) + [("rx", isOver ? "10" : "0")])
    writer.end()
    for (clip, index) in clips.ordered(by: { $0.value < $1.value }) {
      writer.begin("clipPath", [("id", "clip-\(number)-\(index)")])
      writer.empty("rect", MarkupWriter.attributes(clip))
      writer.end()
    }
  }

  /// Draws the device, its screen and the areas of other apps.
  private func drawScreen(into writer: inout MarkupWriter) {
    let place = picture.place
    guard let radius = place.cornerRadius else {
      writer.empty("rect", [("class", "outline")] + MarkupWriter.attributes(bounds))
      return
    }
    let body = screen.inset(by: .all(-place.frame))
    writer.empty(
      "rect",
      [("class", "device")] + MarkupWriter.attributes(body)
        + [("rx", PictureNumber.text(radius + place.frame))])
    writer.begin("g", [("clip-path", "url(#screen-\(number))")])
    writer.empty("rect", [("class", "screen")] + MarkupWriter.attributes(screen))
    for other in place.others {
      let rect = other.offset(by: screen.origin)
      writer.empty("rect", [("class", "other")] + MarkupWriter.attributes(rect))
      drawNameOfOther(rect, into: &writer)
    }
    writer.end()
  }

  /// Labels the area of another app beside the window, where there is room.
  private func drawNameOfOther(_ rect: Rect, into writer: inout MarkupWriter) {
    let isBeside = rect.maxX <= bounds.minX || rect.minX >= bounds.maxX
    let right = isBeside ? rect.maxX : bounds.minX > rect.minX ? bounds.minX : rect.maxX
    let left = isBeside || bounds.minX > rect.minX ? rect.minX : bounds.maxX
    guard right - left > 90 else { return }
    writer.element(
      "text",
      [
        ("class", "other-name"), ("x", PictureNumber.text((left + right) / 2)),
        ("y", PictureNumber.text(rect.midY)),
      ], text: "another app")
  }
}
