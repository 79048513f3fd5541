import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readJson, writeJson } from '../../shared/build/release/files.mjs'
import { bumped, readFragments, weightFor } from './fragments.mjs'
import { PACKAGES, readReleased } from './report.mjs'

/** Files that name a version besides package.json: the table of the page, which a test compares, and the constant of the contract. */
const MENTIONS = [
  { file: 'shell/src/host/federation/shared-versions.ts', line: (name) => new RegExp(`('@lantern/${name}': ')[^']+`) },
  {
    file: 'shared/contract/src/federation/federation.ts',
    line: (name) => (name === 'contract' ? /(const CONTRACT_VERSION = ')[^']+/ : null),
  },
]

/** Of the entry point that pages share. */
const SHARED_ENTRY = '.#'

/**
 * Turns the fragments into versions, changelogs and new baselines, and deletes them. From 1.0.0 on it also counts the revisions of exports, by which the
 * publish gate tells a changed export from the one that a build was made for (shared/build/release/export-revisions.mjs).
 *
 * @param {string} root
 * @param {Record<string, Record<string, string | string[]>>} reports
 * @param {Record<string, string[]>} [broken] by package, exports that the last release had in a form that still stood (judge.mjs)
 * @returns {string[]} one line for each package with a new version
 */
export function collect(root, reports, broken = {}) {
  const fragments = readFragments(root)
  const lines = PACKAGES.flatMap((name) => {
    const file = join(root, 'shared', name, 'package.json')
    const meta = readJson(file)
    const next = bumped(meta.version, weightFor(fragments, meta.name))
    const isFirst = !existsSync(join(root, 'shared', name, 'api.released.json'))
    if (next === meta.version && !isFirst) return []
    if (next !== meta.version) {
      const source = readFileSync(file, 'utf8')
      writeFileSync(file, source.replace(`"version": "${meta.version}"`, `"version": "${next}"`))
      mention(root, name, next)
      writeChangelog(root, name, next, fragments)
    }
    const { revisions = {} } = readReleased(root, name)
    const counted = meta.version.startsWith('0.') ? revisions : raised(revisions, broken[name] ?? [])
    writeJson(join(root, 'shared', name, 'api.released.json'), {
      version: next,
      exports: reports[name],
      ...(Object.keys(counted).length > 0 && { revisions: counted }),
    })
    return [`  ${meta.name} ${meta.version} → ${next}`]
  })
  for (const { file } of fragments) rmSync(join(root, file))
  return lines
}

/** The second form of an export is revision 2. A name that went away keeps its count: it may come back in another form. */
function raised(revisions, broken) {
  const names = broken.filter((key) => key.startsWith(SHARED_ENTRY)).map((key) => key.slice(SHARED_ENTRY.length))
  const next = { ...revisions, ...Object.fromEntries(names.map((name) => [name, (revisions[name] ?? 1) + 1])) }
  return Object.fromEntries(Object.entries(next).sort(([one], [other]) => (one < other ? -1 : 1)))
}

function mention(root, name, version) {
  for (const { file, line } of MENTIONS) {
    const pattern = line(name)
    if (pattern === null) continue
    const path = join(root, file)
    writeFileSync(path, readFileSync(path, 'utf8').replace(pattern, `$1${version}`))
  }
}

function writeChangelog(root, name, version, fragments) {
  const file = join(root, 'shared', name, 'CHANGELOG.md')
  const title = `# Changes of @lantern/${name}\n`
  const before = existsSync(file) ? readFileSync(file, 'utf8').slice(title.length) : ''
  const own = fragments.filter(({ weights }) => `@lantern/${name}` in weights)
  const items = own.map(({ weights, text }) => `- ${weights[`@lantern/${name}`]}: ${text.replaceAll('\n', '\n  ')}\n`)
  writeFileSync(file, `${title}\n## ${version}\n\n${items.join('')}${before}`)
}
