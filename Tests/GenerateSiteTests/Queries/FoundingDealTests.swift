import Input
import Testing

@Suite struct FoundingDealTests {
  @Test(arguments: [(0, 37), (1, 29), (2, 27), (3, 26), (4, 24)])
  func moreTicketsMakeItShorter(tickets: Int, cost: Int) throws {
    let outcome = try Command.run([
      "trip", "--network", "ukraine-board", "--cities",
      "lviv,lutsk,cherkasy,vinnytsia,poltava,voznesensk,lozova", "--tickets", "\(tickets)",
      "--json",
    ])
    var diagnostics = Diagnostics()
    let node = try #require(
      JSON.read(Array(outcome.output.utf8), path: "answer", into: &diagnostics))
    #expect(node["cost"]?.int == cost)
    #expect((node["ticketsUsed"]?.int ?? .max) <= tickets)
    #expect(node["links"]?.elements.compactMap { $0["cost"]?.int }.reduce(0, +) == cost)
  }
}
