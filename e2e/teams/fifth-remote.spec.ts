/**
 * A new team (issue 4, "For a team"): one command generates its remote, which passes every gate, is published and shown by the existing
 * shell. Runs in a copy of the sources and with a separate release service.
 */
import { execFile } from 'node:child_process'
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brokenBuild } from '../faults/broken-build.ts'
import { headlessShellPath } from '../site/chromium.ts'
import { expectNoAxeViolations } from '../site/expect-axe.ts'
import { DATA_DIR } from '../site/origins.ts'
import { type OwnReleaseService, ownReleaseService } from '../site/own-release-service.ts'
import { ROOT } from '../site/release-service.ts'
import { expect, test } from '../site/watched-page.ts'
import { copyWorkspace, type WorkspaceCopy } from '../site/workspace-copy.ts'

let copy: WorkspaceCopy
let service: OwnReleaseService | undefined

test.beforeEach(() => {
  const name = `fifth-${process.hrtime.bigint().toString(36)}`
  copy = copyWorkspace(join(DATA_DIR, name))
})
test.afterEach(async ({ page }) => {
  // An open page would log that its server is gone.
  await page.close()
  await service?.stop()
  service = undefined
  rmSync(copy.folder, { recursive: true, force: true })
})

test('[BUILD-1] [BUILD-2] [BUILD-3] [OPS-GATE-8] [OPS-GATE-9] a fifth remote is generated, tested, refused by a strict release service while a module of it throws, published, and shown by the unchanged shell', async ({
  page,
}) => {
  test.setTimeout(900_000)
  const before = listed(copy.folder)
  await test.step('written', async () => {
    await expect(scripted('new.mjs', 'remote', 'game')).rejects.toThrow('/game is owned by the remote games')
    await expect(scripted('new.mjs', 'remote', 'help')).rejects.toThrow('belongs to the shell or the servers')
    expect(listed(copy.folder)).toEqual(before)
    await scripted('new.mjs', 'remote', 'lucky-draw', '--zh', '好运抽奖', '--en', 'Lucky draw', '--no-install')
    await scripted('new.mjs', 'page', 'lucky-draw/winners', '--zh', '中奖名单', '--en', 'Winners', '--no-endpoint')
    const written = listed(copy.folder).filter((file) => !before.includes(file))
    expect(written.filter((file) => !file.startsWith('remote-lucky-draw/'))).toEqual([])
    expect(before.filter((file) => changed(file))).toEqual([])
    copy.link('remote-lucky-draw')
  })
  await test.step('passes the gates', async () => {
    await scripted('check-rules.mjs')
    await tool('biome', 'check', '--error-on-warnings', 'remote-lucky-draw')
    await tool('depcruise', '--config', 'shared/build/dependency-rules.cjs', 'remote-lucky-draw/src')
    await inRemote('node_modules/typescript/bin/tsc', '--noEmit', '-p', '.')
    const { stderr } = await inRemote('node_modules/jest/bin/jest.js')
    expect(stderr).toMatch(/Tests: +(\d+) passed, \1 total/)
    await inRemote('../shared/build/bin/lantern-build.mjs')
  })
  await test.step('published', async () => {
    const own = await ownReleaseService({ GATE: 'strict', GATE_BROWSER: await headlessShellPath() })
    service = own
    const publish = (folder: string): Promise<string> => own.ops('publish', folder).catch(String)
    const dist = join(copy.folder, 'remote-lucky-draw/dist')
    const thrown = brokenBuild('lucky-draw', '9.1.0-throws', throwsInSlots, dist)
    // The edge reports to the release service shortly after its start.
    await expect
      .poll(() => publish(thrown), { timeout: 300_000 })
      .toMatch(/The exposed module \.\/slots does not load.*it broke/)
    expect(await own.ops('list')).not.toContain('9.1.0-throws')
    expect(await publish(dist)).toMatch(/lucky-draw \S+ is live/)
  })
  await test.step('shown by the existing shell', async () => {
    const origin = service?.edge.origin ?? ''
    await expect.poll(async () => (await fetch(`${origin}/lucky-draw/winners`)).status, { timeout: 15_000 }).toBe(200)
    await page.goto(`${origin}/lucky-draw/winners`)
    await expect(page.getByRole('heading', { level: 1, name: '中奖名单', exact: true })).toBeVisible()
    await page.goto(origin)
    await page.locator('[data-slot="home.more"]').getByRole('link', { name: '好运抽奖' }).click()
    await expect(page.getByRole('heading', { level: 1, name: '好运抽奖', exact: true })).toBeVisible()
    await expect(page).toHaveURL(`${origin}/lucky-draw`)
    await expectNoAxeViolations(page)
    await page.getByRole('button', { name: '返回', exact: true }).click()
    await expect(page).toHaveURL(`${origin}/`)
  })
})

const throwsInSlots = (file: string, text: string): string =>
  file.startsWith('slots.') ? text.replace(/(\w\.r\(\w\);)/, '$1throw new Error("it broke");') : text

const QUIET = '--disable-warning=ExperimentalWarning'

async function run(cwd: string, ...args: string[]): Promise<{ stdout: string; stderr: string }> {
  try {
    return await promisify(execFile)(process.execPath, [QUIET, ...args], {
      cwd,
      env: { ...process.env, FORCE_COLOR: '0' },
    })
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string }
    throw new Error(`${args.join(' ')}\n${stdout}\n${stderr}`)
  }
}
const scripted = (script: string, ...args: string[]) => run(copy.folder, `scripts/${script}`, ...args)
const inRemote = (...args: string[]) => run(join(copy.folder, 'remote-lucky-draw'), ...args)

/** Runs a program of the build preset, which is not a Node script. */
async function tool(name: string, ...args: string[]): Promise<void> {
  const file = join(copy.folder, 'shared/build/node_modules/.bin', name)
  await promisify(execFile)(file, args, { cwd: copy.folder }).catch((error: { stdout: string; stderr: string }) => {
    throw new Error(`${name}\n${error.stdout}\n${error.stderr}`)
  })
}

/** Source files below a folder. Links are not followed, because they lead out of it. */
function listed(folder: string, below = ''): string[] {
  return readdirSync(join(folder, below), { withFileTypes: true })
    .flatMap((entry) => {
      const name = join(below, entry.name)
      if (entry.isDirectory()) return /^(node_modules|dist|\.cache)$/.test(entry.name) ? [] : listed(folder, name)
      return entry.isFile() ? [name] : []
    })
    .sort()
}

/** Whether a file of the copy differs from its original. */
function changed(file: string): boolean {
  return !readFileSync(join(copy.folder, file)).equals(readFileSync(join(ROOT, file)))
}
