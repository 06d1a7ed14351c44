import TinamouLayout

extension InterfaceImporter {
  /// Pixels per point on the canvas: those of its device, or 1 if the labels show that the file was
  /// saved on a Mac whose pixels were points.
  ///
  /// The file does not state the scale of the Mac. On a screen whose pixels are points, a label of
  /// 17 points is 21 points high; on any device it is 20.5. If no frame of the scene has a
  /// fraction, one such label is enough, otherwise there must be two, and more than twice as many
  /// as labels in pixels. If the sizes of texts are recorded, the scale is not needed.
  func canvasScale() -> Double {
    let scale = document.canvas.scale
    guard !options.usesRecordedContent else { return scale }
    var (inPoints, inPixels) = (0, 0)
    for view in views {
      guard let line = lineHeight(of: view) else { continue }
      let pixels = PixelGrid(scale: scale).roundUp(line)
      let points = line.rounded(.up)
      guard abs(pixels - points) > 1e-6 else { continue }
      if abs(view.frame.height - points) < 1e-3 { inPoints += 1 }
      if abs(view.frame.height - pixels) < 1e-3 { inPixels += 1 }
    }
    let isWhole = views.allSatisfy { Self.isWhole($0.frame) }
    return inPoints > 2 * inPixels && (isWhole || inPoints > 1) ? 1 : scale
  }

  /// The height of a line of a label with text, in points before rounding; nil for other views.
  private func lineHeight(of view: View) -> Double? {
    guard view.kind == .label, text(of: view, canvasVariations)?.isEmpty == false else {
      return nil
    }
    let font = font(of: view, canvasVariations)?.font ?? .systemFont(ofSize: Font.labelFontSize)
    return font.face.lineHeight * font.pointSize(for: document.canvas.era.textSize)
  }

  private static func isWhole(_ frame: Rect) -> Bool {
    [frame.minX, frame.minY, frame.width, frame.height].allSatisfy { $0 == $0.rounded() }
  }
}
