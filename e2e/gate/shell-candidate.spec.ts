/** The publish gate opens a shell before its release and renders the pages of the released remotes in it (issue 11). */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RemoteBuild } from '@lantern/contract/remote-build'
import { expect, test } from '@playwright/test'
import { anotherShell } from '../rollout/another-shell.ts'
import { chromiumPath } from '../site/chromium.ts'
import { ownReleaseService } from '../site/own-release-service.ts'
import { ROOT } from '../site/release-service.ts'

const CHUNK = 'help-zh-ck-md.'
/** A page of activity, and a function of the shell that it calls while it renders. */
const PAGE = '/activity/discount'
const FORMAT_DAY = /(formatDay:\(\)=>)([\w$.]+)/

test('[OPS-SHELL-10] a shell that fails in a page of a remote is refused with remote, page and cause; a sound one is released', async () => {
  test.setTimeout(720_000)
  const service = await ownReleaseService({ GATE: 'strict', GATE_BROWSER: await chromiumPath() })
  const publish = (folder: string, ...more: string[]): Promise<string> =>
    service
      .ops('publish', folder, ...more)
      .catch((error: { stderr: string; stdout: string }) => error.stdout + error.stderr)
  try {
    const dist = join(ROOT, 'remote-activity/dist')
    const { version } = JSON.parse(readFileSync(join(dist, 'lantern.json'), 'utf8')) as RemoteBuild
    // The edge reports to the release service shortly after its start.
    await expect
      .poll(() => publish(dist, '--without-browser', 'a drill of the browser tests'), { timeout: 120_000 })
      .toContain(`activity ${version} is live`)
    const thrown = `location.pathname==="${PAGE}"?()=>{throw new TypeError("the shell broke")}:`
    const broken = anotherShell(join(service.dataDir, 'broken'), '9.1.0-broken', 'federation.', {
      text: (text) => text.replace(FORMAT_DAY, `$1${thrown}$2`),
    })
    const refusal = await publish(broken.folder)
    expect(refusal).toContain(`The page ${PAGE} of activity ${version} fails in `)
    expect(refusal).toMatch(/in shell 9\.1\.0-broken: .*the shell broke/)
    expect(await service.ops('list')).not.toContain('9.1.0-broken')
    const sound = anotherShell(join(service.dataDir, 'sound'), '9.1.1-sound', CHUNK)
    expect(await publish(sound.folder)).toContain('shell 9.1.1-sound is live')
  } finally {
    await service.stop()
  }
})
