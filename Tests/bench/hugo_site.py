"""Creates a site for our generator and for Hugo. The texts in Markdown are the same, and each
generator has its own template, with which it must produce the same bytes."""

import pathlib
import random

PAGES = 10_000
WORDS = "route place link cost search network city road tree path frontier queue weight map train ferry".split()
PAGE = """<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" lang="en" xml:lang="en">
<head>
<meta charset="utf-8" />
<title>{title}</title>
<meta name="description" content="{description}" />
{style}
</head>
<body class="text">
<main id="content">
<h1>{title}</h1>
<div class="prose">
{body}</div>
</main>
</body>
</html>
"""
OURS = PAGE.format(title="{{title}}", description="{{description}}", style='<link rel="stylesheet" href="{{root}}{{stylesheet}}" />',
                   body="{{#body}}\n{{#parts}}\n{{{markup}}}\n{{/parts}}\n{{/body}}\n")
# In Hugo's template, the style sheet has another name of the same length.
HUGO = PAGE.format(title="{{ .Title }}", description="{{ .Description }}",
                   style='<link rel="stylesheet" href="../assets/site.000000000000.css" />', body="{{ .Content }}\n")


def words(chance, count):
    return " ".join(chance.choice(WORDS) for _ in range(count)).capitalize()


def text(chance, number):
    """A text with four parts, each with a link to another page."""
    parts = [
        f"## {words(chance, 3)} {part}\n\n{words(chance, 60)}. See [another page](../p{chance.randrange(PAGES):05}/) and *this*.\n\n"
        "- one\n- two\n- `three`\n"
        for part in range(4)
    ]
    return f"---\ntitle: Page {number}\ndescription: The page {number} of many.\n---\n" + "\n".join(parts)


def write(folder, files):
    for name, content in files.items():
        path = pathlib.Path(folder, name)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(content)


def make(folder):
    chance = random.Random(1)
    texts = {f"p{number:05}.md": text(chance, number) for number in range(PAGES)}
    ours, hugo = pathlib.Path(folder, "ours"), pathlib.Path(folder, "hugo")
    write(ours, {"site.yml": "title: Many pages\ndescription: Many pages.\nbase-url: https://example.org/\n",
                 "theme/text.mustache": OURS})
    write(ours / "pages", texts)
    write(hugo, {"config.toml": 'title = "Many pages"\nbaseURL = "https://example.org/"\n'
                                'disableKinds = ["taxonomy", "term", "RSS"]\n',
                 "layouts/_default/single.html": HUGO, "layouts/index.html": HUGO,
                 "static/assets/site.000000000000.css": "body { color: black; }\n"})
    write(hugo / "content", texts)
    return ours, hugo
