import Testing

/// The image and the build server run what the makefile has, in an image of the manifest's Swift.
///
/// No test builds the image, because that needs a container engine and a network.
@Suite struct DockerfileTests {
  /// The instructions of the Dockerfile, without comments and with continued lines joined.
  private func instructions() throws -> [String] {
    try Repository.text("Dockerfile").split(separator: "\n").filter { !$0.hasPrefix("#") }
      .joined(separator: "\n").replacing("\\\n", with: " ").split(separator: "\n").map(String.init)
  }

  /// The version of Swift that the manifest needs.
  private func swiftVersion() throws -> String {
    let match = try Repository.text("Package.swift").firstMatch(
      of: /swift-tools-version: ([0-9.]+)/)
    return String(try #require(match).output.1)
  }

  @Test func `the image has the version of Swift that the manifest needs`() throws {
    let version = try swiftVersion()
    #expect(try instructions().first == "FROM swift:\(version) AS builder")
  }

  @Test func `the image installs all that its makefile target uses and does not install`() throws {
    let instructions = try instructions()
    let install = try #require(instructions.first { $0.contains("apt-get install") })
    #expect(
      install.contains("apt-get update && apt-get install --yes --no-install-recommends make"))
    // The target installs archives that are missing, so it is run as the user of the image, root.
    #expect(!instructions.contains { $0.hasPrefix("USER") })
    let makefile = try Repository.text("Makefile")
    #expect(makefile.contains("\ndist: archives\n"))
    let archives = try #require(makefile.firstMatch(of: /\narchives := (.*)\n/)).output.1
    #expect(archives.split(separator: " ") == ["libxml2", "liblzma"])
  }

  @Test func `the image copies what its makefile target makes`() throws {
    let instructions = try instructions()
    let makefile = try Repository.text("Makefile")
    let build = try #require(instructions.first { $0.contains("make ") && $0.contains("/image") })
    #expect(build.contains("make dist &&"))
    #expect(makefile.contains(".build/dist/$(package)"))
    #expect(makefile.contains("\npackage = tinamou-$(version)-"))
    for name in ["bin", "LICENSE"] { #expect(build.contains(".build/dist/tinamou-*/\(name)")) }
    #expect(makefile.contains("cp LICENSE "))
    #expect(instructions.last == "ENTRYPOINT [\"/bin/tinamou\"]")
    #expect(instructions.contains("COPY --from=builder /image /"))
    // Nothing that is built outside may get into the image.
    #expect(try Repository.text(".dockerignore").split(separator: "\n") == [".build*", ".git"])
  }

  @Test(arguments: [
    ".ci/run", "Dockerfile", "Integrations/github-layouts.yml", "Integrations/gitlab-layouts.yml",
  ])
  func `every make target that a script runs exists`(path: String) throws {
    let makefile = try Repository.text("Makefile")
    let text = try Repository.text(path)
    let targets = text.matches(of: /\bmake (?:-C \S+ )?([a-z-]+)/).map(\.output.1)
    for target in targets { #expect(makefile.contains("\n\(target):"), "\(target)") }
    #expect(!targets.isEmpty)
  }
}
