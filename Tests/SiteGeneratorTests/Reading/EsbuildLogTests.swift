import Input
import Testing

@testable import SiteGenerator

@Suite("Messages from esbuild")
struct EsbuildLogTests {
  @Test("Errors and warnings have their own positions, not those of their notes")
  func messages() {
    let log = EsbuildLog(
      Array(
        """
        ✘ [ERROR] The symbol "q" has already been declared

            c.js:4:77:
              4 │ let q = 1; let q = 2;
                ╵                ^

          The symbol "q" was originally declared here:

            d.js:4:66:
              4 │ let q = 1; let q = 2;
                ╵     ^

        ▲ [WARNING] Comparison with -0 [equals-negative-zero]

            b.js:1:0:
              1 │ -0 === x

        ✘ [ERROR] Cannot read directory "xxx": file name too long


        """.utf8))
    #expect(
      log.diagnostics(path: { Path.join("T/assets", $0) }, modules: []).description == """
        T/assets/b.js:1:1: warning: Comparison with -0 [equals-negative-zero]
        T/assets/c.js:4:78: error: The symbol "q" has already been declared
        """)
  }

  @Test(
    "An error without a position is reported for the folder, unless other errors have a position")
  func placeless() {
    let log = EsbuildLog(Array("✘ [ERROR] Invalid build flag: \"--x\"\n\n".utf8))
    #expect(
      log.diagnostics(path: { Path.join("T/assets", $0) }, modules: []).description
        == "T/assets:1:1: error: Invalid build flag: \"--x\"")
  }

  @Test("If there is no error message, the first line of the output is used")
  func crash() {
    let log = EsbuildLog(Array("runtime: goroutine stack exceeds the limit\nfatal error\n".utf8))
    #expect(log.messages.isEmpty)
    #expect(log.firstLine == "runtime: goroutine stack exceeds the limit")
  }
}
