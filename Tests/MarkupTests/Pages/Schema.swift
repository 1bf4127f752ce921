import Foundation
import Input

@testable import Markup

enum Schema {
  static let path = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Templates/schema/page.rng").path

  static func load() throws -> PageSchema {
    try PageSchema(bytes: FileSystem.read(path), path: "page.rng")
  }

  static func validator() throws -> SchemaValidator {
    try SchemaValidator(bytes: FileSystem.read(path), path: "page.rng")
  }

  private static let shared = Result { try load() }

  static func checker() throws -> PageChecker {
    PageChecker(schema: try shared.get())
  }
}
