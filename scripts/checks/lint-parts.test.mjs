/** That the parts of lint are together what `biome check .` looks at. */
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { ROOT } from '../../shared/build/release/source-hash.mjs'
import { LINT_PARTS, namesOfPart } from './lint-parts.mjs'

const FILES = [
  'biome.json',
  'one.mjs',
  '.config/two.json',
  'shell/src/three.ts',
  'remote-a/src/four.tsx',
  'remote-b/five.ts',
]

let folder
before(() => {
  folder = mkdtempSync(join(tmpdir(), 'lantern-lint-'))
  for (const file of FILES) {
    mkdirSync(join(folder, file, '..'), { recursive: true })
    writeFileSync(join(folder, file), file.endsWith('.json') ? '{}\n' : 'export const one = 1;\n')
  }
})
after(() => rmSync(folder, { recursive: true }))

describe('the parts of lint', () => {
  it('hold each name at the top of the repository once', () => {
    const names = readdirSync(ROOT)
    const found = LINT_PARTS.flatMap((part) => namesOfPart(part, names))
    assert.deepEqual(found.sort(), names.filter((name) => name !== '.git' && name !== 'node_modules').sort())
  })

  it('look at as many files as all of it', () => {
    const names = readdirSync(folder)
    const counts = LINT_PARTS.map((part) => checkedIn(namesOfPart(part, names)))
    assert.equal(checkedIn(['.']), FILES.length)
    assert.deepEqual(counts, [2, FILES.length - 2])
  })

  it('are refused by a wrong name', () => assert.throws(() => namesOfPart('mine', []), /choose one of remotes, rest/))
})

function checkedIn(names) {
  const biome = join(ROOT, 'shared/build/node_modules/.bin/biome')
  const options = { cwd: folder, encoding: 'utf8', shell: process.platform === 'win32' }
  const { status, stdout, stderr } = spawnSync(biome, ['check', ...names], options)
  assert.equal(status, 0, stderr)
  // It prints the number to the one or the other.
  return Number(/Checked (\d+) files/.exec(stdout + stderr)[1])
}
