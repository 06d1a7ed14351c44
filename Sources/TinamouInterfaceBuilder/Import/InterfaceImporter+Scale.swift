import TinamouLayout

extension InterfaceImporter {
  /// Pixels per point on the canvas: those of its device, or 1 if the file shows that it was saved
  /// on a Mac whose pixels were points.
  ///
  /// The file does not state the scale of the Mac. On a screen whose pixels are points, all frames
  /// are whole numbers, and a label of 17 points is 21 points high; on any device it is 20.5. The
  /// scale is therefore 1 if a label has the height of its line in whole points, this is not its
  /// height in pixels, and no frame has a fraction. If the sizes of texts are recorded, the scale
  /// is not needed.
  func canvasScale() -> Double {
    let scale = document.canvas.scale
    guard !options.usesRecordedContent, views.allSatisfy({ Self.isWhole($0.frame) }) else {
      return scale
    }
    let pixels = PixelGrid(scale: scale)
    let isOfWholePoints = views.contains { view in
      guard view.kind == .label, text(of: view, canvasVariations)?.isEmpty == false else {
        return false
      }
      let font = font(of: view, canvasVariations)?.font ?? .systemFont(ofSize: Font.labelFontSize)
      let line = font.face.lineHeight * font.pointSize(for: .large)
      let isOnPixels = abs(pixels.roundUp(line) - line.rounded(.up)) < 1e-6
      return !isOnPixels && view.frame.height == line.rounded(.up)
    }
    return isOfWholePoints ? 1 : scale
  }

  private static func isWhole(_ frame: Rect) -> Bool {
    [frame.minX, frame.minY, frame.width, frame.height].allSatisfy { $0 == $0.rounded() }
  }
}
