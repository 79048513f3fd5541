/** A literal path in `import()`, `require()` or jest's forms of it. */
const CALL =
  /\b(?:import|require|requireActual|requireMock)(?:<[\s\S]*?>)?\(\s*(?:\/\*[\s\S]*?\*\/\s*)?(['"`])(\.[^'"`$]*)\1/g
/** A literal path in `import … from`, `import '…'` or `export … from`, except of types. */
const STATEMENT = /^(?:import|export)\s+(?!type\s)(?:[^'"]+\sfrom\s+)?(['"])(\.[^'"]*)\1/gm

/**
 * Names the modules that a file loads, for `jest --findRelatedTests`. jest's own reading takes a string like `'/mine/*'` for the start of a comment and skips
 * everything until the end of the next one, so paths of the package are also read without regard to comments. One in a comment runs a test too many.
 */
module.exports = {
  extract(code, _file, extractByDefault) {
    const found = extractByDefault(code)
    for (const form of [CALL, STATEMENT]) for (const [, , path] of code.matchAll(form)) found.add(path)
    return found
  },
  getCacheKey: () => '1',
}
