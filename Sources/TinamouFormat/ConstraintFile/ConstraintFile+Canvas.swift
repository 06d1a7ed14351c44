extension ConstraintFile {
  /// The name of the set of a translated file with what only the canvas of Interface Builder has.
  package static let canvasSet = "canvas"

  /// The file as the app has it: without what only the canvas of Interface Builder has, which would
  /// also count on devices that are as large as the canvas.
  package var inApp: ConstraintFile {
    guard isTranslated else { return self }
    var file = self
    file.sets.removeAll { $0.name == Self.canvasSet }
    return file
  }
}
