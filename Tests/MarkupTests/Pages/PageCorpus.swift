/// Valid pages, and pages with one fault each, for the page checker and libxml2's validator.
enum PageCorpus {
  /// A page around the given content of `main`, which begins on line 10.
  static func page(_ main: String, head: String = "", before: String = "") -> String {
    """
    <!DOCTYPE html>
    <html xmlns="http://www.w3.org/1999/xhtml" lang="en" xml:lang="en">
    <head>
    <meta charset="utf-8" />
    <title>Roads</title>\(head)
    </head>
    <body>\(before)
    <main id="content">
    <h1>Roads</h1>
    \(main)
    </main>
    </body>
    </html>

    """
  }

  static let good: [String] = [
    "",
    "<p>Words, <em>words</em> &amp; <a href=\"../a/?b=1&amp;c=2#d\">links</a>.<br />More.</p>",
    "<ul><li>One</li><li><p>Two</p><ol start=\"3\"><li>Three</li></ol></li></ul>",
    "<dl><dt>Length</dt><dd>5 km</dd><dt>Cost</dt><dt>Price</dt><dd>1</dd><dd>2</dd></dl>",
    "<dl class=\"facts\"><div><dt>Length</dt><dd>5 km</dd></div></dl>",
    "<dl></dl>",
    """
    <table class="legs"><caption>Legs</caption><colgroup><col span="2" /></colgroup>
    <thead><tr><th scope="col">From</th><th scope="col">To</th></tr></thead>
    <tbody><tr><td colspan="2">Lviv</td></tr></tbody><tfoot><tr><td>Sum</td></tr></tfoot></table>
    """,
    "<figure><img src=\"a.svg\" alt=\"\" width=\"10\" height=\"20\" /><figcaption>A</figcaption></figure>",
    "<figure><figcaption>A</figcaption><p>B</p></figure>",
    """
    <form action="../find/" method="get" role="search"><label for="q">Find</label>
    <input id="q" name="q" type="search" autocomplete="off" /><button type="submit">Go</button>
    <select name="n"><optgroup label="x"><option value="1" selected="selected">1</option></optgroup>
    </select></form>
    """,
    "<fieldset><legend>Algorithm</legend><label><input type=\"radio\" name=\"a\" />BFS</label></fieldset>",
    "<details open=\"open\"><summary>More</summary><p>Text</p></details>",
    """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10.5" role="img" aria-labelledby="t">
    <title id="t">A map</title><desc>Words</desc>
    <g transform="translate(1 2) scale(.5)" fill="none" stroke="#abc"><path d="M1 2l3-4z" /></g>
    <a href="../x/"><circle cx="1" cy="-2" r="3" class="hit"><title>Here</title></circle></a>
    <rect width="5" height="5" /><line x1="0" x2="1" y1="0" y2="1" /><polyline points="1,2 3,4" />
    <text x="1" y="2" text-anchor="middle">Lviv<tspan dx="1"> now</tspan></text>
    <defs><path id="way" d="M0 0" /><clipPath id="cut"><rect width="1" height="1" /></clipPath></defs>
    <text><textPath href="#way">along</textPath></text><use href="#way" /></svg>
    """,
    "<section aria-labelledby=\"h\"><h2 id=\"h\">Part</h2><p><time datetime=\"2024-05\">May</time></p></section>",
    "<section class=\"player\" data-root=\"../\" data-network=\"../data/n.json\" hidden=\"hidden\"></section>",
    "<p><abbr title=\"kilometre\">km</abbr> <bdi lang=\"uk\">Львів</bdi> <kbd>a</kbd> <code>b</code></p>",
    "<blockquote><p>Words</p></blockquote><pre><code class=\"language-swift\">let</code></pre><hr />",
    "<p><progress max=\"1\" value=\"0.5\">50 %</progress> <output for=\"content\">3</output></p>",
    "<template><li>A</li></template><noscript><p>Without scripts</p></noscript>",
    "<nav aria-label=\"Parts\"><ul><li><a href=\"#content\" aria-current=\"page\">Here</a></li></ul></nav>",
    "<article><header><h2>A</h2></header><aside><p>B</p></aside><footer><p>C</p></footer></article>",
    "<p>\n<strong>Long</strong>\n<b>b</b> <i>i</i> <small>s</small> <span class=\"x\">y</span>\n</p>",
    "<p id=\"a.b-c_d\" dir=\"auto\" tabindex=\"-1\">x</p>",
    "<!-- a comment --><p>x</p>",
  ]

  /// The name of a fault, content for `main` that has the fault, and the line of the fault.
  static let broken: [(name: String, main: String, line: Int)] = [
    ("unknown element", "<p>x</p>\n<blink>x</blink>", 11),
    ("misspelt element", "<p>x</p>\n<sectoin></sectoin>", 11),
    ("upper case", "<p>x</p>\n<P>x</P>", 11),
    ("font", "<p>\n<font>x</font></p>", 11),
    ("style element", "<p>x</p>\n<style>p {}</style>", 11),
    ("script without type", "<p>x</p>\n<script src=\"a.js\"></script>", 11),
    ("iframe", "<p>x</p>\n<iframe src=\"a\"></iframe>", 11),
    ("div in em", "<p>x</p>\n<p><em><div>x</div></em></p>", 11),
    ("p in p", "<p>x\n<p>y</p></p>", 11),
    ("ul in p", "<p>x\n<ul><li>y</li></ul></p>", 11),
    ("h2 in span", "<p><span>\n<h2>x</h2></span></p>", 11),
    ("li in div", "<div>\n<li>x</li></div>", 11),
    ("p in ul", "<ul>\n<p>x</p></ul>", 11),
    ("text in ul", "<p>x</p>\n<ul>word<li>x</li></ul>", 11),
    ("text in table", "<p>x</p>\n<table>word<tbody></tbody></table>", 11),
    ("text in tr", "<table><tbody>\n<tr>word<td>x</td></tr></tbody></table>", 11),
    ("dd alone", "<p>x</p>\n<dl><dd>x</dd></dl>", 11),
    ("dt without dd", "<p>x</p>\n<dl><dt>x</dt></dl>", 11),
    ("empty div in dl", "<dl>\n<div></div></dl>", 11),
    ("dl with both kinds", "<dl><div><dt>a</dt><dd>b</dd></div>\n<dt>c</dt><dd>d</dd></dl>", 11),
    ("tr in table", "<table>\n<tr><td>x</td></tr></table>", 11),
    ("td in tbody", "<table><tbody>\n<td>x</td></tbody></table>", 11),
    (
      "tfoot before tbody", "<table><tfoot><tr><td>x</td></tr></tfoot>\n<tbody></tbody></table>", 11
    ),
    ("caption last", "<table><tbody></tbody>\n<caption>x</caption></table>", 11),
    ("empty thead", "<table>\n<thead></thead></table>", 11),
    ("two captions", "<table><caption>a</caption>\n<caption>b</caption></table>", 11),
    (
      "figcaption in the middle",
      "<p>x</p>\n<figure><p>a</p><figcaption>b</figcaption><p>c</p></figure>",
      11
    ),
    ("figcaption in div", "<div>\n<figcaption>x</figcaption></div>", 11),
    ("details without summary", "<p>x</p>\n<details><p>x</p></details>", 11),
    ("summary in div", "<div>\n<summary>x</summary></div>", 11),
    ("legend late", "<fieldset><p>x</p>\n<legend>y</legend></fieldset>", 11),
    ("option in ul", "<ul>\n<option>x</option></ul>", 11),
    ("div in select", "<p><select>\n<div>x</div></select></p>", 11),
    ("img with content", "<p>x</p>\n<p><img src=\"a\" alt=\"b\">x</img></p>", 11),
    ("br with content", "<p>x</p>\n<p><br>x</br></p>", 11),
    ("img without alt", "<p>x</p>\n<p><img src=\"a.png\" /></p>", 11),
    ("img without src", "<p>x</p>\n<p><img alt=\"\" /></p>", 11),
    ("width not a number", "<p>x</p>\n<p><img src=\"a\" alt=\"\" width=\"3px\" /></p>", 11),
    ("button without type", "<p>x</p>\n<p><button>x</button></p>", 11),
    ("input without type", "<p>x</p>\n<p><input name=\"a\" /></p>", 11),
    ("unknown input type", "<p>x</p>\n<p><input type=\"datetime\" /></p>", 11),
    ("unknown attribute", "<p>x</p>\n<p align=\"left\">x</p>", 11),
    ("misspelt attribute", "<p>x</p>\n<p clas=\"x\">x</p>", 11),
    ("style attribute", "<p>x</p>\n<p style=\"color: red\">x</p>", 11),
    ("onclick", "<p>x</p>\n<p onclick=\"x()\">x</p>", 11),
    ("unknown data attribute", "<p>x</p>\n<p data-unheard=\"x\">x</p>", 11),
    ("unknown aria attribute", "<p>x</p>\n<p aria-lable=\"x\">x</p>", 11),
    ("aria-hidden", "<p>x</p>\n<p aria-hidden=\"yes\">x</p>", 11),
    ("unknown role", "<p>x</p>\n<p role=\"buton\">x</p>", 11),
    ("dir", "<p>x</p>\n<p dir=\"left\">x</p>", 11),
    ("lang", "<p>x</p>\n<p lang=\"english language\">x</p>", 11),
    ("hidden", "<p>x</p>\n<p hidden=\"true\">x</p>", 11),
    ("tabindex", "<p>x</p>\n<p tabindex=\"first\">x</p>", 11),
    ("javascript", "<p>x</p>\n<p><a href=\"javascript:x()\">x</a></p>", 11),
    ("space in href", "<p>x</p>\n<p><a href=\"a b\">x</a></p>", 11),
    ("empty href", "<p>x</p>\n<p><a href=\"\">x</a></p>", 11),
    ("data image", "<p>x</p>\n<p><img src=\"data:image/png,x\" alt=\"\" /></p>", 11),
    ("post", "<p>x</p>\n<form method=\"post\"></form>", 11),
    ("scope", "<table><thead><tr>\n<th scope=\"column\">x</th></tr></thead></table>", 11),
    ("colspan", "<table><tbody><tr>\n<td colspan=\"two\">x</td></tr></tbody></table>", 11),
    ("start", "<p>x</p>\n<ol start=\"x\"><li>x</li></ol>", 11),
    ("datetime", "<p>x</p>\n<p><time datetime=\"May\">x</time></p>", 11),
    ("id with a space", "<p>x</p>\n<p id=\"a b\">x</p>", 11),
    ("id that begins with a digit", "<p>x</p>\n<p id=\"1a\">x</p>", 11),
    ("same id twice", "<p id=\"x\">x</p>\n<p id=\"x\">x</p>", 11),
    ("second main", "<p>x</p>\n<main></main>", 11),
    ("title in main", "<p>x</p>\n<title>x</title>", 11),
    ("body in main", "<p>x</p>\n<body></body>", 11),
    ("circle r", drawing("<circle r=\"3px\" />"), 11),
    ("path without d", drawing("<path class=\"x\" />"), 11),
    ("path data", drawing("<path d=\"M0 0K\" />"), 11),
    ("viewBox", "<p>x</p>\n<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 1\"></svg>", 11),
    ("div in svg", drawing("<div />"), 11),
    ("text in svg", "<p>x</p>\n<svg xmlns=\"http://www.w3.org/2000/svg\">word<g /></svg>", 11),
    ("style in svg", drawing("<style>a {}</style>"), 11),
    ("fill", drawing("<path d=\"M0 0\" fill=\"url(javascript:x)\" />"), 11),
    ("stroke-linecap", drawing("<path d=\"M0 0\" stroke-linecap=\"pointed\" />"), 11),
    ("foreignObject", drawing("<foreignObject />"), 11),
    ("svg without its namespace", "<p>x</p>\n<svg viewBox=\"0 0 1 1\"></svg>", 11),
    ("tspan in g", drawing("<g><tspan>x</tspan></g>"), 11),
    ("not well-formed", "<p>x</p>\n<p><b>x</p>", 11),
    ("unknown entity", "<p>x</p>\n<p>a&nbsp;b</p>", 11),
    ("bare ampersand", "<p>x</p>\n<p>a & b</p>", 11),
    ("unquoted attribute", "<p>x</p>\n<p class=a>b</p>", 11),
    ("same attribute twice", "<p>x</p>\n<p class=\"a\" class=\"b\">b</p>", 11),
    ("attribute without value", "<p>x</p>\n<p hidden>b</p>", 11),
  ]

  private static func drawing(_ content: String) -> String {
    "<svg xmlns=\"http://www.w3.org/2000/svg\">\n\(content)</svg>"
  }
}
