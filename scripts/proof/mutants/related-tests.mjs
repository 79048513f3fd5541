import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const IMPORT = /(?:from|import)\s*\(?\s*'(\.{1,2}\/[^']+)'/g

/**
 * Test files of a package that import a file: its own test, direct importers, then those with the fewest imports. Excludes component tests
 * (`.test.tsx`) and application tests in `test/`, which would render pages or start a database for each mutant.
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
  const tests = globSync('{src,test/src}/**/*.test.ts', { cwd: packageDir }).map((name) => join(packageDir, name))
  const reaches = tests.map((test) => ({ test, reach: reachOf(test) })).sort((a, b) => a.reach.size - b.reach.size)
  return (file) => {
    const own = file.replace(/\.tsx?$/, '.test.')
    const distance = (test) => (test.startsWith(own) ? 0 : importsOf(test).includes(file) ? 1 : 2)
    return reaches
      .filter(({ reach }) => reach.has(file))
      .map(({ test }) => test)
      .sort((a, b) => distance(a) - distance(b))
  }
}

function readImports(file) {
  return [...readFileSync(file, 'utf8').matchAll(IMPORT)]
    .map(([, name]) => join(dirname(file), name))
    .filter((path) => /\.tsx?$/.test(path) && existsSync(path))
}
