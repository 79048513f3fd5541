/** Runs a code table on one reused page, so that a row takes about a second instead of a new browser context. */
import { COOKIE, STORAGE_KEY } from '@lantern/contract'
import { type LoginAnswer, login } from '@lantern/contract/user'
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import { control } from '../site/control.ts'
import { deviceOfToken, PASSWORD, post } from '../site/member-session.ts'
import { EDGE_ORIGIN } from '../site/origins.ts'
import { withoutPopUps } from '../site/pop-ups.ts'
import { sampled } from '../site/short-form.ts'
import { slowDown } from '../site/slow-browser.ts'
import { STILL } from '../site/still.ts'
import type { CodeCase, CodeTable } from './code-table.ts'

/** The browser's console message for each error response, which these tests provoke. */
const PROVOKED = /^console: (Failed to load resource|WebSocket connection)/
const nameOf = (code: string, { rules, title }: CodeCase): string => `${rules ? `[${rules}] ` : ''}${code}: ${title}`

/** One test per row. After a failed row the next one reloads its page. */
export function runTable<Code extends PropertyKey>(table: CodeTable<Code>): void {
  let context: BrowserContext
  let page: Page
  /** Path at which the last row restored the page, '' for none. */
  let inOrderAt = ''
  const logins = new Map<string, LoginAnswer>()
  const problems: string[] = []

  base.beforeAll(async ({ browser }) => {
    context = await browser.newContext(STILL.contextOptions)
    page = await context.newPage()
    // A worker may run several parts of the table, each with a separate page.
    inOrderAt = ''
    await slowDown(page)
    page.on('pageerror', (error) => problems.push(`pageerror: ${error.message}`))
    page.on('console', (message) => {
      const line = `console: ${message.text()} ${message.location().url}`
      if (message.type() === 'error' && !PROVOKED.test(line)) problems.push(line)
    })
    await withoutPopUps(page)
  })
  base.afterAll(() => context.close())
  base.beforeEach(async () => {
    problems.length = 0
    await control({ action: 'fault.clear' })
  })
  base.afterEach(async () => {
    await context.setOffline(false)
    await control({ action: 'fault.clear' })
    expect(problems).toEqual([])
  })

  const rows = (Object.entries(table) as [string, readonly CodeCase[]][]).flatMap(([code, own]) =>
    own.map((row) => ({ code, row })),
  )
  for (const { code, row } of sampled(rows, 6)) {
    base(nameOf(code, row), async () => {
      const place = `${row.as ?? ''}@${row.at}`
      const { act = () => page.goto(row.at) } = row
      if (inOrderAt !== place) {
        await (row.as === undefined ? beVisitor(page) : beMember(page, row.as, logins))
        if (row.act) await page.goto(row.at)
      }
      inOrderAt = ''
      await row.ready?.(page)
      if (row.fault) await control({ action: 'fault.set', ...row.fault })
      await act(page)
      await row.sees(page)
      if (!row.tidy) return
      await row.tidy(page)
      inOrderAt = place
    })
  }
}

/** Makes the browser a visitor without a session on a new device, so that rows do not affect each other. */
async function beVisitor(page: Page): Promise<void> {
  await page.context().clearCookies({ name: COOKIE.token })
  // A page with pending requests would store its device again.
  await page.goto('/healthz')
  await page.evaluate((key) => localStorage.removeItem(key), STORAGE_KEY.deviceId)
}

/** Stores a member's session as a login would; the next page load uses it. */
async function beMember(page: Page, userName: string, logins: Map<string, LoginAnswer>): Promise<void> {
  const context = page.context()
  const answer =
    logins.get(userName) ?? (await post<LoginAnswer>(login.path, { userName, password: PASSWORD }, undefined))
  const isFirst = !logins.has(userName)
  logins.set(userName, answer)
  await context.addCookies([{ name: COOKIE.token, value: answer.token, url: EDGE_ORIGIN }])
  // Storage needs a document of the origin; any response will do.
  if (isFirst || !page.url().startsWith(EDGE_ORIGIN)) await page.goto('/healthz')
  // Includes the device id: a visitor's row created another one, and tokens are only valid on their device.
  const stored = [
    [STORAGE_KEY.deviceId, deviceOfToken(answer.token)],
    [STORAGE_KEY.loginInfo, JSON.stringify({ memberId: answer.memberId, userName, guideDone: true, isChecked: true })],
  ] as const
  await page.evaluate((entries) => {
    for (const [key, text] of entries) localStorage.setItem(key, text)
  }, stored)
}
