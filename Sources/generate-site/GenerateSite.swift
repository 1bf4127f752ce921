import Platform

@main
enum GenerateSite {
  static func main() async {
    Output.openStandardStreams()
    let status = await Invocation.run(Array(CommandLine.arguments.dropFirst()))
    exit(status.rawValue)
  }
}
