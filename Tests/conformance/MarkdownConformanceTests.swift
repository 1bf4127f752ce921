import Input
import Markup
import Testing

/// CommonMark as our renderer writes it, with cases for each section of the specification. Each
/// case has the name of its section; the texts are our own. Unlike in the specification, headings
/// have ids, the first level is the page's title, and HTML other than comments is rejected.
@Suite struct MarkdownConformanceTests {
  private func render(_ text: String) -> (html: String, isAccepted: Bool) {
    var diagnostics = Diagnostics()
    let document = Markdown.render(Array(text.utf8), path: "a.md", into: &diagnostics)
    return (String(decoding: document.html.bytes, as: UTF8.self), !diagnostics.hasErrors)
  }

  @Test(arguments: [
    ("Characters and lines", "a\r\nb\rc", "<p>a\nb\nc</p>\n"),
    ("Tabs", "\tto\tLviv", "<pre><code>to\tLviv\n</code></pre>\n"),
    ("Tabs", "- a\n\n\tb", "<ul>\n<li><p>a</p>\n<p>b</p>\n</li>\n</ul>\n"),
    ("Backslash escapes", ##"\*a\* \# \[b\] \Lviv"##, "<p>*a* # [b] \\Lviv</p>\n"),
    (
      "Backslash escapes", #"`\*` <https://a.example/\*>"#,
      "<p><code>\\*</code> <a href=\"https://a.example/%5C*\">https://a.example/\\*</a></p>\n"
    ),
    (
      "Entity and numeric character references", "&copy; &#35; &#x41; &nosuch;",
      "<p>© # A &amp;nosuch;</p>\n"
    ),
    (
      "Entity and numeric character references", "&#42;a&#42; `&copy;`",
      "<p>*a* <code>&amp;copy;</code></p>\n"
    ),
    ("Precedence", "- `one\n- two`", "<ul>\n<li>`one</li>\n<li>two`</li>\n</ul>\n"),
    ("Thematic breaks", "a\n***\n - - -\n__ _", "<p>a</p>\n<hr />\n<hr />\n<hr />\n"),
    ("Thematic breaks", "--\n\n**a", "<p>--</p>\n<p>**a</p>\n"),
    ("ATX headings", "## A ##\n###  B", "<h2 id=\"a\">A</h2>\n<h3 id=\"b\">B</h3>\n"),
    ("ATX headings", "##A\n\n\\## B", "<p>##A</p>\n<p>## B</p>\n"),
    ("Setext headings", "A *b*\n---\nc", "<h2 id=\"a-b\">A <em>b</em></h2>\n<p>c</p>\n"),
    ("Indented code blocks", "    a\n\n      *b*\n", "<pre><code>a\n\n  *b*\n</code></pre>\n"),
    ("Indented code blocks", "a\n    b", "<p>a\nb</p>\n"),
    ("Fenced code blocks", "~~~\n```\n<\n~~~", "<pre><code>```\n&lt;\n</code></pre>\n"),
    ("Fenced code blocks", "````\na\n```\n````\nb", "<pre><code>a\n```\n</code></pre>\n<p>b</p>\n"),
    (
      "Fenced code blocks", "> ```\n> a\n\nb",
      "<blockquote>\n<pre><code>a\n</code></pre>\n</blockquote>\n<p>b</p>\n"
    ),
    ("Fenced code blocks", "```\nopen", "<pre><code>open\n</code></pre>\n"),
    ("HTML blocks", "<!-- a\n\nb -->\n\nc", "<p>c</p>\n"),
    (
      "Link reference definitions", "[A]\n\n[a]: b/ 'c'",
      "<p><a href=\"b/\" title=\"c\">A</a></p>\n"
    ),
    ("Link reference definitions", "[a]: b/\n[a]: c/\n\n[a]", "<p><a href=\"b/\">a</a></p>\n"),
    ("Paragraphs", "a\n   b\n\n\nc", "<p>a\nb</p>\n<p>c</p>\n"),
    ("Blank lines", "  \n\na\n  \n\nb\n ", "<p>a</p>\n<p>b</p>\n"),
    ("Block quotes", ">a\nb", "<blockquote>\n<p>a\nb</p>\n</blockquote>\n"),
    (
      "Block quotes", "> a\n\n> b",
      "<blockquote>\n<p>a</p>\n</blockquote>\n<blockquote>\n<p>b</p>\n</blockquote>\n"
    ),
    (
      "Block quotes", "> - a\n>   b\nc",
      "<blockquote>\n<ul>\n<li>a\nb\nc</li>\n</ul>\n</blockquote>\n"
    ),
    (
      "List items", "1) a\n\n   b\n2) c",
      "<ol>\n<li><p>a</p>\n<p>b</p>\n</li>\n<li><p>c</p>\n</li>\n</ol>\n"
    ),
    ("List items", "-a\n\n1.b", "<p>-a</p>\n<p>1.b</p>\n"),
    ("List items", "-\n  a\n- \n- b", "<ul>\n<li>a</li>\n<li></li>\n<li>b</li>\n</ul>\n"),
    ("List items", "007. a", "<ol start=\"7\">\n<li>a</li>\n</ol>\n"),
    ("Lists", "- a\n+ b", "<ul>\n<li>a</li>\n</ul>\n<ul>\n<li>b</li>\n</ul>\n"),
    ("Lists", "a\n14. b\n1. c", "<p>a\n14. b</p>\n<ol>\n<li>c</li>\n</ol>\n"),
    (
      "Lists", "- a\n  - b\n\n- c",
      "<ul>\n<li><p>a</p>\n<ul>\n<li>b</li>\n</ul>\n</li>\n<li><p>c</p>\n</li>\n</ul>\n"
    ),
    ("Inlines", "`a`b`", "<p><code>a</code>b`</p>\n"),
    (
      "Code spans", "`` a ` b ``, `\nc\n`, ` `` `",
      "<p><code>a ` b</code>, <code>c</code>, <code>``</code></p>\n"
    ),
    (
      "Emphasis and strong emphasis", "*a*b, c_d_e, **f *g***, ***h***",
      "<p><em>a</em>b, c_d_e, <strong>f <em>g</em></strong>, <em><strong>h</strong></em></p>\n"
    ),
    (
      "Emphasis and strong emphasis", "a * b*, **c*, __d__e",
      "<p>a * b*, *<em>c</em>, __d__e</p>\n"
    ),
    (
      "Links", "[a](<b/> (c)) [*d*](e/) [f [g] h](i/)",
      "<p><a href=\"b/\" title=\"c\">a</a> <a href=\"e/\"><em>d</em></a> <a href=\"i/\">f [g] h</a></p>\n"
    ),
    (
      "Links", "[a] (b/) \\[c](d/) [e][F] [g][]\n\n[f]: h/\n[g]: i/",
      "<p>[a] (b/) [c](d/) <a href=\"h/\">e</a> <a href=\"i/\">g</a></p>\n"
    ),
    (
      "Images", "![a *b*][c] \\![d](e/)\n\n[c]: f.svg",
      "<p><img src=\"f.svg\" alt=\"a b\" /> !<a href=\"e/\">d</a></p>\n"
    ),
    (
      "Autolinks", "<https://a.example/?b&c> <d@e.example>",
      "<p><a href=\"https://a.example/?b&amp;c\">https://a.example/?b&amp;c</a> "
        + "<a href=\"mailto:d@e.example\">d@e.example</a></p>\n"
    ),
    ("Autolinks", "< https:a> <a.b:c d> <b:", "<p>&lt; https:a&gt; &lt;a.b:c d&gt; &lt;b:</p>\n"),
    ("Raw HTML", "a<!-- b -->c", "<p>ac</p>\n"),
    ("Hard line breaks", "a\\\nb  \n c\\", "<p>a<br />\nb<br />\nc\\</p>\n"),
    ("Hard line breaks", "`a  \nb`", "<p><code>a   b</code></p>\n"),
    ("Soft line breaks", "a \n b", "<p>a\nb</p>\n"),
    ("Textual content", "a  $%^ é 的", "<p>a  $%^ é 的</p>\n"),
  ])
  func commonMark(section: String, text: String, html: String) {
    let result = render(text)
    #expect(result.isAccepted, "\(section)")
    #expect(result.html == html, "\(section)")
  }

  @Test(arguments: [
    ("HTML blocks", "<div>\na\n</div>"), ("HTML blocks", "<script>\na\n</script>"),
    ("Raw HTML", "a <b>c</b>"), ("Raw HTML", "a <?b?>"), ("Links", "[a]( )"),
  ])
  func refused(section: String, text: String) {
    #expect(!render(text).isAccepted, "\(section)")
  }
}
