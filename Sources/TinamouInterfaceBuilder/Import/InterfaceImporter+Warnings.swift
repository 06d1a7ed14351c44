import TinamouFormat
import TinamouLayout

extension InterfaceImporter {
  /// Warns about variations by anything other than size classes and idioms, which are omitted.
  /// Variations for the Mac are ignored, since they do not concern iOS.
  mutating func warnAboutVariations(of element: XMLElement) {
    for variation in element.children where variation.name == "variation" {
      guard let key = variation.key, key != "default", key != "userInterfaceIdiom=mac",
        Variations.set(of: key) == nil
      else { continue }
      warn("it varies by '\(key)', which is not known", about: element)
    }
  }

  /// Warns about words and numbers in the attributes of a view that are not known, so that the
  /// default is used, and about attributes that are not read.
  mutating func warnAboutValues(of view: View) {
    let element = view.element
    let variations = element.children.filter { $0.name == "variation" }
    for state in [element] + variations {
      warnAboutWords(in: state, of: view)
      warnAboutNumbers(in: state, of: view)
      for font in state.children where font.name == "fontDescription" {
        for problem in InterfaceFont.problems(in: font) { warn(problem, about: element) }
      }
    }
    if variations.contains(where: { $0.child("rect", key: "frame") != nil }),
      view.keys.contains(where: { $0.key == "frame" })
    {
      warn("its frame varies, which is not read", about: element)
    }
    if view.kind.isScrolling, variations.contains(where: { !Self.scrollKeys(of: $0).isEmpty }) {
      warn("its insets or its offset vary, which is not read", about: element)
    }
    if view.kind == .button,
      Swift.Set(Self.fonts(of: Self.attributedText(of: view))).count > 1
    {
      warn("its text has several fonts, so it is measured in the largest", about: element)
    }
    if view.kind == .datePicker, let style = element["style"],
      ["compact", "inline"].contains(style)
    {
      warn("the size of the style '\(style)' is not known, so it is that of wheels", about: element)
    }
    if let configuration = element.child("buttonConfiguration", key: "configuration") {
      warnAbout(configuration, of: element)
    }
  }

  /// The words that attributes can have, by kind; `nil` for all kinds. The first is the default.
  private static let words: [(kind: ViewKind?, attribute: String, words: [String])] = [
    (.stack, "axis", ["horizontal", "vertical"]),
    (.stack, "distribution", StackView.Distribution.allCases.map(\.rawValue)),
    (.stack, "alignment", stackAlignments), (.stack, "spacingType", ["default", "standard"]),
    (.textField, "borderStyle", ["none", "line", "bezel", "roundedRect"]),
    (.datePicker, "style", ["automatic", "wheels", "compact", "inline"]),
    (.scroll, "contentInsetAdjustmentBehavior", insetAdjustments),
    (
      nil, "semanticContentAttribute",
      ["unspecified", "playback", "spatial", "forceLeftToRight", "forceRightToLeft"]
    ),
  ]

  /// The attributes that are flags.
  private static let flags = [
    "hidden", "fixedFrame", "translatesAutoresizingMaskIntoConstraints",
    "preservesSuperviewLayoutMargins", "insetsLayoutMarginsFromSafeArea",
    "layoutMarginsFollowReadableWidth", "scrollEnabled", "baselineRelativeArrangement",
  ]

  private mutating func warnAboutWords(in state: XMLElement, of view: View) {
    for (kind, name, words) in Self.words where kind == nil || kind == view.kind {
      guard let word = state[name], !words.contains(word) else { continue }
      warn("its \(name) '\(word)' is not known, so it is '\(words[0])'", about: view.element)
    }
    for name in Self.flags {
      guard let word = state[name], !["YES", "NO"].contains(word) else { continue }
      warn("its \(name) '\(word)' is neither YES nor NO, so it is NO", about: view.element)
    }
  }

  private static let priorityNames = ["horizontal", "vertical"].flatMap {
    [$0 + "HuggingPriority", $0 + "CompressionResistancePriority"]
  }

  /// The numbers of kinds of views, with their defaults; `nil` for all kinds.
  private static let numbers: [(kind: ViewKind?, attribute: String, instead: String)] = [
    (.stack, "spacing", "it is 0"), (.label, "preferredMaxLayoutWidth", "it is 0"),
    (.label, "numberOfLines", "it is 1"), (nil, "placeholderIntrinsicWidth", "there is none"),
    (nil, "placeholderIntrinsicHeight", "there is none"),
  ]

  private mutating func warnAboutNumbers(in state: XMLElement, of view: View) {
    for name in Self.priorityNames {
      guard let text = state[name], Self.priority(text) == nil else { continue }
      warn("its \(name) '\(text)' is not a priority, so it is not used", about: view.element)
    }
    for (kind, name, instead) in Self.numbers where kind == nil || kind == view.kind {
      guard let text = state[name] else { continue }
      let isKnown =
        switch name {
        case "numberOfLines": Int(text).map { $0 >= 0 } ?? false
        // "infinite" means that there is no size along the axis.
        case "placeholderIntrinsicWidth", "placeholderIntrinsicHeight":
          text == "infinite" || InterfaceNumber.parse(text) != nil
        default: InterfaceNumber.parse(text) != nil
        }
      if isKnown { continue }
      let wanted = name == "numberOfLines" ? "a number of lines" : "a number"
      warn("its \(name) '\(text)' is not \(wanted), so \(instead)", about: view.element)
    }
  }

  /// Warns about what is not read of a button's configuration.
  private mutating func warnAbout(_ configuration: XMLElement, of button: XMLElement) {
    if let size = configuration["buttonSize"], size != "medium" {
      warn("the insets of the buttonSize '\(size)' are not known: they are medium", about: button)
    }
    if let place = configuration["imagePlacement"], !Self.imagePlacements.contains(place) {
      let instead = Self.imagePlacements[0]
      warn("its imagePlacement '\(place)' is not known, so it is '\(instead)'", about: button)
    }
    if configuration.flag("showsActivityIndicator") ?? false {
      warn("its activity indicator is not read", about: button)
    }
    for font in configuration.children where font.name == "fontDescription" {
      for problem in InterfaceFont.problems(in: font) { warn(problem, about: button) }
    }
  }
}
