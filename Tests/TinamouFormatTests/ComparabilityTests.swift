import Testing
import TinamouLayout

@testable import TinamouFormat

@Suite struct `What compares` {
  private let root = LayoutView("root")
  private let a = LayoutView("a")
  private let b = LayoutView("b")

  init() {
    root.addSubview(a)
    root.addSubview(b)
  }

  /// The error of a constraint string; `nil` if it is accepted.
  private func refusal(_ text: String) -> String? {
    var names = NameTable()
    _ = names.addView("a", guides: [])
    _ = names.addView("b", guides: [])
    do throws(ConstraintStringError) {
      _ = try ConstraintStringParser.parse(text, names: names)
      return nil
    } catch {
      return error.message
    }
  }

  @Test func `compares in files as in code, in the same words`() {
    let constraints: [(String, LayoutConstraint)] = [
      ("a.leading == b.trailing + 8", a.leading == b.trailing + 8),
      ("a.leading == b.width", a.leading == b.width),
      ("a.width == b.trailing - b.leading", a.width == b.trailing - b.leading),
      ("a.width == b.bottom - b.top", a.width == b.bottom - b.top),
      ("a.width == b.bottom + b.top", a.width == b.bottom + b.top),
      ("a.leading == b.top", a.leading == b.top),
      ("a.left == b.leading", a.left == b.leading),
      ("3 * a.top == b.top + b.bottom", 3 * a.top == b.top + b.bottom),
      ("a.top + b.width == b.top + b.width", a.top + b.width == b.top + b.width),
      ("a.width == 2 * b.height", a.width == 2 * b.height),
    ]
    var refusals = 0
    for (text, constraint) in constraints {
      let inFile = refusal(text)
      let inCode: String?
      do throws(LayoutError) {
        try constraint.validate()
        inCode = nil
      } catch {
        inCode = error.description
      }
      #expect((inFile == nil) == (inCode == nil), "\(text)")
      if let inFile, let inCode { #expect(inCode.hasSuffix(": \(inFile)"), "\(text)") }
      if inFile != nil { refusals += 1 }
    }
    #expect(refusals == 4)
  }

  @Test func `refuses in files alone what cancels`() throws {
    #expect(refusal("a.leading == a.leading + 6") != nil)
    #expect(throws: Never.self) { try (a.leading == a.leading + 6).validate() }
  }

  @Test func `refuses numbers beyond the limit, even if they cancel`() throws {
    #expect(
      refusal("1e9 * 2 * a.width + b.width == 1e9 * 2 * a.width + 5")
        == "a coefficient or the constant is beyond 1000000000")
    let inCode = 2e9 * a.width + b.width == 2e9 * a.width + 5
    #expect(throws: LayoutError.self) { try inCode.validate() }
    #expect(refusal("a.width + 1e9 * 2 == 1e9 * 2") != nil)
  }

  @Test func `refuses coefficients that are all too small`() {
    #expect(
      refusal("5e-324 * a.width == 1")
        == "the coefficients are too small: none is larger than 5e-324")
    #expect(refusal("1e-200 * a.width == b.width") == nil)
  }
}
