/**
 * docs/how-to/upgrade-a-shared-dependency.md with a minor of React: a copy of the workspace is built with the previous version, its shell and remote
 * are live, and the current builds are the upgrade. Too long for `npm test`: `npm run proof -- react-minor`.
 */
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ShellBuild } from '@lantern/contract/federation'
import { SHELL_LIVES_MS } from '@lantern/contract/live-shells'
import type { RemoteBuild } from '@lantern/contract/remote-build'
import type { Page } from '@playwright/test'
import { frameOf } from '../faults/remote-table.ts'
import { installedCopy } from '../site/installed-copy.ts'
import { DATA_DIR } from '../site/origins.ts'
import { type OwnReleaseService, ownReleaseService } from '../site/own-release-service.ts'
import { withoutPopUps } from '../site/pop-ups.ts'
import { ROOT } from '../site/release-service.ts'
import { STILL } from '../site/still.ts'
import { expect, test } from '../site/watched-page.ts'

/** The minor version before the one in the catalog. */
const BEFORE = '19.2.9'
const QUICK = ['--without-browser', 'a rehearsal'] as const
/** Time until an edge serves a release, and until it reports to ops, on a busy machine. */
const SERVED_MS = 120_000

const folder = join(DATA_DIR, `react-${process.hrtime.bigint().toString(36)}`)
const clock = `${folder}-clock`
let service: OwnReleaseService | undefined
test.use(STILL)
test.afterAll(async () => {
  await service?.stop()
  for (const path of [folder, clock, `${clock}.mjs`]) rmSync(path, { recursive: true, force: true })
})

test('[OPS-GATE-20] a minor of React: the remote waits for the shell and for its older pages, and the older remote runs in the newer shell', async ({
  page,
}) => {
  test.setTimeout(1_200_000)
  const now = shellBuild(ROOT).provides.shared.react ?? ''
  expect(now).toMatch(/^19\.3\./)
  await test.step('the workspace with the previous version is built', async () => {
    const copy = await installedCopy(folder, { react: BEFORE, 'react-dom': BEFORE })
    writeTable(BEFORE)
    await copy.build('shell', 'remote-activity')
    expect(shellBuild(folder).provides.shared.react).toBe(BEFORE)
    expect(remoteBuild(folder).shared.react).toBe(`^${BEFORE}`)
    expect(remoteBuild(ROOT).shared.react).toBe(`^${now}`)
  })
  const own = await ownReleaseService({ SHELL_DIR: join(folder, 'shell/dist'), ...movableClock() })
  service = own
  const publish = (from: string, part: string) =>
    own.ops('publish', join(from, part, 'dist'), ...QUICK).then(
      () => '',
      ({ stdout, stderr }: { stdout: string; stderr: string }) => stdout + stderr,
    )
  const [oldShell, newShell] = [shellBuild(folder).version, shellBuild(ROOT).version]
  const [oldActivity, newActivity] = [remoteBuild(folder).version, remoteBuild(ROOT).version]

  await test.step('the previous shell and remote are live', async () => {
    expect(await publish(folder, 'shell')).toBe('')
    await served(own, '/help/qk', oldShell)
    expect(await publish(folder, 'remote-activity')).toBe('')
    await served(own, '/discovery.json', oldActivity)
    await withoutPopUps(page)
    await looksWhole(page, own.edge.origin, BEFORE)
  })
  await test.step('the newer remote is refused, with package, range and version', async () => {
    await expect.poll(() => own.ops('shells'), { timeout: SERVED_MS }).toContain(oldShell)
    const refusal = await publish(ROOT, 'remote-activity')
    expect(refusal).toContain(`The build needs react ^${now}; shell ${oldShell}, `)
    expect(refusal).toContain(`has ${BEFORE}.`)
    expect(await own.ops('list')).not.toContain(newActivity)
  })
  await test.step('the newer shell is released, and the older remote runs in it', async () => {
    expect(await publish(ROOT, 'shell')).toBe('')
    await served(own, '/help/qk', newShell)
    await looksWhole(page, own.edge.origin, now)
    // Pages of the previous shell may be open for half an hour.
    expect(await publish(ROOT, 'remote-activity')).toContain(`The build needs react ^${now}; shell ${oldShell}, `)
  })
  await test.step('half an hour later the newer remote is accepted', async () => {
    await expect.poll(() => own.ops('shells'), { timeout: SERVED_MS }).toContain(newShell)
    writeFileSync(clock, String(SHELL_LIVES_MS + 60_000))
    // The edge reports every ten seconds; its report before the jump also counts as half an hour old.
    await expect
      .poll(
        async () => {
          const listed = await own.ops('shells')
          return [newShell, oldShell].map((version) => listed.includes(version))
        },
        { timeout: SERVED_MS },
      )
      .toEqual([true, false])
    expect(await publish(ROOT, 'remote-activity')).toBe('')
    await served(own, '/discovery.json', newActivity)
    await looksWhole(page, own.edge.origin, now)
  })
  // A page whose site has ended logs refused requests.
  await page.goto('about:blank')
})

const shellBuild = (root: string): ShellBuild => JSON.parse(readFileSync(join(root, 'shell/dist/shell.json'), 'utf8'))
const remoteBuild = (root: string): RemoteBuild =>
  JSON.parse(readFileSync(join(root, 'remote-activity/dist/lantern.json'), 'utf8'))

/** Sets the versions in the table that the shell registers, as the how-to describes. */
function writeTable(version: string): void {
  const table = join(folder, 'shell/src/host/federation/shared-versions.ts')
  const text = readFileSync(table, 'utf8')
  const changed = text.replace(/^( {2}(?:react|'react-dom'): )'[^']+'/gm, `$1'${version}'`)
  expect(changed).not.toBe(text)
  writeFileSync(table, changed)
}

/** Environment of servers whose clock is ahead by the milliseconds in a file, so that the test need not wait half an hour. */
function movableClock(): Record<string, string> {
  writeFileSync(clock, '0')
  writeFileSync(
    `${clock}.mjs`,
    `import { readFileSync } from 'node:fs'
const now = Date.now
let ahead = 0
Date.now = () => now() + ahead
setInterval(() => { ahead = Number(readFileSync(${JSON.stringify(clock)}, 'utf8')) }, 200).unref()
`,
  )
  return { NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --import=file://${clock}.mjs`.trim() }
}

async function served({ edge }: OwnReleaseService, path: string, version: string): Promise<void> {
  await expect.poll(async () => (await fetch(edge.origin + path)).text(), { timeout: SERVED_MS }).toContain(version)
}

/** Expects a page of the remote without an error panel, on the React of the shell. */
async function looksWhole(page: Page, origin: string, react: string): Promise<void> {
  await page.goto(`${origin}/activity/discount`)
  await expect(frameOf(page, 'activity').getByRole('heading', { level: 1 })).toBeVisible({ timeout: 60_000 })
  await expect(page.getByText(/暂时打不开|暂不可用|开小差/)).toHaveCount(0)
  const versions = await page.evaluate(() => {
    const scopes = (globalThis as { __FEDERATION__?: { __SHARE__?: Record<string, unknown> } }).__FEDERATION__
      ?.__SHARE__
    const found = new Set<string>()
    for (const instance of Object.values(scopes ?? {}) as Record<
      string,
      Record<string, Record<string, { loaded?: unknown }>>
    >[])
      for (const [version, { loaded }] of Object.entries(instance.default?.react ?? {})) if (loaded) found.add(version)
    return [...found]
  })
  expect(versions).toEqual([react])
}
