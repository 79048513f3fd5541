/** Generates pages in a copy of the repository. Whether they pass the gates: `npm run proof -- generator`. */
import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { workspaceCopy } from './workspace-copy.mjs'

let copy
const page = (...args) => copy.run('scripts/new.mjs', 'page', ...args)
const text = (file) => readFileSync(join(copy.folder, file), 'utf8')

before(() => {
  copy = workspaceCopy()
})
after(() => copy.remove())

describe('npm run new -- page', () => {
  it('refuses what it cannot write, and writes nothing', () => {
    assert.throws(() => page('mine'), /write REMOTE\/PATH/)
    assert.throws(() => page('nowhere/points'), /remote-nowhere\/ does not exist/)
    assert.throws(() => page('mine/vip'), /already has a page/)
    assert.throws(() => page('mine/mall'), /@lantern\/contract\/mall already exists: add --no-endpoint/)
    assert.throws(() => page('mine/identity'), /already exists/)
    assert.throws(() => page('mine/passkey'), /already exists/)
    assert.equal(copy.git('status', '--short'), '')
  })

  it('writes a page below another with a parameter, and only its remote changes without an endpoint', () => {
    page('mine/vip/points/:id', '--en', 'Entry', '--zh', '明细', '--no-endpoint')
    assert.match(text('remote-mine/src/vip/points/id/vip-points-id-page.tsx'), /parent="\/mine\/vip"/)
    assert.match(text('remote-mine/src/exposed/routes.tsx'), /path: 'vip\/points\/:id', element: <VipPointsIdPage \/>/)
    const others = changed().filter((file) => !file.startsWith('remote-mine/') && !file.startsWith('shared/build/'))
    assert.deepEqual(others, [])
  })

  it('writes texts, rules, tests, the contract stub and the sandbox handler', () => {
    page('mine/points', '--en', 'Points', '--zh', '积分明细')
    const written = [
      'shared/contract/src/mine/points.ts',
      'sandbox/src/mine/points.routes.ts',
      'sandbox/test/points.test.ts',
    ]
    for (const file of written) assert.ok(existsSync(join(copy.folder, file)), file)
    assert.match(text('remote-mine/RULES.md'), /^- MINE-POINTS-1 /m)
    assert.match(text('sandbox/RULES.md'), /^- SBX-POINTS-1 /m)
    assert.match(text('docs/api/openapi.json'), /\/site\/api\/v1\/mine\/points\/rows/)
  })
})

function changed() {
  return copy
    .git('status', '--short', '--untracked-files=all')
    .split('\n')
    .flatMap((line) => line.slice(3) || [])
}
