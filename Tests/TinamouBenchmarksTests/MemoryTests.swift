import Testing

@testable import TinamouBenchmarks

@Suite struct `The memory of a whole` {
  /// A counter by which each part keeps 2,000 bytes and needs 5,000 meanwhile.
  private let counter = AllocationCounter(
    start: {}, stop: { AllocationCount(count: 1, retainedBytes: 2000, peakBytes: 5000) })

  @Test func `is that of its parts, with the peak of one beside what the others keep`() throws {
    var whole = MemoryWhole("whole", counter)
    #expect(try whole.count("first part") { 7 } == 7)
    try whole.count("second") {}
    #expect(
      whole.table == """
        whole
          first part        2
          second            2
          together          4
          peak              7

        """)
  }

  @Test func `stays the same when a part is divided`() throws {
    var whole = MemoryWhole("whole", counter)
    try whole.count("part") {}
    whole.divideLast(into: [("share", 1500)])
    #expect(
      whole.table == """
        whole
          part            1
          share           2
          together        2
          peak            5

        """)
  }

  @Test func `is printed for a file, an engine and a list`() throws {
    var said: [String] = []
    let code = BenchmarkCommand.run(
      arguments: ["memory", "--count", "3"], counter: counter, output: { said.append($0) },
      progress: { _ in })
    #expect(code == .done)
    let names = said.map { $0.prefix { $0 != "\n" } }
    #expect(names == ["file of 3 views", "engine of 3 views", "list of 3 rows"])
    #expect(said.allSatisfy { $0.contains("together") && $0.contains("peak") })
    #expect(said.prefix(2).allSatisfy { $0.contains("rows") && $0.contains("terms") })
  }

  @Test(arguments: [["memory", "--count", "0"], ["memory", "--count"], ["memory", "extra"]])
  func `is refused for wrong arguments`(arguments: [String]) {
    let code = BenchmarkCommand.run(
      arguments: arguments, counter: counter, output: { _ in }, progress: { _ in })
    #expect(code == .wrongUsage)
  }

  @Test func `is refused where allocations cannot be counted`() {
    let code = BenchmarkCommand.run(
      arguments: ["memory"], counter: nil, output: { _ in }, progress: { _ in })
    #expect(code == .wrongUsage)
  }
}
