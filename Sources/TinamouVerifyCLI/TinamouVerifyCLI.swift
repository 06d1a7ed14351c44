import TinamouVerifyCommand

@main struct TinamouVerifyCLI {
  static func main() async { await VerifyCommand.main() }
}
