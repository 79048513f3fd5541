import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readJson, writeJson } from '../../shared/build/release/files.mjs'
import { bumped, readFragments, weightFor } from './fragments.mjs'
import { PACKAGES } from './report.mjs'

/** Files that name a version besides package.json: the table of the page, which a test compares, and the constant of the contract. */
const MENTIONS = [
  { file: 'shell/src/host/federation/shared-versions.ts', line: (name) => new RegExp(`('@lantern/${name}': ')[^']+`) },
  {
    file: 'shared/contract/src/federation/federation.ts',
    line: (name) => (name === 'contract' ? /(const CONTRACT_VERSION = ')[^']+/ : null),
  },
]

/**
 * Turns the fragments into versions, changelogs and new baselines, and deletes them.
 *
 * @param {string} root
 * @param {Record<string, Record<string, string | string[]>>} reports
 * @returns {string[]} one line for each package with a new version
 */
export function collect(root, reports) {
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
    writeJson(join(root, 'shared', name, 'api.released.json'), { version: next, exports: reports[name] })
    return [`  ${meta.name} ${meta.version} → ${next}`]
  })
  for (const { file } of fragments) rmSync(join(root, file))
  return lines
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
