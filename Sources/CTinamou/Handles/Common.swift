package import CTinamouHeader
import TinamouCommand

@c @implementation
package func tinamou_version(
  _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int, _ length: UnsafeMutablePointer<Int>?
) -> tinamou_status {
  answer { () throws(Refusal) in
    try write(CommandLineTool.version, to: buffer, capacity, length)
  }
}

@c @implementation
package func tinamou_message(
  _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int, _ length: UnsafeMutablePointer<Int>?
) -> tinamou_status {
  do throws(Refusal) {
    try write(ThreadMessage.current, to: buffer, capacity, length)
    return tinamou_status(TINAMOU_OK)
  } catch {
    // The message that was asked for stays.
    return error.status
  }
}

@c @implementation
package func tinamou_close(_ object: tinamou_object) -> tinamou_status {
  answer { () throws(Refusal) in try HandleTable.remove(object) }
}
