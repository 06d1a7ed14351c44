import TinamouLayout

/// A choice among the windows of a page, which a style sheet alone carries out.
struct WindowFilter {
  /// A group of windows.
  struct Choice: Hashable {
    /// The class of the figures, and the id of the choice.
    let style: String
    let name: String
  }

  /// What choosing nothing is called, and its id.
  let all: Choice
  /// The groups in the order in which they are shown.
  let choices: [Choice]

  /// The groups of some windows by device and by text size, where there is more than one.
  static func all(of windows: [WindowPicture]) -> [WindowFilter] {
    let filters = [
      WindowFilter(
        all: Choice(style: "all-devices", name: "All devices"), windows.map(\.deviceChoice)),
      WindowFilter(
        all: Choice(style: "all-text-sizes", name: "All text sizes"), windows.map(\.textSizeChoice)
      ),
    ]
    return filters.filter { $0.choices.count > 1 }
  }

  private init(all: Choice, _ choices: [Choice]) {
    self.all = all
    var known: Set<Choice> = []
    self.choices = choices.filter { known.insert($0).inserted }
  }

  /// What hides the windows of other groups.
  var styleSheet: String {
    choices.map { choice in
      "body:has(#\(choice.style):checked) figure:not(.\(choice.style)) { display: none; }\n"
    }.joined()
  }

  /// Writes the menu.
  func write(into writer: inout MarkupWriter) {
    writer.begin("select", [("aria-label", all.name)])
    for choice in [all] + choices {
      writer.element("option", [("id", choice.style)], text: choice.name)
    }
    writer.end()
  }
}

extension WindowPicture {
  /// The device of the window as a group of windows.
  var deviceChoice: WindowFilter.Choice {
    guard let device else { return WindowFilter.Choice(style: "no-device", name: "Sizes") }
    return WindowFilter.Choice(style: "device-\(device.id)", name: device.name)
  }

  /// The text size of the window as a group of windows.
  var textSizeChoice: WindowFilter.Choice {
    WindowFilter.Choice(style: "text-\(textSize.rawValue)", name: "Text \(textSize.rawValue)")
  }
}
