import Testing

@testable import TinamouFormat

@Suite struct `The JSON Schema` {
  private let validator: SchemaValidator

  init() throws {
    let (document, _) = JSONReader.read(SourceText(name: "schema", text: ConstraintFile.schema))
    validator = SchemaValidator(schema: try #require(document).root)
  }

  @Test func `uses no keyword that the validator of the tests does not know`() {
    #expect(validator.unknownKeywords() == [])
    #expect(
      validator.schema["$schema"]?.string?.value == "https://json-schema.org/draft/2020-12/schema")
  }

  @Test(arguments: Fixture.files)
  func `accepts what the reader accepts`(_ source: SourceText) {
    let (document, _) = JSONReader.read(source)
    guard let document else { return }
    let problems = ShapeChecker.check(document)
    #expect(validator.accepts(document.root) == problems.isEmpty, "\(problems.map(\.rendered))")
  }

  @Test func `is tested with files that it accepts and files that it refuses`() {
    let answers = Fixture.files.compactMap { JSONReader.read($0).document }
      .map { validator.accepts($0.root) }
    #expect(answers.count(where: { $0 }) >= 10)
    #expect(answers.count(where: { !$0 }) >= 6)
  }
}
