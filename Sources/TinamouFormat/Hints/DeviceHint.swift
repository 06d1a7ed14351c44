import TinamouLayout

/// What to write for the name of a device that does not exist.
package enum DeviceHint {
  /// Advice for a name: the one that was meant, or how to list those that begin with it.
  package static func help(for name: String) -> String {
    let names = Device.all.flatMap { [$0.id] + $0.aliases }
    let beginning = name.lowercased() + "-"
    if names.count(where: { $0.hasPrefix(beginning) }) > 1 {
      return "'tinamou devices \(beginning)*' lists those that begin so"
    }
    return Suggestion.help(for: name, among: names) ?? "'tinamou devices' lists them"
  }
}
