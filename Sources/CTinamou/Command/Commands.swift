package import CTinamouHeader
import TinamouCommand

@c @implementation
package func tinamou_run(
  _ count: Int, _ arguments: UnsafePointer<UnsafePointer<CChar>?>?,
  _ standardInput: UnsafePointer<CChar>?, _ size: Int,
  _ result: UnsafeMutablePointer<tinamou_object>?
) -> tinamou_status {
  answer { () throws(Refusal) in
    let result = try place(result, "result")
    var words: [String] = []
    for argument in try input(arguments, count, "arguments") {
      guard let word = try text(argument, "arguments") else { throw .null("arguments") }
      words.append(word)
    }
    let host = EmbeddedHost(input: try bytes(standardInput, size, "input"))
    let code = CommandLineTool(host: host).run(words)
    result.pointee = HandleTable.add(
      .result(
        CommandResult(code: code.rawValue, output: host.output, messages: host.messages)))
  }
}

@c @implementation
package func tinamou_result_code(
  _ result: tinamou_object, _ code: UnsafeMutablePointer<Int32>?
) -> tinamou_status {
  withResult(result) { result throws(Refusal) in
    try place(code, "code").pointee = result.code
  }
}

@c @implementation
package func tinamou_result_output(
  _ result: tinamou_object, _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int,
  _ length: UnsafeMutablePointer<Int>?
) -> tinamou_status {
  withResult(result) { result throws(Refusal) in
    try write(result.output, to: buffer, capacity, length)
  }
}

@c @implementation
package func tinamou_result_messages(
  _ result: tinamou_object, _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int,
  _ length: UnsafeMutablePointer<Int>?
) -> tinamou_status {
  withResult(result) { result throws(Refusal) in
    try write(result.messages, to: buffer, capacity, length)
  }
}
