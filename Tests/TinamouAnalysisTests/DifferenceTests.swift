import Testing
import TinamouAnalysis
import TinamouFormat
import TinamouLayout

@Suite struct `A difference` {
  @Test func `has the widths and the amounts`() throws {
    func file(_ width: Int) throws -> ConstraintFile {
      try ConstraintFile(
        SourceText(
          name: "\(width)",
          text: """
            { "tinamou": 1, "view": { "id": "root", "subviews": [ { "id": "a" }, { "id": "b\(width)" } ] },
              "constraints": [ "a.left == root.left", "a.top == root.top", "a.height == 1",
                "a.width <= root.width - 200", "a.width == \(width) @750",
                "b\(width).left == a.right", "b\(width).top == a.top", "b\(width).width == 1",
                "b\(width).height == 1" ] }
            """))
    }
    var differences = try LayoutDifferences(file(300), file(400))
    for configuration in AnalysisMatrix.quick.configurations {
      try differences.compare(configuration)
    }
    #expect(differences.removed == ["b300"])
    #expect(differences.added == ["b400"])
    #expect(differences.differences.map(\.view) == ["a"])
    // Both are as wide as the window allows up to 500 points.
    #expect(differences.differences[0].occurrences[0].sizes.text == ">500...1366")
    #expect(differences.differences[0].most == [0, 0, 100, 0])
  }

  @Test func `at a single width is found in both orders`() throws {
    func file(_ below: String, _ above: String) throws -> ConstraintFile {
      try ConstraintFile(
        SourceText(
          name: below,
          text: """
            { "tinamou": 1, "view": { "id": "root", "subviews": [ { "id": "a" } ] },
              "constraints": [ "a.left == root.left", "a.top == root.top", "a.height == 1" ],
              "sets": [ { "when": { "\(below)": 400 }, "constraints": [ "a.width == 50" ] },
                        { "when": { "\(above)": 400 }, "constraints": [ "a.width == 90" ] } ] }
            """))
    }
    let (included, excluded) = (try file("width<=", "width>"), try file("width<", "width>="))
    for (old, new, amount) in [(included, excluded, 40.0), (excluded, included, -40)] {
      var differences = try LayoutDifferences(old, new)
      for configuration in AnalysisMatrix.quick.configurations {
        try differences.compare(configuration)
      }
      #expect(differences.differences.map { $0.occurrences[0].sizes.text } == ["400"])
      #expect(differences.differences.map(\.most) == [[0, 0, amount, 0]])
      #expect(differences.differences.map(\.worst) == [400])
    }
  }

  @Test func `is largest at one of its widths`() throws {
    func file(_ width: String) throws -> ConstraintFile {
      try ConstraintFile(
        SourceText(
          name: width,
          text: """
            { "tinamou": 1, "view": { "id": "root", "subviews": [ { "id": "a" } ] },
              "constraints": [ "a.left == root.left", "a.top == root.top", "a.height == 1" ],
              "sets": [ { "when": { "width": "compact" }, "constraints": [ "a.width == \(width)" ] },
                        { "when": { "width": "regular" }, "constraints": [ "a.width == 50" ] } ] }
            """))
    }
    var differences = try LayoutDifferences(file("50"), file("root.width - 100"))
    for configuration in AnalysisMatrix.quick.configurations {
      try differences.compare(configuration)
    }
    let difference = try #require(differences.differences.first)
    #expect(difference.occurrences[0].sizes.text == "320..<640")
    #expect(difference.occurrences[0].sizes.contains(difference.worst))
    #expect(difference.worst > 639.99)
  }
}

@Suite struct `Differences between systems` {
  private func differences(
    _ views: String, _ constraints: String, _ request: LayoutRequest,
    from old: Platform = Platform(.iOS18), to new: Platform = Platform(.iOS27_1)
  ) throws -> LayoutDifferences {
    let text = """
      { "tinamou": 1, "view": { "id": "root", "subviews": [ \(views) ] },
        "constraints": [ \(constraints) ] }
      """
    let file = try ConstraintFile(SourceText(name: "file", text: text))
    var differences = try LayoutDifferences(of: file, from: old, to: new)
    try differences.compare(AnalysisConfiguration(request, widths: 402...402))
    try differences.findCauses()
    return differences
  }

  private let pad = LayoutRequest(.device(Device.named("ipad-air-5") ?? .standard))

  @Test func `each view has the number that moves it`() throws {
    let found = try differences(
      """
      { "id": "title", "kind": "label", "intrinsicSize": [100, 20] },
      { "id": "power", "kind": "switch" },
      { "id": "box", "subviews": [ { "id": "inside" } ] },
      { "id": "still", "intrinsicSize": [10, 10] }
      """,
      """
      "title.top == root.safeArea.top", "title.leading == root.leading",
      "power.leading == root.leading", "power.top == root.top + 200",
      "box.leading == root.leading", "box.top == root.top + 300", "box.width == 200",
      "box.height == 100", "inside.leading == box.margins.leading", "inside.top == box.top",
      "inside.trailing == box.margins.trailing", "inside.height == 5",
      "still.leading == root.leading", "still.top == root.top + 500"
      """, pad)
    #expect(found.differences.map(\.view) == ["title", "power", "inside"])
    let causes = found.differences.map { $0.causes.map { "\($0.name) \($0.before) \($0.after)" } }
    #expect(causes[0] == ["safe area above 24 32"])
    #expect(causes[1] == ["switch.width 51 63", "switch.height 31 28"])
    #expect(causes[2] == ["view.margin 8 0"])
    #expect(found.differences[2].causes.first?.evidence == .documented)
    // 8 points less on the left, and 16 points wider.
    #expect(found.differences[2].most == [-8, 0, 16, 0])
  }

  @Test func `an app that is not rebuilt keeps its margins`() throws {
    let found = try differences(
      #"{ "id": "box", "subviews": [ { "id": "inside" } ] }"#,
      #""HV:|[box]|", "inside.leading == box.margins.leading", "V:|[inside]|", "inside.width == 5""#,
      pad, to: Platform(.iOS27_1, sdk: .iOS18))
    #expect(found.differences.isEmpty)
  }
}
