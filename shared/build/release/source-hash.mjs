import { createHash } from 'node:crypto'
import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { basename, dirname, join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { lockPart } from '../versions/lock-part.mjs'
import { listFiles, readJson } from './files.mjs'

/** The workspace root. */
export const ROOT = fileURLToPath(new URL('../../..', import.meta.url)).replace(/[\\/]$/, '')

const PNPM_LOCK = 'pnpm-lock.yaml'
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
 * All inputs of a build: the sources of the package and of the workspace packages that it links to (transitively), and their part of the lock file.
 * Tests are excluded: they do not affect a build.
 *
 * @param {string} packageDir
 * @returns {{ sources: Record<string, string>, packages: Record<string, string> }} SHA-256 by path in the workspace, integrity by `name@version`
 */
export function buildInputs(packageDir) {
  const folders = linkedFolders(packageDir)
  const paths = folders.flatMap((folder) => listFiles(folder, isSource).map((file) => join(folder, file)))
  const sources = Object.fromEntries(
    paths.map((path) => [relative(ROOT, path).split(sep).join('/'), hashOf(readFileSync(path))]),
  )
  const lock = lockFile(packageDir)
  // The shell's polyfills are devDependencies; those of a linked package affect its tests only.
  const own = realpathSync(packageDir)
  const part =
    basename(lock) === PNPM_LOCK
      ? lockPart(
          lock,
          folders.map((folder) => ({ folder, withDev: folder === own })),
        )
      : null
  if (part === null) return { sources: { ...sources, [basename(lock)]: hashOf(readFileSync(lock)) }, packages: {} }
  return { sources, packages: part }
}

/**
 * Hash of all inputs of a build.
 *
 * @param {string} packageDir
 * @returns {string} 64 hex digits; equal inputs give equal hashes on every machine
 */
export function sourceHash(packageDir) {
  return hashOfInputs(buildInputs(packageDir))
}

/** @param {ReturnType<typeof buildInputs>} inputs */
export function hashOfInputs(inputs) {
  return hashOf(JSON.stringify(inputs))
}

function hashOf(content) {
  return createHash('sha256').update(content).digest('hex')
}

/**
 * @param {string} packageDir
 * @returns {string} the folder of the lock file that the package is installed with
 */
export function workspaceOf(packageDir) {
  return dirname(lockFile(packageDir))
}

/** The nearest lock file above the package, or that of the workspace that these programs belong to. */
function lockFile(folder) {
  const found = [PNPM_LOCK, 'package-lock.json'].map((name) => join(folder, name)).find(existsSync)
  if (found) return found
  if (dirname(folder) !== folder) return lockFile(dirname(folder))
  const ours = join(ROOT, PNPM_LOCK)
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
