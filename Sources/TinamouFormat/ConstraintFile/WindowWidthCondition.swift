/// How the width of a window compares with that of its screen, by its name in files.
enum WindowWidthCondition: String, CaseIterable {
  case narrowerThanScreen = "narrower-than-screen"
  case asWideAsScreen = "as-wide-as-screen"
}
