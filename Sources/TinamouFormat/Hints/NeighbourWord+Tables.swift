extension NeighbourWord {
  /// Replacements for keys of views.
  static let ownKeys: [String: String] = [
    "children": "subviews", "views": "subviews", "arrangedSubviews": "subviews",
    "content": "subviews", "type": "kind", "class": "kind", "customClass": "kind",
    "identifier": "id", "name": "id", "accessibilityIdentifier": "id", "android:id": "id",
    "numberOfLines": "lines", "lineLimit": "lines", "maxLines": "lines", "title": "text",
    "label": "text", "string": "text", "hint": "placeholder", "prompt": "placeholder",
    "src": "image", "contentHuggingPriority": "hugging", "huggingPriority": "hugging",
    "contentCompressionResistancePriority": "compression", "compressionResistance": "compression",
    "layoutMargins": "margins", "directionalLayoutMargins": "margins", "padding": "margins",
    "isHidden": "hidden", "visibility": "hidden", "display": "hidden",
    "intrinsicContentSize": "intrinsicSize", "contentSize": "intrinsicSize", "gap": "spacing",
    "orientation": "axis", "flexDirection": "axis", "flex-direction": "axis",
    "justifyContent": "distribution", "justify-content": "distribution",
    "alignItems": "alignment", "align-items": "alignment", "gravity": "alignment",
    "semanticContentAttribute": "direction", "layoutDirection": "direction",
    "autoresizingMask": "autoresizing", "safeAreaInsets": "safeArea",
    "additionalSafeAreaInsets": "additionalSafeArea", "layoutGuides": "guides",
    "contentInsets": "contentInset", "cells": "rows", "count": "repeat", "forEach": "repeat",
  ]

  /// Advice for words that correspond to no key of a view.
  static let viewAdvice: [String: String] = {
    let length = "lengths are constraints, such as \"title.width == 100\""
    let place = "places are constraints, such as \"title.top == root.top\", or a \"frame\""
    let fill = "a share is a constraint, such as \"a.width == 2 * b.width\""
    return [
      "width": length, "height": length, "minWidth": length, "maxWidth": length,
      "min-width": length, "max-width": length, "layout_width": length, "size": length,
      "aspectRatio": "it is a constraint, such as \"photo.height == 0.75 * photo.width\"",
      "x": place, "y": place, "top": place, "left": place, "position": place, "offset": place,
      "weight": fill, "layout_weight": fill, "flex": fill, "flexGrow": fill,
      "priority": "a constraint has one, such as \"title.width == 100 @high\"",
      "fontSize": "write \"font\": { \"size\": … }",
      "textStyle": "write \"font\": { \"style\": … }",
      "constraints": "constraints stand beside \"view\" at the top of the file",
      "translatesAutoresizingMaskIntoConstraints":
        "leave it out: only a view with a \"frame\" keeps its place",
    ]
  }()

  /// Replacements for keys at the top of a file.
  static let fileKeys: [String: String] = [
    "root": "view", "layout": "view", "body": "view", "views": "view", "variables": "metrics",
    "constants": "metrics", "variations": "sets", "breakpoints": "sets", "mediaQueries": "sets",
    "@media": "sets", "devices": "at", "windows": "at", "sizes": "at", "rules": "constraints",
    "title": "name", "version": "tinamou",
  ]

  /// Replacements for keys of conditions.
  static let conditionKeys: [String: String] = [
    "horizontalSizeClass": "width", "verticalSizeClass": "height", "orientation": "aspect",
    "preferredContentSizeCategory": "textSize", "dynamicTypeSize": "textSize",
    "layoutDirection": "direction", "userInterfaceIdiom": "idiom", "device": "idiom",
  ]

  /// Advice for words about lengths in conditions.
  static let conditionAdvice: [String: String] = {
    let advice = "write \"view\": \"root\" with \"width>=\" or \"width<\" and a number of points"
    return [
      "min-width": advice, "max-width": advice, "minWidth": advice, "maxWidth": advice,
      "sw600dp": advice,
    ]
  }()

  /// Advice for words that belong in the string of a constraint.
  static let constraintAdvice: [String: String] = {
    let whole = "all of it is one string, such as \"a.width == 2 * b.width + 8 @750\""
    return [
      "item": whole, "firstItem": whole, "secondItem": whole, "firstAttribute": whole,
      "attribute": whole, "relation": whole, "relatedBy": whole, "toItem": whole,
      "multiplier": whole, "constant": whole, "priority": whole, "identifier": "write \"id\"",
      "name": "write \"id\"",
    ]
  }()

  /// Replacements for keys of fonts.
  static let fontKeys: [String: String] = [
    "textStyle": "style", "fontSize": "size", "pointSize": "size", "fontWeight": "weight",
  ]

  /// Replacements for kinds of views.
  static let kinds: [String: String] = [
    "UIView": "view", "div": "view", "ZStack": "view", "FrameLayout": "view",
    "ConstraintLayout": "view", "UILabel": "label", "text": "label", "Text": "label",
    "TextView": "label", "span": "label", "p": "label", "UIButton": "button", "Button": "button",
    "UIImageView": "image", "imageView": "image", "ImageView": "image", "img": "image",
    "UITextField": "textField", "TextField": "textField", "EditText": "textField",
    "input": "textField", "UITextView": "textView", "TextEditor": "textView",
    "textarea": "textView", "UISwitch": "switch", "toggle": "switch", "Toggle": "switch",
    "checkbox": "switch", "UISlider": "slider", "SeekBar": "slider", "range": "slider",
    "UISegmentedControl": "segmentedControl", "UIStepper": "stepper",
    "UIActivityIndicatorView": "activityIndicator", "spinner": "activityIndicator",
    "UIProgressView": "progressView", "ProgressBar": "progressView", "progress": "progressView",
    "UIStackView": "stack", "stackView": "stack", "UIScrollView": "scroll",
    "scrollView": "scroll", "ScrollView": "scroll", "UITableView": "table", "List": "table",
    "list": "table", "UICollectionView": "collection", "RecyclerView": "collection",
    "LazyVGrid": "collection", "grid": "collection", "UIDatePicker": "datePicker",
    "UIPickerView": "pickerView", "Picker": "pickerView", "select": "pickerView",
    "UIPageControl": "pageControl", "UISearchBar": "searchBar", "UIToolbar": "toolbar",
    "UITabBar": "tabBar", "TabView": "tabBar",
  ]

  /// Advice for kinds of views that need an explanation.
  static let kindAdvice: [String: String] = [
    "HStack": "write \"stack\"", "row": "write \"stack\"", "flex": "write \"stack\"",
    "LinearLayout": "write \"stack\" with \"axis\"",
    "VStack": "write \"stack\" with \"axis\": \"vertical\"",
    "column": "write \"stack\" with \"axis\": \"vertical\"",
    "Spacer": "room is a constraint, or the \"spacing\" of a stack",
  ]

  /// Replacements for attributes of views and guides.
  static let attributes: [String: String] = [
    "start": "leading", "end": "trailing", "x": "left", "y": "top", "minX": "left",
    "minY": "top", "maxX": "right", "maxY": "bottom", "midX": "centerX", "midY": "centerY",
  ]

  /// Advice for words that correspond to several attributes, or to none.
  static let attributeAdvice: [String: String] = [
    "center": "write one constraint for 'centerX' and one for 'centerY'",
    "size": "write one constraint for 'width' and one for 'height'",
    "edges": "write four constraints, or \"H:|[view]|\" and \"V:|[view]|\"",
    "frame": "write constraints for 'leading', 'top', 'width' and 'height'",
    "aspectRatio": "write a constraint such as 'photo.height == 0.75 * photo.width'",
  ]

  /// Replacements for guides of views.
  static let guides: [String: String] = [
    "readableContentGuide": "readable", "readableContent": "readable",
    "layoutMarginsGuide": "margins", "layoutMargins": "margins", "padding": "margins",
    "safeAreaLayoutGuide": "safeArea", "safeAreaInsets": "safeArea", "safe": "safeArea",
    "keyboardLayoutGuide": "keyboard", "contentLayoutGuide": "content",
    "frameLayoutGuide": "frame",
  ]

  /// Replacements for priorities.
  static let priorities: [String: String] = [
    "defaultHigh": "high", "defaultLow": "low", "fittingSizeLevel": "50", "medium": "500",
    "UILayoutPriorityRequired": "required", "UILayoutPriorityDefaultHigh": "high",
    "UILayoutPriorityDefaultLow": "low", "strong": "high", "weak": "low",
  ]
}
