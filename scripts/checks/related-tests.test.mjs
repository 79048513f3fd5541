/** Which tests jest takes for related to an edited file, with the extractor of our preset. */
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { ROOT } from '../../shared/build/release/source-hash.mjs'

const BUILD = join(ROOT, 'shared/build')
const FILES = {
  'package.json': '{"name":"related"}',
  'jest.config.json': JSON.stringify({
    transform: {},
    testEnvironment: 'node',
    dependencyExtractor: join(BUILD, 'jest/dependency-extractor.cjs'),
  }),
  'page.messages.js': 'exports.title = "Page"',
  'sum.fixture.js': 'exports.one = 1',
  'late.js': 'exports.late = 1',
  'later.js': 'exports.later = 1',
  'type.js': '',
  'page.js': `const { title } = require('./page.messages.js')
const path = '/page/*'
exports.load = () => import(/* webpackChunkName: "late" */ './late.js')
/** Ends what looks like a comment to jest. */
export { later } from './later.js'
import type { Type } from './type.js'`,
  'page.test.js': `const { load } = require('./page.js')`,
  'sum.test.js': `const { one } = require('./sum.fixture.js')`,
  'actual.test.js': `const path = '/page/*'
const { one } = jest.requireActual<{ one: (of: number) => number }>('./sum.fixture.js')
/** Ends it. */`,
  'alone.test.js': '',
}

let folder
before(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'lantern-related-')))
  for (const [name, text] of Object.entries(FILES)) write(name, text)
})
after(() => rmSync(folder, { recursive: true }))

describe('the tests related to an edited file', () => {
  for (const [file, tests] of Object.entries({
    'page.test.js': ['page.test.js'],
    'page.messages.js': ['page.test.js'],
    'late.js': ['page.test.js'],
    'later.js': ['page.test.js'],
    'sum.fixture.js': ['actual.test.js', 'sum.test.js'],
    'type.js': [],
  }))
    it(`of ${file} are ${tests.join(' and ') || 'none'}`, () => assert.deepEqual(related(file), tests))

  it('are those of all edited files', () =>
    assert.deepEqual(related('late.js', 'sum.test.js'), ['page.test.js', 'sum.test.js']))

  it('are those that a new file takes from another', () => {
    write('taken/index.js', 'exports.taken = 1')
    write('taken.test.js', `const { taken } = require('./taken')`)
    assert.deepEqual(related('taken/index.js'), ['taken.test.js'])
    write('taken.js', 'exports.taken = 2')
    assert.deepEqual(related('taken.js'), ['taken.test.js'])
  })
})

function write(name, text) {
  mkdirSync(dirname(join(folder, name)), { recursive: true })
  writeFileSync(join(folder, name), text)
}

/** @returns names of the related tests, sorted */
function related(...files) {
  const jest = join(BUILD, 'node_modules/jest/bin/jest.js')
  const args = [jest, '--listTests', '--cacheDirectory', join(folder, '.jest'), '--findRelatedTests', ...files]
  const options = { cwd: folder, env: { ...process.env, NODE_OPTIONS: '' }, encoding: 'utf8' }
  const { status, stdout, stderr } = spawnSync(process.execPath, args, options)
  assert.equal(status, 0, stderr)
  const lines = stdout.split('\n').filter((line) => line !== '')
  return lines.map((line) => relative(folder, line)).sort()
}
