# A formula for Homebrew. To use it, put it into a tap and replace the addresses by those of the sources.
class GenerateSite < Formula
  desc "Static atlases of networks, places and countries"
  homepage "https://example.org/"
  license "MIT"
  head "https://example.org/routeatlas.git", branch: "main"

  depends_on "pkgconf" => :build
  depends_on xcode: ["26.0", :build]
  depends_on "brotli"
  depends_on "cmark-gfm"
  depends_on "esbuild"
  depends_on "libmicrohttpd"
  depends_on "libxml2"
  depends_on "libyaml"
  depends_on macos: :tahoe

  uses_from_macos "zlib"

  def install
    system "swift", "build", "--disable-sandbox", "-c", "release", "--product", "generate-site"
    system "make", "install-files", "TOOL=.build/release/generate-site", "PREFIX=#{prefix}"
  end

  test do
    system bin/"generate-site", "new", "atlas"
    cd "atlas" do
      system bin/"generate-site", "build"
      system bin/"generate-site", "check", "site"
    end
  end
end
