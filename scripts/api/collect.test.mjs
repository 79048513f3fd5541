/** Tests a release of the shared packages in a folder of its own: versions, changelogs, revisions, baselines. Run by `node --test`. */
import assert from 'node:assert/strict'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, it } from 'node:test'
import { collect } from './collect.mjs'
import { PACKAGES } from './report.mjs'

const TABLE = 'shell/src/host/federation/shared-versions.ts'
const CONTRACT = 'shared/contract/src/federation/federation.ts'
let root

const write = (file, text) => {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}
const read = (file) => readFileSync(join(root, file), 'utf8')
const json = (file) => JSON.parse(read(file))
const fragment = (name, weights, text) => {
  const rows = Object.entries(weights).map(([one, weight]) => `"@lantern/${one}": ${weight}\n`)
  write(`.changes/${name}.md`, `---\n${rows.join('')}---\n\n${text}\n`)
}
/** Reports of all packages with these exports of one. */
const reports = (name, exports) => Object.fromEntries(PACKAGES.map((one) => [one, one === name ? exports : {}]))

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'lantern-release-'))
  for (const name of PACKAGES) {
    const version = name === 'contract' ? '1.1.0' : '0.1.0'
    write(`shared/${name}/package.json`, `{\n  "name": "@lantern/${name}",\n  "version": "${version}"\n}\n`)
    write(`shared/${name}/api.released.json`, JSON.stringify({ version, exports: {} }))
  }
  write(TABLE, "export const SHARED_VERSIONS = {\n  '@lantern/ui': '0.1.0',\n}\n")
  write(CONTRACT, "export const CONTRACT_VERSION = '1.1.0'\n")
})
afterEach(() => rmSync(root, { recursive: true }))

describe('collect', () => {
  it('raises each version by its heaviest fragment, wherever it stands, and writes the sentences down', () => {
    fragment('a', { ui: 'minor', contract: 'patch' }, 'Adds a chart.')
    fragment('b', { contract: 'minor' }, 'Adds a field.')
    const said = collect(root, reports('ui', { '.#Chart': 'const Chart' }))
    assert.deepEqual(said, ['  @lantern/contract 1.1.0 → 1.2.0', '  @lantern/ui 0.1.0 → 0.2.0'])
    assert.equal(json('shared/ui/package.json').version, '0.2.0')
    assert.match(read(TABLE), /'@lantern\/ui': '0\.2\.0'/)
    assert.match(read(CONTRACT), /CONTRACT_VERSION = '1\.2\.0'/)
    assert.deepEqual(json('shared/ui/api.released.json'), { version: '0.2.0', exports: { '.#Chart': 'const Chart' } })
    assert.equal(
      read('shared/contract/CHANGELOG.md'),
      '# Changes of @lantern/contract\n\n## 1.2.0\n\n- patch: Adds a chart.\n- minor: Adds a field.\n',
    )
    assert.equal(existsSync(join(root, '.changes/a.md')), false)
    assert.equal(json('shared/i18n/package.json').version, '0.1.0')
  })

  it('makes 1.0.0 by a major, and from then on counts the forms of each broken export', () => {
    const release = (weight, broken) => {
      fragment('a', { ui: weight }, 'Changes much.')
      collect(root, reports('ui', {}), { ui: broken })
      const { version, revisions } = json('shared/ui/api.released.json')
      return [version, revisions]
    }
    assert.deepEqual(release('major', ['.#Button']), ['1.0.0', undefined])
    assert.deepEqual(release('major', ['.#Card', './styles#sheet', '.#Button']), ['2.0.0', { Button: 2, Card: 2 }])
    assert.deepEqual(release('minor', []), ['2.1.0', { Button: 2, Card: 2 }])
    assert.deepEqual(release('major', ['.#Button']), ['3.0.0', { Button: 3, Card: 2 }])
  })
})
