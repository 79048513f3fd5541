/** The publish gate renders a remote in the shell of a small canary too, which almost no visitor gets (issue 11). */
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { anotherShell } from '../rollout/another-shell.ts'
import { untilServed } from '../rollout/served-shells.ts'
import { chromiumPath } from '../site/chromium.ts'
import { ownReleaseService } from '../site/own-release-service.ts'
import { ROOT } from '../site/release-service.ts'

/** A page of activity, and a function of the shell that it calls while it renders. */
const PAGE = '/activity/discount'
const FORMAT_DAY = /(formatDay:\(\)=>)([\w$.]+)/
const THROWN = `location.pathname==="${PAGE}"?()=>{throw new TypeError("the canary broke")}:`
const WITHOUT_BROWSER = ['--without-browser', 'a drill of the browser tests'] as const

test('[OPS-GATE-18] [OPS-GATE-14] a build that fails only in a shell of a 1 % canary is refused; after that shell is rolled back it is released', async () => {
  test.setTimeout(720_000)
  const service = await ownReleaseService({ GATE: 'strict', GATE_BROWSER: await chromiumPath() })
  const publish = (folder: string, ...more: string[]): Promise<string> =>
    service
      .ops('publish', folder, ...more)
      .catch((error: { stderr: string; stdout: string }) => error.stdout + error.stderr)
  try {
    const live = anotherShell(join(service.dataDir, 'live'), '9.0.0-live', 'help-zh-ck-md.')
    const canary = anotherShell(join(service.dataDir, 'canary'), '9.1.0-canary', 'federation.', {
      text: (text) => text.replace(FORMAT_DAY, `$1${THROWN}$2`),
    })
    // The edge reports to the release service shortly after its start.
    await expect
      .poll(() => publish(live.folder, ...WITHOUT_BROWSER), { timeout: 120_000 })
      .toContain('shell 9.0.0-live is live')
    await untilServed(service.edge.origin, [live.version])
    expect(await publish(canary.folder, '--canary', '1', ...WITHOUT_BROWSER)).toContain('9.1.0-canary')

    const dist = join(ROOT, 'remote-activity/dist')
    const refusal = new RegExp(`The page ${PAGE} fails in .*in shell 9\\.1\\.0-canary: .*the canary broke`)
    expect(await publish(dist)).toMatch(refusal)

    await service.ops('rollback', 'shell', '--reason', 'a drill of the browser tests')
    expect(await publish(dist)).toMatch(/activity \S+ is live/)
  } finally {
    await service.stop()
  }
})
