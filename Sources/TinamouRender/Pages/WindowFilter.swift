import TinamouLayout

/// A menu that filters the windows of a page, with a style sheet alone.
struct WindowFilter {
  /// A group of windows.
  struct Choice: Hashable {
    /// The style class of the figures, and the id of the choice.
    let style: String
    let name: String
  }

  /// The choice that shows all windows: its name and its id.
  let all: Choice
  /// The groups in the order of the menu.
  let choices: [Choice]

  /// The filters by device and by text size, where there is more than one group.
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

  /// The rules that hide the windows of other groups.
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
  /// The group of windows with the same device.
  var deviceChoice: WindowFilter.Choice {
    guard let device else { return WindowFilter.Choice(style: "no-device", name: "Sizes") }
    return WindowFilter.Choice(style: "device-\(device.id)", name: device.name)
  }

  /// The group of windows with the same text size.
  var textSizeChoice: WindowFilter.Choice {
    WindowFilter.Choice(style: "text-\(textSize.rawValue)", name: "Text \(textSize.rawValue)")
  }
}
