/** A release to everybody that fails for its visitors: it goes by itself, as a canary does (decision 0031). No page is opened. */
import type { CollectorReport } from '@lantern/contract/federation'
import { brokenBuild } from '../faults/broken-build.ts'
import { type OwnDesk, ownDesk } from '../site/own-desk.ts'
import { expect, test } from '../site/watched-page.ts'
import { newVisitor, reportAs } from './visitors.ts'

const GOOD = '9.0.0'
const BAD = '9.1.0'
/** Visitors who come at once; some of them count in the ten seconds in which the release was made, and say nothing of it. */
const AT_ONCE = 5
/** Those ten seconds, a report of the edge, and a machine that does other things. */
const LIMIT_MS = 60_000

let desk: OwnDesk | undefined
test.afterEach(() => desk?.stop())

test('[OPS-ROLL-8] a release that fails for who gets it is rolled back by itself, and says why', async () => {
  test.setTimeout(180_000)
  const own = await ownDesk()
  desk = own
  const reports = async (report: CollectorReport): Promise<void> => {
    for (let count = 0; count < AT_ONCE; count += 1) {
      const visitor = await newVisitor('chat', own.edge.origin)
      expect(await reportAs(visitor, [report], own.edge.origin)).toBe(204)
    }
  }
  for (const version of [GOOD, BAD]) {
    const dist = brokenBuild('chat', version, (_file, text) => text)
    await own.ops('publish', dist, '--without-browser', 'a drill of the browser tests')
    await expect
      .poll(async () => (await fetch(`${own.edge.origin}/discovery.json`)).text(), { timeout: LIMIT_MS })
      .toContain(`/r/chat/${version}/`)
    if (version === GOOD) await reports({ kind: 'remote', remote: 'chat', version, outcome: 'loaded' })
  }
  const failed: CollectorReport = { kind: 'remote', remote: 'chat', version: BAD, outcome: 'failed', phase: 'chunk' }
  await expect(async () => {
    await reports(failed)
    const history = await own.ops('history', 'chat')
    expect(history).toMatch(/rollback +9\.0\.0 .*error-budget: 9\.1\.0: it failed for .* the version before for/)
  }).toPass({ timeout: LIMIT_MS })
})
