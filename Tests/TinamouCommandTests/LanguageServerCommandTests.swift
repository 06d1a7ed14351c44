import Testing
import TinamouCommand

@Suite struct `The command lsp` {
  private func message(_ body: String) -> [UInt8] {
    Array("Content-Length: \(body.utf8.count)\r\n\r\n\(body)".utf8)
  }

  @Test func `answers on standard output and ends with the input`() {
    let host = MemoryHost()
    host.input = message(#"{"jsonrpc": "2.0", "id": 7, "method": "shutdown"}"#)
    #expect(host.run("lsp") == .done)
    #expect(host.output.hasSuffix(#"{"jsonrpc": "2.0", "id": 7, "result": null}"#))
  }

  @Test func `fails if the editor leaves without a shutdown`() {
    let host = MemoryHost()
    host.input = message(#"{"jsonrpc": "2.0", "method": "exit"}"#)
    #expect(host.run("lsp") == .findings)
  }

  @Test func `fails if the editor no longer reads`() {
    let host = MemoryHost()
    host.input = message(#"{"jsonrpc": "2.0", "id": 1, "method": "initialize"}"#)
    host.isOutputClosed = true
    #expect(host.run("lsp") == .internalError)
  }
}
