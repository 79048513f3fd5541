import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { listFiles } from '../../shared/build/release/files.mjs'
import { ROOT } from '../../shared/build/release/source-hash.mjs'

/** A working remote, the template of new ones. */
export const SAMPLE = join(ROOT, 'scripts/new/sample')
const NOT_COPIED = new Set(['node_modules', 'dist', 'coverage'])

/**
 * Copies a folder and replaces words in file contents and file names.
 *
 * @param {{ from: string, to: string, words: Record<string, string>, keep?: (file: string) => boolean }} options
 * @returns {string[]} files written, relative to `to`
 */
export function copySample({ from, to, words, keep = () => true }) {
  return listFiles(from, (name) => !NOT_COPIED.has(name))
    .filter(keep)
    .map((file) => {
      const name = replaced(file, words)
      mkdirSync(dirname(join(to, name)), { recursive: true })
      writeFileSync(join(to, name), replaced(readFileSync(join(from, file), 'utf8'), words), { flag: 'wx' })
      return name
    })
}

/** Replaces all words in one pass, longest first, so that a replacement is not replaced again. */
export function replaced(text, words) {
  const names = Object.keys(words).sort((one, other) => other.length - one.length)
  return text.replace(new RegExp(names.map((name) => RegExp.escape(name)).join('|'), 'g'), (word) => words[word])
}

/** Reformats files or folders and sorts their imports, because the new words differ in length and order. One call: biome takes seconds to start. */
export function tidy(...paths) {
  const biome = join(ROOT, 'shared/build/node_modules/.bin/biome')
  const { status, stdout, stderr } = spawnSync(biome, ['check', '--write', ...paths], { cwd: ROOT, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${paths.join(', ')}: generated, but could not be formatted:\n${stdout}${stderr}`)
}

/** @returns {string} `LuckyDraw` of `lucky-draw` */
export function pascalOf(name) {
  return name
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')
}

/** @returns {string} `luckyDraw` of `lucky-draw` */
export function camelOf(name) {
  const pascal = pascalOf(name)
  return pascal.charAt(0).toLowerCase() + pascal.slice(1)
}

/** @returns {string} `Lucky draw` of `lucky-draw` */
export function titleOf(name) {
  const words = name.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
