import Testing
import TinamouAnalysis
import TinamouFormat
import TinamouLayout

@Suite struct `Planted defects` {
  private func findings(
    _ file: PlantedFile, _ configurations: [AnalysisConfiguration]
  ) throws -> [Finding] {
    var checker = try Checker(ConstraintFile(SourceText(name: "file", text: file.file)))
    for configuration in configurations { try checker.check(configuration) }
    return checker.findings(isComplete: false)
  }

  @Test(arguments: PlantedFile.defects)
  func `are found alone, with the exact widths`(file: PlantedFile) throws {
    let found = try findings(file, AnalysisMatrix.quick.configurations)
    #expect(found.map(\.fingerprint) == [file.finding])
    #expect(found.first?.occurrences.first?.sizes.text == file.widths)
  }

  @Test(arguments: PlantedFile.innocent)
  func `are not seen where there are none`(file: PlantedFile) throws {
    let found = try findings(file, AnalysisMatrix.quick.configurations)
    #expect(found.isEmpty, "\(found.map { "\($0.fingerprint) \($0.places)" })")
  }

  @Test func `that appear only at a large text size are found in windows of phones`() throws {
    // Eleven lines of 17 points fit a phone together with the button; at AX3 only the lines do.
    let file = PlantedFile(
      "a button below the window",
      """
      { "id": "body", "kind": "label", "lines": 0, "text": "1\\n2\\n3\\n4\\n5\\n6\\n7\\n8\\n9\\n10\\n11",
        "font": { "style": "body" } },
      { "id": "next", "kind": "button", "intrinsicSize": [100, 44] }
      """,
      [
        "body.leading == root.safeArea.leading + 20", "body.top == root.safeArea.top",
        "next.leading == body.leading", "next.top == body.bottom + 8",
      ])
    let phone = try #require(Device.all.first { $0.id == "iphone-se" })
    let windows = AnalysisMatrix.standard.configurations.filter {
      if case .device(phone, .portrait, .full) = $0.request.window { true } else { false }
    }
    #expect(windows.count == 2)
    let found = try findings(file, windows)
    #expect(found.map(\.fingerprint) == ["T302 next"])
    #expect(
      found.first?.occurrences.map(\.configuration.request.textSize) == [.accessibilityExtraLarge])
  }
}
