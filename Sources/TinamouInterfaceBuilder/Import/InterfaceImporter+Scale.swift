import TinamouLayout

extension InterfaceImporter {
  /// Pixels per point on the canvas: those of its device, or one where the file shows that the Mac
  /// on which it was saved had no smaller pixels.
  ///
  /// The file does not say what the Mac had. On a screen whose pixels are points all frames are whole
  /// and a label of 17 points is 21 high, where it is 20.5 on any device. Where a label is as high as
  /// its line in whole points, which is not its height in pixels, and no frame has a fraction, it was so.
  /// Where sizes of texts are recorded there is nothing to find out.
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
