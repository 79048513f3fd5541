/** Which failed tests `npm test` names, from real runs of jest and of `node --test`. */
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { ROOT } from '../../shared/build/release/source-hash.mjs'
import { failedNodeTests } from './failed-node-tests.mjs'

const BUILD = join(ROOT, 'shared/build')

let folder
before(() => {
  folder = mkdtempSync(join(tmpdir(), 'lantern-failed-'))
})
after(() => rmSync(folder, { recursive: true }))

describe('the titles of failed tests', () => {
  it('are those of jest: below a describe, at the top level, and files that failed to run', () => {
    writeFileSync(join(folder, 'package.json'), '{"name":"failing"}')
    writeFileSync(join(folder, 'jest.config.json'), JSON.stringify({ transform: {}, testEnvironment: 'node' }))
    writeFileSync(
      join(folder, 'a.test.js'),
      `it('stands alone', () => { throw new Error('a') })
describe('a part', () => {
  it('passes', () => {})
  describe('of a part', () => it('stands below', () => { throw new Error('b') }))
})`,
    )
    writeFileSync(join(folder, 'b.test.js'), `require('./nothing')`)
    const reporter = join(BUILD, 'jest/count-reporter.cjs')
    const args = [join(BUILD, 'node_modules/jest/bin/jest.js'), '--rootDir', folder, '--reporters', reporter]
    const { status, stderr } = spawnSync(process.execPath, [...args, '--runInBand'], {
      cwd: folder,
      env: {
        ...process.env,
        NODE_OPTIONS: '',
        npm_package_json: join(folder, 'package.json'),
        npm_lifecycle_event: 'test',
      },
      encoding: 'utf8',
    })
    assert.equal(status, 1, stderr)
    const { passed, failed, titles } = JSON.parse(readFileSync(join(folder, '.cache/unit/test.json'), 'utf8'))
    assert.deepEqual({ passed, failed }, { passed: 1, failed: 3 })
    assert.deepEqual(titles.sort(), ['a part › of a part › stands below', 'b.test.js failed to run', 'stands alone'])
  })

  it('are those of node --test, each once', () => {
    const file = join(folder, 'c.test.mjs')
    writeFileSync(
      file,
      `import { describe, it } from 'node:test'
it('stands alone', () => { throw new Error('a') })
describe('a part', () => {
  it('passes', () => {})
  it('stands below (twice)', () => { throw new Error('b') })
})`,
    )
    const { NODE_TEST_CONTEXT: _own, ...env } = process.env
    const args = ['--test', '--test-reporter=dot', file]
    const { stdout } = spawnSync(process.execPath, args, { env: { ...env, NODE_OPTIONS: '' }, encoding: 'utf8' })
    const titles = failedNodeTests(stdout.split('\n'))
    assert.ok(titles.includes('stands alone'), stdout)
    assert.ok(titles.includes('stands below (twice)'), stdout)
    assert.ok(!titles.includes('passes'))
    assert.equal(new Set(titles).size, titles.length)
  })
})
