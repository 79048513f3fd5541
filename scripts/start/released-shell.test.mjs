/** The sentence about a released shell that wins over the built one. Run by `node --test`. */
import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { it } from 'node:test'
import { noticeOf, releasedShellNotice } from './released-shell.mjs'

const BUILT = '0.1.0-bbbb'

it('names the released shell and the two commands', async (t) => {
  const dist = mkdtempSync(join(tmpdir(), 'lantern-shell-'))
  t.after(() => rmSync(dist, { recursive: true }))
  writeFileSync(join(dist, 'shell.json'), JSON.stringify({ version: BUILT }))
  const asked = []
  const ops = createServer((request, response) => {
    asked.push(request.url)
    const releases = [
      { version: '0.1.0-aaaa', traffic: 100 },
      { version: BUILT, traffic: 0 },
    ]
    response.end(JSON.stringify({ document: JSON.stringify({ salt: '', releases }) }))
  })
  await new Promise((resolve) => ops.listen(0, '127.0.0.1', resolve))
  t.after(() => ops.close())
  const notice = await releasedShellNotice({
    ops: `http://127.0.0.1:${ops.address().port}`,
    environment: 'staging',
    dist,
  })
  assert.deepEqual(asked, ['/shell-releases?environment=staging'])
  assert.equal(
    notice,
    'Edges serve the released shell 0.1.0-aaaa, not 0.1.0-bbbb of shell/dist: `npm run ops -- publish shell/dist` releases it, `npm run ops -- kill shell --reason "…"` makes them serve the folder.',
  )
})

it('says nothing without a release, or when the build is the release', () => {
  assert.equal(noticeOf(BUILT, []), '')
  assert.equal(
    noticeOf(BUILT, [
      { version: BUILT, traffic: 100 },
      { version: '0.1.0-aaaa', traffic: 0 },
    ]),
    '',
  )
})

it('names the share of visitors while the build is a canary', () => {
  const notice = noticeOf(BUILT, [
    { version: BUILT, traffic: 5 },
    { version: '0.1.0-aaaa', traffic: 95 },
  ])
  assert.match(
    notice,
    /0\.1\.0-bbbb of shell\/dist to 5 % of visitors and the released shell 0\.1\.0-aaaa to the others/,
  )
  assert.match(notice, /promote shell/)
})
