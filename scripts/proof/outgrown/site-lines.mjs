import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../../../shared/build/release/source-hash.mjs'

const FOLDER = join(ROOT, 'edge/deploy')

/**
 * A shipped configuration with the lines that are a site's own replaced, and no other: what is proved is what is shipped.
 *
 * @param {string} file in edge/deploy
 * @param {Record<string, string>} lines old text → new text, each in a line marked SITE (or the line after such a mark)
 * @throws {Error} when a text is not there exactly once, or a marked line stays as it was
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
