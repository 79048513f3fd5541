import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../../../shared/build/release/source-hash.mjs'

const FOLDER = join(ROOT, 'edge/deploy')

/**
 * Replaces only the site-specific lines of a shipped configuration, so that the proof runs the shipped file.
 *
 * @param {string} file in edge/deploy
 * @param {Record<string, string>} lines old text → new text, each on a line marked SITE (or the line after the mark)
 * @throws {Error} if a text does not occur exactly once, or a marked line is unchanged
 */
export function withSiteLines(file, lines) {
  const left = new Set(Object.keys(lines))
  const text = readFileSync(join(FOLDER, file), 'utf8').split('\n')
  const changed = text.map((line, at) => {
    const isMarked = line.includes('# SITE') || (text[at - 1] ?? '').startsWith('# SITE')
    if (!isMarked || line.startsWith('#')) return line
    const known = [...left].find((old) => line.includes(old))
    if (known === undefined) throw new Error(`edge/deploy/${file}: no value for the line "${line.trim()}".`)
    left.delete(known)
    return line.replace(known, lines[known]).replace(/\s*# SITE.*/, '')
  })
  if (left.size > 0) throw new Error(`edge/deploy/${file} has no SITE line with ${[...left].join(', ')}.`)
  return changed.join('\n')
}
