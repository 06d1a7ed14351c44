import Testing
import TinamouSolver

@Suite struct PriorityTests {
  @Test(arguments: [Float(0), -1, 1000.5, .nan, .infinity])
  func `a value outside zero to one thousand is not valid`(_ value: Float) {
    #expect(!Priority(value).isValid)
  }

  @Test func `fractional priorities are levels of their own`() {
    #expect(Priority(999.5).isValid)
    #expect(Priority(999.5) < .required)
    #expect(Priority(999.5) > Priority(999))
  }
}
