import TinamouEnvironment

extension ShapedText {
  /// Shapes a text in a font, and parts of it in those of the attributes.
  init(
    _ text: String, _ font: Font, _ attributes: TextAttributes?, _ category: ContentSizeCategory,
    recordsPlaces: Bool = false
  ) {
    func run(_ font: Font, start: Int = 0, kern: Double = 0, image: TextAttributes.Image? = nil)
      -> Run
    {
      let (size, face) = (font.validPointSize(for: category), font.face)
      let lineHeight = face.lineHeight * size
      let ascent = face.ascent * size
      return Run(
        start: start, metrics: CharacterMetrics(pointSize: size, face: face),
        extent: LineExtent(
          ascent: max(ascent, image?.ascent ?? 0),
          descent: max(lineHeight - ascent, image?.descent ?? 0),
          leading: font.validLineDistance(for: category) - lineHeight),
        kern: kern, imageWidth: image?.width)
    }
    guard let attributes else {
      self.init(text, metrics: run(font).metrics, recordsPlaces: recordsPlaces)
      return
    }
    let runs = attributes.runs.map {
      run($0.font, start: $0.start, kern: $0.kern, image: $0.image)
    }
    let base = run(font)
    self.init(text, metrics: base.metrics, runs: [base] + runs, recordsPlaces: recordsPlaces)
    if attributes.breaksBetweenCharacters { divideSegments() }
  }
}
