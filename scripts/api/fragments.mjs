import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const WEIGHTS = ['patch', 'minor', 'major']
const ORDER = ['none', ...WEIGHTS]

/** @typedef {{ file: string, weights: Record<string, 'patch' | 'minor' | 'major'>, text: string }} Fragment */

/**
 * Parses the change fragments, in the format of changesets: `"@lantern/ui": minor` between two lines of `---`, then a sentence for the changelog.
 *
 * @param {string} root
 * @returns {Fragment[]}
 * @throws {Error} naming a malformed file
 */
export function readFragments(root) {
  const folder = join(root, '.changes')
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => name.endsWith('.md') && name !== 'README.md')
    .sort()
    .map((name) => parseFragment(`.changes/${name}`, readFileSync(join(folder, name), 'utf8')))
}

export function parseFragment(file, source) {
  const [, head, text] = /^---\n(.*?)\n---\n+(.+)$/s.exec(source.replaceAll('\r\n', '\n')) ?? []
  const rows = head?.split('\n').map((line) => /^"(@lantern\/[a-z0-9]+)": (patch|minor|major)$/.exec(line))
  if (!rows?.every(Boolean) || text.trim() === '')
    throw new Error(
      `${file}: write \`"@lantern/<package>": patch|minor|major\` between two lines of ---, then one sentence.`,
    )
  return { file, weights: Object.fromEntries(rows.map(([, name, weight]) => [name, weight])), text: text.trim() }
}

/** The heaviest weight that the fragments give a package. */
export function weightFor(fragments, name) {
  return fragments
    .map(({ weights }) => weights[name] ?? 'none')
    .reduce((most, one) => (ORDER.indexOf(one) > ORDER.indexOf(most) ? one : most), 'none')
}

/** The least weight that a verdict demands. Before 1.0.0 a minor may break, and an addition is a minor too: carets accept patches only. */
export function demanded(verdict, version) {
  if (verdict === 'none') return 'none'
  return version.startsWith('0.') ? 'minor' : verdict
}

export function isEnough(given, wanted) {
  return ORDER.indexOf(given) >= ORDER.indexOf(wanted)
}

/** @returns the next version; a major makes 1.0.0 of a version before it */
export function bumped(version, weight) {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number)
  if (weight === 'none') return version
  if (weight === 'patch') return `${major}.${minor}.${patch + 1}`
  return weight === 'major' ? `${major + 1}.0.0` : `${major}.${minor + 1}.0`
}
