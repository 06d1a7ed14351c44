@testable import CTinamou
import CTinamouHeader
import Testing

/// The numbers that callers hold in place of objects.
@Suite struct HandleTests {
  private func solver() -> tinamou_object {
    var solver: tinamou_object = 0
    #expect(tinamou_solver_open(0, &solver) == TINAMOU_OK)
    return solver
  }

  private var message: String {
    var buffer = [CChar](repeating: 0, count: 200)
    var length = 0
    #expect(tinamou_message(&buffer, buffer.count, &length) == TINAMOU_OK)
    return String(decoding: buffer.prefix(length).map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  @Test func `an object that was closed is unknown, also when its place is used again`() {
    let first = solver()
    #expect(tinamou_close(first) == TINAMOU_OK)
    let second = solver()
    #expect(first != second)
    #expect(tinamou_solver_begin(first) == TINAMOU_UNKNOWN_OBJECT)
    #expect(tinamou_close(first) == TINAMOU_UNKNOWN_OBJECT)
    #expect(tinamou_solver_begin(second) == TINAMOU_OK)
    #expect(tinamou_close(second) == TINAMOU_OK)
  }

  @Test func `an object that serves another thread is busy`() throws {
    let solver = solver()
    _ = try HandleTable.take(solver)
    #expect(tinamou_solver_begin(solver) == TINAMOU_BUSY)
    #expect(message == "another thread is using the object")
    #expect(tinamou_close(solver) == TINAMOU_BUSY)
    HandleTable.giveBack(solver)
    #expect(tinamou_close(solver) == TINAMOU_OK)
  }

  @Test func `an object of another kind is unknown`() {
    let solver = solver()
    var count = 0
    #expect(tinamou_layout_solve(solver, &count) == TINAMOU_UNKNOWN_OBJECT)
    #expect(tinamou_close(solver) == TINAMOU_OK)
  }

  @Test func `a text that does not fit is not written, and its length is told`() {
    var buffer = [CChar](repeating: 7, count: 4)
    var length = 0
    #expect(tinamou_version(&buffer, 4, &length) == TINAMOU_BUFFER_TOO_SMALL)
    #expect(buffer == [7, 7, 7, 7])
    var whole = [CChar](repeating: 7, count: length + 1)
    #expect(tinamou_version(&whole, whole.count, &length) == TINAMOU_OK)
    #expect(whole.firstIndex(of: 0) == length)
  }
}
