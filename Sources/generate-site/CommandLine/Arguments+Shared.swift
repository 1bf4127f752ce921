import SiteGenerator

extension Arguments {
  /// Returns the number of threads: the value of the flag `--jobs` or, by default, the number of
  /// processors.
  func jobs() throws(UsageError) -> Int {
    try integer("jobs", in: 1...1024) ?? Machine.processorCount
  }

  /// Makes the reporter that the flags `--progress` and `--quiet` ask for.
  func progressReporter() throws(UsageError) -> any ProgressReporting {
    try choice("progress", or: ProgressMode.auto).reporter(isQuiet: has("quiet"))
  }
}

extension NetworkQuery {
  static let flag = Syntax.Flag.value(
    "network", "SLUG", .network, isRequired: true, "the network: a folder of networks/")

  /// Reads the network that the arguments of `route` or `trip` name.
  init(_ arguments: Arguments) throws(QueryFailure) {
    try self.init(
      content: arguments.value("content", or: ContentFolder.standard),
      slug: arguments.required("network"), opening: arguments.list("open"))
  }
}
