import Input
import SiteGenerator

@main
enum GenerateSite {
  static func main() async {
    var options = SiteBuilder.Options()
    options.jobs = 2
    if CommandLine.arguments.count > 2 { options.templates = CommandLine.arguments[2] }
    options.output = CommandLine.arguments.count > 1 ? CommandLine.arguments[1] : "site"
    do {
      let (report, _) = try await SiteBuilder(options: options, progress: SilentProgress()).build()
      print(String(decoding: report.json(), as: UTF8.self))
    } catch SiteBuilder.Failure.input(let diagnostics) {
      print(
        diagnostics.all.prefix(60).map { "\($0)" }.joined(separator: "\n"), diagnostics.all.count)
    } catch {
      print(error)
    }
  }
}
