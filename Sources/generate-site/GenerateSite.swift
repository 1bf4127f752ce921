import CMalloc
import Platform

@main
enum GenerateSite {
  static func main() async {
    AtlasReturnLargeMemory()
    Output.openStandardStreams()
    let status = await Invocation.run(Array(CommandLine.arguments.dropFirst()))
    exit(status.rawValue)
  }
}
