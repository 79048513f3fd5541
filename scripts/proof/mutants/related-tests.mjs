import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const IMPORT = /(?:from|import)\s*\(?\s*'(\.{1,2}\/[^']+)'/g

/**
 * Test files beside the sources of a package that import a file, directly or through others, those with the fewest imports first. Tests of the
 * whole application in `test/` are left out: they start a database for each mutant.
 *
 * @param {string} packageDir
 * @returns {(file: string) => string[]}
 */
export function relatedTests(packageDir) {
  const imports = new Map()
  const importsOf = (file) => {
    if (!imports.has(file)) imports.set(file, readImports(file))
    return imports.get(file)
  }
  const reachOf = (test) => {
    const reached = new Set([test])
    for (const file of reached) for (const next of importsOf(file)) reached.add(next)
    return reached
  }
  const tests = globSync('src/**/*.test.{ts,tsx}', { cwd: packageDir }).map((name) => join(packageDir, name))
  const reaches = tests.map((test) => ({ test, reach: reachOf(test) })).sort((a, b) => a.reach.size - b.reach.size)
  return (file) => reaches.filter(({ reach }) => reach.has(file)).map(({ test }) => test)
}

function readImports(file) {
  return [...readFileSync(file, 'utf8').matchAll(IMPORT)]
    .map(([, name]) => join(dirname(file), name))
    .filter((path) => /\.tsx?$/.test(path) && existsSync(path))
}
