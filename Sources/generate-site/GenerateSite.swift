@main
enum GenerateSite {
  static func main() {}
}
