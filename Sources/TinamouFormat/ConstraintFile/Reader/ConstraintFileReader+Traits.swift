import TinamouLayout

extension ConstraintFileReader {
  /// Reads trait overrides.
  mutating func readTraits(_ value: JSONValue?) -> TraitOverrides {
    guard let value else { return TraitOverrides() }
    if value.members.isEmpty {
      report(
        .invalidValue, "traits need at least one key", value.range,
        help: "such as \"width\": \"compact\"")
    }
    let text = { (key: String) in value[key]?.string?.value }
    return TraitOverrides(
      horizontalSizeClass: text("width").flatMap(SizeClass.init),
      verticalSizeClass: text("height").flatMap(SizeClass.init),
      userInterfaceIdiom: text("idiom").flatMap(UserInterfaceIdiom.init),
      displayScale: value["scale"]?.number,
      layoutDirection: text("direction").flatMap(LayoutDirection.init),
      preferredContentSizeCategory: text("textSize").flatMap(ContentSizeCategory.init))
  }

  /// Reads an image: a size for all traits, and variants for some.
  mutating func readImage(_ value: JSONValue) -> ImageAsset? {
    var asset = ImageAsset(value["size"].flatMap(Self.size).map { [ImageAsset.Variant($0)] } ?? [])
    for variant in value["variants"]?.elements ?? [] {
      guard let size = variant["size"].flatMap(Self.size) else { continue }
      let condition = readTraitCondition(variant)
      if condition == TraitCondition() {
        report(
          .invalidValue, "a variant needs a trait that it is for", variant.range,
          help: "the picture for everything else is the 'size' beside 'variants'")
      }
      asset.variants.append(
        ImageAsset.Variant(size, for: condition, name: variant["name"]?.string?.value))
    }
    if asset.variants.isEmpty {
      report(.invalidValue, "an image needs a 'size' or 'variants'", value.range)
    }
    return asset
  }

  static func size(_ value: JSONValue) -> Size? {
    let lengths = value.elements.compactMap(\.number)
    return lengths.count == 2 ? Size(width: lengths[0], height: lengths[1]) : nil
  }

  /// Reads the views that controllers manage.
  mutating func readControllers(
    _ value: JSONValue?, _ views: [ViewDeclaration]
  ) -> [ControllerDeclaration] {
    var known: [Int: Range<Int>] = [:]
    var controllers: [ControllerDeclaration] = []
    for controller in value?.elements ?? [] {
      let traits = readTraits(controller["traits"])
      guard let id = controller["view"]?.string, let index = readView(named: id) else { continue }
      if let first = known[index] {
        report(
          .duplicateIdentifier, "'\(id.value)' has a controller already", id.range,
          notes: [Diagnostic.Note("it is here", at: document.span(first))])
      }
      known[index] = id.range
      if names.cells[index] != nil {
        report(
          .invalidValue, "'\(id.value)' is in a list, whose rows have no controllers", id.range)
      }
      if let place = controller["traits"] { checkTraits(of: index, at: place, views) }
      controllers.append(ControllerDeclaration(view: index, traits: traits))
    }
    // A view comes before the views inside it.
    return controllers.ordered { $0.view < $1.view }
  }

  private mutating func checkTraits(
    of view: Int, at place: JSONValue, _ views: [ViewDeclaration]
  ) {
    if view == 0 {
      report(
        .invalidValue, "nothing is around the root that could override its traits", place.range,
        help: "the view itself can have 'traits'")
    } else if !views[view].traits.isEmpty {
      report(.invalidValue, "'\(views[view].id)' has 'traits' of its own", place.range)
    }
  }
}
