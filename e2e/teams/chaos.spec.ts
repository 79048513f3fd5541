/** Chaos mode for a team (issue 11, point 7; decision 0058): a signed link makes one tab see its remote fail, says so, and ends. */
import { STORAGE_KEY } from '@lantern/contract'
import { OVERRIDE_MARK } from '@lantern/contract/override'
import type { Page } from '@playwright/test'
import { frameOf } from '../faults/remote-table.ts'
import { expectNoAxeViolationsHere } from '../site/expect-axe.ts'
import { EDGE_ORIGIN } from '../site/origins.ts'
import { withoutPopUps } from '../site/pop-ups.ts'
import { chaosLink, liveVersion, revokeLink } from '../site/release-service.ts'
import { LONG_TAG } from '../site/short-form.ts'
import { STILL } from '../site/still.ts'
import { expect, test } from '../site/watched-page.ts'

const PATH = '/activity/discount'
/** Time to receive and verify a new document on a busy machine. */
const HEARD_MS = 15_000
const badge = (page: Page) => page.getByRole('complementary', { name: '正在试用的版本' })

test.use(STILL)

test('[SHELL-CHAOS-2] [SHELL-CHAOS-3] [SHELL-CHAOS-4] a link makes one tab see its remote fail until it is ended or revoked', {
  tag: LONG_TAG,
}, async ({ page, context }) => {
  test.setTimeout(240_000)
  const sent: string[] = []
  page.on('request', (request) => request.url().endsWith('/collect') && sent.push(request.postData() ?? ''))
  await withoutPopUps(page)
  const live = await liveVersion('activity')
  const link = await chaosLink('--remote', 'activity', '--class', 'manifest', '--fault', '404')
  const token = link.slice(link.indexOf(OVERRIDE_MARK))
  const older = page.locator(`[data-remote="activity"][data-state="here"]:not([data-version="${live}"])`)
  const failed = page.getByRole('alert').filter({ hasText: '优惠活动暂时打不开' }).or(older)

  await page.goto(EDGE_ORIGIN + PATH + token)
  await expect(badge(page)).toContainText('故障演练 activity：清单返回 404（每次）')
  await expect(failed).toBeVisible({ timeout: HEARD_MS })
  expect(page.url()).toBe(EDGE_ORIGIN + PATH)

  // Another remote, and another tab, work.
  const tabs = page.getByRole('navigation', { name: '主导航' })
  await tabs.getByRole('link', { name: '体育', exact: true }).click()
  await expect(frameOf(page, 'games').getByRole('heading', { level: 1 })).toBeVisible()
  await expectNoAxeViolationsHere(page, 'a page with the badge')
  const other = await context.newPage()
  await withoutPopUps(other)
  await other.goto(EDGE_ORIGIN + PATH)
  await expect(frameOf(other, 'activity')).toHaveAttribute('data-version', live)
  await expect(badge(other)).toHaveCount(0)
  await other.close()

  // A copied tab has a copy of the session storage, and not the lock.
  const opened = page.waitForEvent('popup')
  await page.evaluate((path) => void window.open(path), PATH)
  const copy = await opened
  await expect(frameOf(copy, 'activity')).toHaveAttribute('data-version', live)
  await expect(badge(copy)).toHaveCount(0)
  await copy.close()

  await page.goto(EDGE_ORIGIN + PATH)
  await expect(badge(page)).toBeVisible()
  await expect(failed).toBeVisible({ timeout: HEARD_MS })
  await expect.poll(() => sent.join()).toContain('"outcome":"f')
  const reports = sent.flatMap((body) => (JSON.parse(body) as { reports: { chaos?: string }[] }).reports)
  expect(reports.filter(({ chaos }) => chaos !== token.split('~')[5])).toEqual([])
  expect(sent.join()).not.toContain(token.slice(-60))
  await badge(page).getByRole('button', { name: '结束演练', exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(badge(page)).toHaveCount(0)
  await expect(frameOf(page, 'activity')).toHaveAttribute('data-version', live)
  expect(await page.evaluate((key) => localStorage.getItem(key), STORAGE_KEY.quarantine)).toBeNull()

  // Changed to hit another remote.
  await page.goto(`${EDGE_ORIGIN}/help/kh`)
  await page.goto(EDGE_ORIGIN + PATH + token.replace('~activity~', '~mine~'))
  await expect(frameOf(page, 'activity')).toHaveAttribute('data-version', live)
  await expect(badge(page)).toHaveCount(0)

  await page.goto(`${EDGE_ORIGIN}/help/kh`)
  await page.goto(EDGE_ORIGIN + PATH + token)
  await expect(badge(page)).toBeVisible()
  await revokeLink(link)
  await expect(badge(page)).toContainText('链接已失效', { timeout: HEARD_MS })
  await badge(page).getByRole('button', { name: '刷新', exact: true }).click()
  await expect(badge(page)).toHaveCount(0)
  await expect(frameOf(page, 'activity')).toHaveAttribute('data-version', live)
})

test('[SHELL-CHAOS-2] [SHELL-CHAOS-4] a private window has only the faults of its link, and they end with the window', async ({
  browser,
}) => {
  test.setTimeout(240_000)
  const live = await liveVersion('activity')
  const link = await chaosLink('--remote', 'activity', '--class', 'manifest', '--fault', '404')
  const openPrivately = async (address: string): Promise<Page> => {
    const page = await (
      await browser.newContext({ ...STILL.contextOptions, viewport: { width: 390, height: 844 } })
    ).newPage()
    await withoutPopUps(page)
    await page.goto(EDGE_ORIGIN + address)
    return page
  }
  const inside = await openPrivately(PATH + link.slice(link.indexOf(OVERRIDE_MARK)))
  await expect(badge(inside)).toBeVisible()
  await expect(inside.getByRole('alert').filter({ hasText: '优惠活动暂时打不开' })).toBeVisible({ timeout: HEARD_MS })
  const stored = await inside.evaluate(() => JSON.stringify({ ...localStorage }))
  expect(stored).not.toContain('activity~')
  await inside.context().close()
  const next = await openPrivately(PATH)
  await expect(frameOf(next, 'activity')).toHaveAttribute('data-version', live)
  await expect(badge(next)).toHaveCount(0)
  await next.context().close()
  await revokeLink(link)
})
