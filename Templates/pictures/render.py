"""Renders the pictures that cannot be SVG.

They are the icons for home screens and the preview that other sites show with a link.
Chromium draws them from the site's own drawings. The icons are kept in
Templates/assets/, so that a build does not need Chromium. Run `make pictures` when a
drawing changes.
"""

import functools
import http.server
import os
import pathlib
import shutil
import threading

from playwright.sync_api import sync_playwright

ROOT = pathlib.Path(__file__).resolve().parents[2]
ASSETS = ROOT / "Templates" / "assets"
SITE = pathlib.Path(os.environ.get("SITE", ROOT / "site"))
ROUTE = "networks/e-roads/routes/lviv/lisbon/#embed"
PREVIEW = """
  body { padding: 28px 44px; }
  h1 { font: 600 60px var(--serif); margin: 0; }
  .lead { font-size: 25px; margin: 0 0 16px; max-inline-size: none; }
  .note, .site-footer, figcaption { display: none !important; }
  .map { position: absolute; inset: 158px 0 0 0; margin: 0; max-inline-size: none; overflow: hidden; }
  .map-frame { inline-size: 1500px; margin: -300px 0 0 -60px; max-inline-size: none; }
"""


def icon(page, size, padding=0):
    """Returns the icon as PNG.

    If `padding` is given, the icon has a margin for masks of any shape, and an opaque
    background.
    """
    drawing = (ASSETS / "icon.svg").read_text()
    page.set_viewport_size({"width": size, "height": size})
    page.set_content(
        f"<style>body{{margin:0;background:{'#fbfaf7' if padding else 'transparent'}}}"
        f"svg{{display:block;width:{size - 2 * padding}px;margin:{padding}px}}</style>{drawing}"
    )
    return page.screenshot(omit_background=not padding)


def serve():
    """Starts a local server for the site and returns its address.

    Pages that are opened as files cannot load their scripts and data.
    """
    handler = functools.partial(http.server.SimpleHTTPRequestHandler, directory=str(SITE))
    handler.log_message = lambda *arguments: None
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return f"http://127.0.0.1:{server.server_address[1]}"


def main():
    with sync_playwright() as playwright:
        path = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-headless-shell")
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        page = browser.new_page(color_scheme="light")
        (ASSETS / "icon-192.png").write_bytes(icon(page, 192))
        (ASSETS / "icon-512.png").write_bytes(icon(page, 512))
        (ASSETS / "icon-180.png").write_bytes(icon(page, 180, 12))
        (ASSETS / "icon-maskable.png").write_bytes(icon(page, 512, 72))
        if (SITE / "index.html").is_file():
            page.set_viewport_size({"width": 1200, "height": 630})
            page.goto(f"{serve()}/{ROUTE}", wait_until="networkidle")
            # The page's Content-Security-Policy blocks added `<style>` elements, but
            # not constructed style sheets.
            page.evaluate(
                "css => { const sheet = new CSSStyleSheet(); sheet.replaceSync(css);"
                " document.adoptedStyleSheets = [sheet]; }",
                PREVIEW,
            )
            page.evaluate(
                "lead => { document.querySelector('h1').textContent = 'RouteAtlas';"
                " document.querySelector('.lead').textContent = lead; }",
                "Lviv to Lisbon by E-road, 3,202 km, and how a search found the way",
            )
            page.wait_for_timeout(300)
            (ROOT / "Content" / "static" / "preview.png").write_bytes(page.screenshot())
        browser.close()


if __name__ == "__main__":
    main()
