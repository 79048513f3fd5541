/**
 * A broken newer build (issue 2; design.md "A remote can fail, the site cannot"): members get the older one immediately, and later visits
 * skip the broken one.
 */
import type { Page } from '@playwright/test'
import { useMember } from '../site/member-session.ts'
import { declinePopUps } from '../site/pop-ups.ts'
import { liveVersion, publish, rollback } from '../site/release-service.ts'
import { longExcept } from '../site/short-form.ts'
import { expect, test } from '../site/watched-page.ts'
import { brokenBuild } from './broken-build.ts'
import { REMOTES } from './remote-table.ts'

const ENTRY = /^remoteEntry\./
/** Records that the broken code ran. */
const RAN = 'window.__brokenRan = true;'
const THROW = `${RAN}throw new Error("broken on purpose");`
/** How each remote's newest build breaks: some throw at once, others when an exposed module is loaded or a page is rendered. */
const BREAKS: Readonly<Record<string, { how: string; spoil: (file: string, text: string) => string }>> = {
  games: { how: 'its entry throws', spoil: (file, text) => (ENTRY.test(file) ? THROW + text : text) },
  mine: {
    how: 'its exposed modules throw',
    spoil: (file, text) => (/^(routes|slots)\./.test(file) ? `${THROW}\n${text}` : text),
  },
  // The gate checks that the exposed modules are declared, not that they exist.
  activity: {
    how: 'its entry is no container',
    spoil: (file, text) =>
      ENTRY.test(file)
        ? `${RAN}["./routes", "./slots"]; document.currentScript.src; document.currentScript.lanternBuild;`
        : text,
  },
  chat: { how: 'its entry throws', spoil: (file, text) => (ENTRY.test(file) ? THROW + text : text) },
}
/** Time budget of a frame across all builds. */
const BUDGET_MS = 8_000
/** Time until the page can request a remote on a busy machine. */
const BOOT_MS = 2_000

for (const [index, remote] of REMOTES.entries()) {
  const { how, spoil } = BREAKS[remote.name] ?? { how: '', spoil: (_file: string, text: string) => text }
  test(`[SHELL-REM-2] ${remote.name}, ${how}: the older version loads, and the next load skips the broken one`, {
    tag: longExcept(index, 2),
  }, async ({ page, context, watch }) => {
    // The browser reports the exception of the broken build.
    watch.expectProblem(/broken on purpose|^console: /)
    await declinePopUps(page)
    await useMember(context, 'muted01')
    const good = await liveVersion(remote.name)
    const broken = `9.9.9-broken${Date.now().toString(36)}`
    await publish(brokenBuild(remote.name, broken, spoil), remote.name, broken)
    try {
      await page.goto(remote.path, { waitUntil: 'commit' })
      await expect(remote.content(page)).toBeVisible({ timeout: BUDGET_MS + BOOT_MS })
      const frame = page.locator(`[data-remote="${remote.name}"][data-version="${good}"]`)
      await expect(frame.first()).toBeAttached()
      expect(await brokenRan(page), 'the broken build was tried first').toBe(true)

      await page.goto(remote.path)
      await expect(remote.content(page)).toBeVisible()
      await expect(frame.first()).toBeAttached()
      expect(await brokenRan(page), 'the broken build ran again').toBe(false)
    } finally {
      await rollback(remote.name, 'the drill is over')
    }
  })
}

function brokenRan(page: Page): Promise<boolean> {
  return page.evaluate(() => '__brokenRan' in window)
}
