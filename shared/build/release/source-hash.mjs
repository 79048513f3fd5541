import { createHash } from 'node:crypto'
import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { listFiles, readJson } from './files.mjs'

/** The workspace root. */
export const ROOT = fileURLToPath(new URL('../../..', import.meta.url)).replace(/[\\/]$/, '')

const SKIPPED = new Set([
  'node_modules',
  'dist',
  'dist-development',
  'coverage',
  'test-results',
  'fixtures',
  'README.md',
  'jest.config.mjs',
])

/**
 * Hash of all inputs of a build: the package, the workspace packages it links to (transitively), and the lock file.
 * Tests are excluded: they do not affect a build.
 *
 * @param {string} packageDir
 * @returns {string} 64 hex digits; equal sources give equal hashes on every machine
 */
export function sourceHash(packageDir) {
  const hash = createHash('sha256')
  const add = (path) =>
    hash
      .update(`${relative(ROOT, path)}\0`)
      .update(readFileSync(path))
      .update('\0')
  for (const folder of linkedFolders(packageDir)) {
    for (const file of listFiles(folder, isSource)) add(join(folder, file))
  }
  add(lockFile(packageDir))
  return hash.digest('hex')
}

/** The nearest lock file above the package, or that of the workspace that these programs belong to. */
function lockFile(folder) {
  const found = ['pnpm-lock.yaml', 'package-lock.json'].map((name) => join(folder, name)).find(existsSync)
  if (found) return found
  if (dirname(folder) !== folder) return lockFile(dirname(folder))
  const ours = join(ROOT, 'pnpm-lock.yaml')
  if (existsSync(ours)) return ours
  throw new Error('There is no lock file: install the dependencies first.')
}

/**
 * The package and every workspace package it links to, sorted. Of the devDependencies only `@lantern/build` affects the result.
 *
 * @param {string} packageDir
 * @returns {string[]} absolute folders
 */
export function linkedFolders(packageDir) {
  const found = new Set()
  const visit = (folder) => {
    const real = realpathSync(folder)
    if (found.has(real)) return
    found.add(real)
    const { dependencies = {}, devDependencies = {} } = readJson(join(real, 'package.json'))
    const names = Object.keys(dependencies).filter((name) => name.startsWith('@lantern/'))
    if (devDependencies['@lantern/build']) names.push('@lantern/build')
    for (const name of names) {
      const link = join(real, 'node_modules', name)
      if (existsSync(link)) visit(link)
    }
  }
  visit(packageDir)
  return [...found].sort()
}

function isSource(name) {
  return !name.startsWith('.') && !SKIPPED.has(name) && !/\.test\.tsx?$/.test(name)
}

/**
 * Version of a build that contains it: the package's version and a hash of the sources.
 *
 * @param {string} packageDir
 * @param {string} hash of `sourceHash`
 */
export function sourceVersion(packageDir, hash) {
  return `${readJson(join(packageDir, 'package.json')).version}-${hash.slice(0, 10)}`
}
