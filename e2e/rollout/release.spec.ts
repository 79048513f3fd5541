/** A full release that fails for its visitors is rolled back automatically, like a canary (decision 0031). Opens no page. */
import type { CollectorReport } from '@lantern/contract/federation'
import { brokenBuild } from '../faults/broken-build.ts'
import { type OwnReleaseService, ownReleaseService } from '../site/own-release-service.ts'
import { expect, test } from '../site/watched-page.ts'
import { newVisitor, reportAs } from './visitors.ts'

const GOOD = '9.0.0'
const BAD = '9.1.0'
/** Simultaneous visitors; some fall into the ten-second bucket of the release and are not counted. */
const AT_ONCE = 5
/** The ten-second bucket, an edge report, and a busy machine. */
const LIMIT_MS = 60_000

let service: OwnReleaseService | undefined
test.afterEach(() => service?.stop())

test('[OPS-ROLL-8] a release that fails for its visitors is rolled back automatically with a reason', async () => {
  test.setTimeout(480_000)
  const own = await ownReleaseService()
  service = own
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
      .toContain(`"version":"${version}"`)
    if (version === GOOD) await reports({ kind: 'remote', remote: 'chat', version, outcome: 'loaded' })
  }
  const failed: CollectorReport = { kind: 'remote', remote: 'chat', version: BAD, outcome: 'failed', phase: 'chunk' }
  await expect(async () => {
    await reports(failed)
    const history = await own.ops('history', 'chat')
    expect(history).toMatch(/rollback +9\.0\.0 .*error-budget: 9\.1\.0: it failed for .* the version before for/)
  }).toPass({ timeout: LIMIT_MS })
})
