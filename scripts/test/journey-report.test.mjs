/** What `npm test` names of a run of Playwright, from its real report. Run by `node --test`. */
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { ROOT } from '../../shared/build/release/source-hash.mjs'
import { errorsOf, titlesOf } from './journey-report.mjs'

const MODULES = join(ROOT, 'e2e/node_modules')

let folder
before(() => {
  folder = mkdtempSync(join(tmpdir(), 'lantern-report-'))
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}')
  symlinkSync(MODULES, join(folder, 'node_modules'))
})
after(() => rmSync(folder, { recursive: true }))

/** @returns the report of a run of these specs, none of which opens a browser */
function reportOf(files) {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  const args = [
    join(MODULES, '@playwright/test/cli.js'),
    'test',
    '--reporter=json',
    '--retries=1',
    ...Object.keys(files),
  ]
  const { stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: folder,
    env: { ...process.env, NODE_OPTIONS: '', PLAYWRIGHT_JSON_OUTPUT_NAME: '', PLAYWRIGHT_JSON_OUTPUT_FILE: '' },
    encoding: 'utf8',
  })
  assert.ok(stdout.startsWith('{'), stderr || stdout)
  return JSON.parse(stdout)
}

describe('the report of the journeys', () => {
  it('names a failed test with its describes, and a flaky one apart', () => {
    const report = reportOf({
      'a.spec.js': `import { expect, test } from '@playwright/test'
test('stands alone', () => expect(1).toBe(2))
test.describe('a part', () => {
  test('passes', () => {})
  test.describe('of a part', () => test('stands below', () => expect(1).toBe(2)))
  test('is flaky', ({}, { retry }) => expect(retry).toBe(1))
})`,
    })
    assert.deepEqual(titlesOf(report, 'unexpected'), [
      'a.spec.js  stands alone',
      'a.spec.js  a part › of a part › stands below',
    ])
    assert.deepEqual(titlesOf(report, 'flaky'), ['a.spec.js  a part › is flaky'])
    assert.deepEqual(errorsOf(report), [])
  })

  it('names what failed outside of a test', () => {
    const report = reportOf({ 'b.spec.js': `import { nothing } from './nothing.js'\nnothing()` })
    assert.deepEqual(titlesOf(report, 'unexpected'), [])
    assert.match(errorsOf(report)[0], /^journeys: .*Cannot find module .*nothing\.js/)
  })
})
