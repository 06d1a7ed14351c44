import Foundation

/// The images of an app by name: the sizes that tests set, and those of the files in image folders
/// and asset catalogs below the folder in which the tests run.
@MainActor enum ImageCatalog {
  private static var stated: [String: CGSize] = [:]
  private static var files: [String: URL]?
  private static var found: [String: CGSize] = [:]

  static func setSize(_ size: CGSize, of name: String) { stated[name] = size }

  /// The size of a named image, in points.
  static func size(of name: String) -> CGSize? {
    if let size = stated[name] ?? found[name] { return size }
    guard let file = knownFiles[key(name)], let data = try? Data(contentsOf: file),
      let image = ImageFile(data)
    else { return nil }
    let scale = scale(of: file)
    let size = CGSize(width: image.pixels.width / scale, height: image.pixels.height / scale)
    found[name] = size
    return size
  }

  private static var knownFiles: [String: URL] {
    if let files { return files }
    let made = listFiles()
    files = made
    return made
  }

  /// Lists the files by the name of their set in a catalog, otherwise by their own name. Of an
  /// image in several scales any file will do, since its name states its scale.
  private static func listFiles() -> [String: URL] {
    var files: [String: URL] = [:]
    let folder = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
    let all = FileManager.default.enumerator(
      at: folder, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
    while let file = all?.nextObject() as? URL {
      guard ["png", "jpg", "jpeg", "gif"].contains(file.pathExtension.lowercased()) else {
        continue
      }
      let set = file.deletingLastPathComponent()
      let name =
        set.pathExtension == "imageset"
        ? set.deletingPathExtension().lastPathComponent
        : key(file.lastPathComponent)
      if files[name] == nil { files[name] = file }
    }
    return files
  }

  /// A file name without its extension and scale.
  private static func key(_ name: String) -> String {
    let endings = ["png", "jpg", "jpeg", "gif"]
    let url = URL(fileURLWithPath: name)
    let stem =
      endings.contains(url.pathExtension.lowercased())
      ? url.deletingPathExtension().lastPathComponent : url.lastPathComponent
    return stem.hasSuffix("@2x") || stem.hasSuffix("@3x") ? String(stem.dropLast(3)) : stem
  }

  private static func scale(of file: URL) -> CGFloat {
    let stem = file.deletingPathExtension().lastPathComponent
    return stem.hasSuffix("@3x") ? 3 : stem.hasSuffix("@2x") ? 2 : 1
  }
}
