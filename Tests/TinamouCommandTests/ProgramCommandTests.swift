import Testing
import TinamouCommand

@Suite struct `The command lp` {
  // Both rows are tight: 90 b + 100 m = 300 and 4 b + 8 m = 20 at b = 1.25, m = 1.875. The duals
  // solve 90 e + 4 p = 2 and 100 e + 8 p = 3.5.
  private let diet = """
    minimize cost: 2 bread + 3.5 milk
    subject to
     energy: 90 bread + 100 milk >= 300
     protein: 4 bread + 8 milk >= 20
    end
    """

  @Test func `prints values and duals`() {
    let host = MemoryHost(["diet.lp": diet])
    #expect(host.run("lp", "diet.lp") == .done)
    #expect(
      host.output == """
        optimal: objective 9.0625, proved

        column  value  reduced cost
        bread    1.25             0
        milk    1.875             0

        row      activity      dual
        energy        300   0.00625
        protein        20  0.359375

        """)
  }

  @Test func `prints them as JSON`() {
    let host = MemoryHost(["diet.lp": diet])
    #expect(host.run("lp", "diet.lp", "--format", "json") == .done)
    #expect(host.output.contains("\"schema\": \"tinamou/program/1\""))
    #expect(host.output.contains("\"status\": \"optimal\""))
    #expect(host.output.contains("{\"name\": \"protein\", \"activity\": 20, \"dual\": 0.359375}"))
  }

  @Test func `names the rows that cannot hold together`() {
    let text = diet.replacing("end", with: "bounds\n bread <= 1\n milk <= 1\nend")
    let host = MemoryHost(["diet.lp": text])
    #expect(host.run("lp", "diet.lp") == .findings)
    #expect(host.output.hasPrefix("infeasible: these constraints cannot hold together:\n"))
    #expect(host.output.contains("milk <= 1"))
    #expect(host.run("lp", "diet.lp", "--format", "json") == .findings)
    #expect(host.output.contains("\"multiplier\""))
  }

  @Test func `says that nothing limits the objective`() {
    let host = MemoryHost(["a.lp": "maximize x\nst\n x >= 1\nend"])
    #expect(host.run("lp", "a.lp") == .findings)
    #expect(host.output == "unbounded\n")
  }

  @Test func `refuses integers with their line`() {
    let host = MemoryHost(["a.lp": "minimize x\nst\n x >= 0.5\ngeneral\n x\nend"])
    #expect(host.run("lp", "a.lp") == .invalidInput)
    #expect(
      host.errors
        == "a.lp:5: error: integer columns are refused: only linear programs are solved\n")
  }

  @Test func `warns where readers differ`() {
    let host = MemoryHost(["a.lp": "minimize x\nst\n x <= 5\nbounds\n x <= -1\nend"])
    #expect(host.run("lp", "a.lp") == .findings)
    #expect(host.errors.hasPrefix("a.lp:5: warning: the upper bound of 'x' is negative"))
  }
}
