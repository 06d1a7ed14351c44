import CLibrary

/// Builds the harness of a peer if it does not exist.
enum PeerBuild {
  /// The path of the harness. The tool runs in the folder of the package, which contains the
  /// script.
  static func program(_ peer: String) throws(BenchmarkError) -> String {
    let script = "Benchmarks/Peers/build-\(peer).sh"
    guard access(script, X_OK) == 0 else {
      throw .peer(peer, reason: "no \(script) here: run the tool in the package's folder")
    }
    guard let pipe = popen(script, "r") else { throw .peer(peer, reason: "no shell") }
    var output: [UInt8] = []
    while case let byte = getc(pipe), byte != EOF { output.append(UInt8(truncatingIfNeeded: byte)) }
    guard pclose(pipe) == 0 else { throw .peer(peer, reason: "\(script) has failed") }
    return String(decoding: output, as: UTF8.self).split(separator: "\n").last.map(String.init)
      ?? ""
  }
}
