import Foundation
import Testing
import TinamouCommand
import TinamouFormat

@Suite struct `The host of a process` {
  @Test func `writes a file in place of what it held`() throws {
    let path = FileManager.default.temporaryDirectory
      .appending(path: "tinamou-host-\(UUID().uuidString)").path(percentEncoded: false)
    defer { try? FileManager.default.removeItem(atPath: path) }
    let host = ProcessHost()
    try host.writeFile(path, String(repeating: "long ", count: 50_000))
    try host.writeFile(path, "größer")
    #expect(try host.readFile(path) == Array("größer".utf8))
  }

  @Test func `makes a folder with those around it, and says why it cannot`() throws {
    let path = FileManager.default.temporaryDirectory
      .appending(path: "tinamou-host-\(UUID().uuidString)").path(percentEncoded: false)
    defer { try? FileManager.default.removeItem(atPath: path) }
    let host = ProcessHost()
    try host.makeFolder(path + "/a/b")
    try host.makeFolder(path + "/a/b/")
    try host.writeFile(path + "/a/b/c", "text")
    #expect(try host.readFile(path + "/a/b/c") == Array("text".utf8))
    #expect(throws: HostError.self) { try host.makeFolder(path + "/a/b/c/d") }
  }

  #if os(Linux)
    @Test func `opens a file whose name is not UTF-8`() throws {
      let folder = FileManager.default.temporaryDirectory.path(percentEncoded: false)
      let bytes = Array("\(folder)/tinamou-\(UUID().uuidString)-".utf8) + [0xFF, 0x2E, 0xE9]
      let name = bytes.map(CChar.init(bitPattern:)) + [0]
      defer { unlink(name) }
      try ProcessHost().writeFile(FileName.text(bytes), "frames")
      #expect(access(name, R_OK) == 0)
      #expect(try ProcessHost().readFile(FileName.text(bytes)) == Array("frames".utf8))
    }

    @Test func `finds files whose names are not UTF-8 in a folder and by a pattern`() throws {
      let host = ProcessHost()
      let folder = FileManager.default.temporaryDirectory.path(percentEncoded: false)
      let bytes = Array("\(folder)/tinamou-\(UUID().uuidString)-".utf8) + [0xFF]
      let path = FileName.text(bytes)
      let file = FileName.text(bytes + Array("/sub".utf8) + [0xE9] + Array("/d".utf8) + [0xFE])
      let names = [bytes, bytes + Array("/sub".utf8) + [0xE9]].map {
        $0.map(CChar.init(bitPattern:)) + [0]
      }
      for name in names { mkdir(name, 0o777) }
      defer { for name in names.reversed() { rmdir(name) } }
      try host.writeFile(file + ".json", "{}")
      defer { unlink(FileName.bytes(file + ".json").map(CChar.init(bitPattern:)) + [0]) }
      #expect(try host.files(at: path) == [file + ".json"])
      #expect(try host.files(at: path + "/*/*.json") == [file + ".json"])
      #expect(try host.files(at: file + ".json") == [file + ".json"])
    }
  #endif

  @Test func `takes devices and missing files for no input that could be lost`() {
    let host = ProcessHost()
    #expect(!host.areSameFile("/dev/null", "/dev/../dev/null"))
    #expect(!host.areSameFile("/no such file", "/no/../no such file"))
    #expect(host.areSameFile("/no such file", "/no such file"))
  }

  @Test func `returns what a program prints, however much it is`() {
    let text = String(repeating: "a line of the text\n", count: 20_000)
    let result = ProcessHost().runProgram("cat", arguments: [], input: text)
    #expect(result?.code == 0)
    #expect(result?.output == text)
    #expect(ProcessHost().runProgram("false", arguments: [], input: "")?.code == 1)
    #expect(ProcessHost().runProgram("no such program", arguments: [], input: "") == nil)
  }

  @Test func `says why a file cannot be written`() {
    let error = #expect(throws: HostError.self) {
      try ProcessHost().writeFile("/no such folder/file", "")
    }
    #expect(error?.reason == "No such file or directory")
  }

  @Test func `waits for the time that is asked for`() {
    let host = ProcessHost()
    let time = ContinuousClock().measure {
      #expect(host.pause(seconds: 0.05))
      #expect(host.pause(seconds: -1))
    }
    #expect(time >= .milliseconds(50))
  }

  #if os(Linux)
    @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
    func `ends a pause when the process is asked to end`(_ signal: Int32) {
      // Block the signal in this thread, so that no other thread receives it.
      var own = sigset_t()
      var before = sigset_t()
      sigemptyset(&own)
      sigaddset(&own, signal)
      pthread_sigmask(SIG_BLOCK, &own, &before)
      defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
      pthread_kill(pthread_self(), signal)
      let time = ContinuousClock().measure { #expect(!ProcessHost().pause(seconds: 60)) }
      #expect(time < .seconds(30))
    }
  #endif
}
