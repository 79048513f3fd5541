/**
 * One team releases independently (issue 2, "It is done when"): a remote is edited, rebuilt with its own command and published while the
 * site runs. The shell is neither rebuilt nor restarted; the next navigation shows the change and its version.
 */
import { execFile } from 'node:child_process'
import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import { useMember } from '../site/member-session.ts'
import { DATA_DIR, EDGE_ORIGIN } from '../site/origins.ts'
import { declinePopUps } from '../site/pop-ups.ts'
import { liveVersion, publish, ROOT, rollback } from '../site/release-service.ts'
import { expect, test } from '../site/watched-page.ts'

/** The change of each team: one text. */
const CHANGES = [
  { name: 'games', file: 'src/sport/board/board.messages.ts', text: '赛事与赔率均为模拟', path: '/game/sport' },
  { name: 'mine', file: 'src/hub/hub.messages.ts', text: '退出登录', path: '/mine' },
  { name: 'activity', file: 'src/discount/discount.messages.ts', text: '无隐藏条款', path: '/activity/discount' },
  { name: 'chat', file: 'src/panel/parts/chat.messages.ts', text: '聊天室', path: '/?chat=1&roomId=lobby' },
] as const

test('[SHELL-REM-10] each remote is edited, rebuilt and published alone while the site runs', async ({
  page,
  context,
}) => {
  test.setTimeout(480_000)
  await declinePopUps(page)
  await useMember(context, 'muted01')
  await page.goto('/')
  await expect(page.locator('[data-slot="home.rails"]').first()).toBeAttached()
  const shell = await shellOf(page)
  const served = await shellFiles()
  const released: string[] = []
  try {
    for (const change of CHANGES) {
      await test.step(change.name, async () => {
        const before = await liveVersion(change.name)
        const { dist, version } = await buildEdited(change)
        expect(version).not.toBe(before)
        await publish(dist, change.name, version)
        released.push(change.name)

        await page.goto(change.path)
        const frame = page.locator(`[data-remote="${change.name}"][data-version="${version}"]`)
        await expect(frame.first()).toBeAttached()
        await expect(page.getByText(edited(change.text)).first()).toBeVisible()
        expect(await shellOf(page)).toBe(shell)
      })
    }
    expect(await shellFiles()).toEqual(served)
  } finally {
    for (const name of released) await rollback(name, 'the journey is over')
  }
})

/** Edits a copy of the remote, so that an interrupted run does not change the sources. */
async function buildEdited({ name, file, text }: (typeof CHANGES)[number]): Promise<{ dist: string; version: string }> {
  const source = join(ROOT, `remote-${name}`)
  const copy = join(DATA_DIR, 'teams', `remote-${name}-${Date.now().toString(36)}`)
  const isOutput = (path: string): boolean => /[\\/](node_modules|dist|coverage)$/.test(path)
  cpSync(source, copy, { recursive: true, filter: (path) => !isOutput(path) })
  symlinkSync(join(source, 'node_modules'), join(copy, 'node_modules'), 'junction')

  const path = join(copy, file)
  const before = readFileSync(path, 'utf8')
  expect(before, `${file} no longer says ${text}`).toContain(text)
  writeFileSync(path, before.replaceAll(text, edited(text)))

  const builder = join(ROOT, 'shared/build/bin/lantern-build.mjs')
  await promisify(execFile)(process.execPath, ['--disable-warning=ExperimentalWarning', builder], { cwd: copy })
  const dist = join(copy, 'dist')
  const { version } = JSON.parse(readFileSync(join(dist, 'lantern.json'), 'utf8')) as { version: string }
  return { dist, version }
}

const edited = (text: string): string => `${text} · 新版`

function shellOf(page: Page): Promise<string | undefined> {
  return page.evaluate(() => (window as { __LANTERN__?: { shell: string } }).__LANTERN__?.shell)
}

/** Shell files served to a visitor. */
async function shellFiles(): Promise<string[]> {
  const html = await (await fetch(EDGE_ORIGIN)).text()
  return [...html.matchAll(/\/assets\/[\w.-]+/g)].map(([file]) => file).sort()
}
