/** Runs a code table on one page that is used again from row to row: a row costs a second, not a browser context. */
import { COOKIE, STORAGE_KEY } from '@lantern/contract'
import { type LoginAnswer, login } from '@lantern/contract/user'
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import { control } from '../site/control.ts'
import { deviceOfToken, PASSWORD, post } from '../site/member-session.ts'
import { EDGE_ORIGIN } from '../site/origins.ts'
import { withoutPopUps } from '../site/pop-ups.ts'
import { slowDown } from '../site/slow-browser.ts'
import type { CodeCase, CodeTable } from './code-table.ts'

/** The browser's own line for each bad answer, which these tests provoke. */
const PROVOKED = /^console: (Failed to load resource|WebSocket connection)/
const nameOf = (code: string, { rules, title }: CodeCase): string => `${rules ? `[${rules}] ` : ''}${code}: ${title}`

/** One test a row. A row that fails does not take the others with it: the next one opens its page anew. */
export function runTable<Code extends PropertyKey>(table: CodeTable<Code>): void {
  let context: BrowserContext
  let page: Page
  /** Where the last row left the page in order, '' = nowhere. */
  let inOrderAt = ''
  const logins = new Map<string, LoginAnswer>()
  const problems: string[] = []

  base.beforeAll(async ({ browser }) => {
    context = await browser.newContext()
    page = await context.newPage()
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

  for (const [code, rows] of Object.entries(table) as [string, readonly CodeCase[]][]) {
    for (const row of rows) {
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
}

/** A visitor comes without a session, on a device that nobody has seen: what a row did with its device is no concern of the next. */
async function beVisitor(page: Page): Promise<void> {
  await page.context().clearCookies({ name: COOKIE.token })
  if (!page.url().startsWith(EDGE_ORIGIN)) return
  await page.evaluate((key) => localStorage.removeItem(key), STORAGE_KEY.deviceId)
}

/** Gives the browser a member's session as a login leaves it. The next page load believes it. */
async function beMember(page: Page, userName: string, logins: Map<string, LoginAnswer>): Promise<void> {
  const context = page.context()
  const answer =
    logins.get(userName) ?? (await post<LoginAnswer>(login.path, { userName, password: PASSWORD }, undefined))
  const isFirst = !logins.has(userName)
  logins.set(userName, answer)
  await context.addCookies([{ name: COOKIE.token, value: answer.token, url: EDGE_ORIGIN }])
  // Any answer of the origin opens its storage.
  if (isFirst || !page.url().startsWith(EDGE_ORIGIN)) await page.goto('/healthz')
  // The device too: a visitor's row drew another one, and a token is worth something on its own device only.
  const stored = [
    [STORAGE_KEY.deviceId, deviceOfToken(answer.token)],
    [STORAGE_KEY.loginInfo, JSON.stringify({ memberId: answer.memberId, userName, guideDone: true, isChecked: true })],
  ] as const
  await page.evaluate((entries) => {
    for (const [key, text] of entries) localStorage.setItem(key, text)
  }, stored)
}
