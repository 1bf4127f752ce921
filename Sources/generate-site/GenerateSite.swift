#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

@main
enum GenerateSite {
  static func main() async {
    Output.openStandardStreams()
    let status = await Invocation.run(Array(CommandLine.arguments.dropFirst()))
    exit(status.rawValue)
  }
}
