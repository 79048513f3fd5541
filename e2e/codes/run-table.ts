/** Runs a code table on one page that is used again from row to row: a row costs a second, not a browser context. */
import { COOKIE } from '@lantern/contract'
import { type LoginAnswer, login } from '@lantern/contract/user'
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import { control } from '../site/control.ts'
import { PASSWORD, post } from '../site/member-session.ts'
import { EDGE_ORIGIN } from '../site/origins.ts'
import { declinePopUps } from '../site/pop-ups.ts'
import type { CodeCase, CodeTable } from './code-table.ts'

/** The browser's own line for each bad answer, which these tests provoke. */
const PROVOKED = /^console: (Failed to load resource|WebSocket connection)/
/** A test's name says which rule it proves; a table may prove a rule as a whole. */
const nameOf = (code: string, { rules, title }: CodeCase): string => `${rules ? `[${rules}] ` : ''}${code}: ${title}`

export function runTable<Code extends PropertyKey>(table: CodeTable<Code>): void {
  let context: BrowserContext
  let page: Page
  /** Where the last row left the page in order, '' = nowhere. */
  let inOrderAt = ''
  const tokens = new Map<string, string>()
  const problems: string[] = []

  base.beforeAll(async ({ browser }) => {
    context = await browser.newContext()
    page = await context.newPage()
    page.on('pageerror', (error) => problems.push(`pageerror: ${error.message}`))
    page.on('console', (message) => {
      const line = `console: ${message.text()} ${message.location().url}`
      if (message.type() === 'error' && !PROVOKED.test(line)) problems.push(line)
    })
    await declinePopUps(page)
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
        const isLoadTheAct = row.act === undefined
        if (inOrderAt !== place) {
          await beMember(context, row.as, tokens)
          if (!isLoadTheAct) await page.goto(row.at)
        }
        inOrderAt = ''
        await row.ready?.(page)
        if (row.fault) await control({ action: 'fault.set', ...row.fault })
        await (isLoadTheAct ? page.goto(row.at) : row.act(page))
        await row.sees(page)
        if (!row.tidy) return
        await row.tidy(page)
        inOrderAt = place
      })
    }
  }
}

/** Gives the browser a member's session as a login leaves it, or takes it. The next page load believes it. */
async function beMember(context: BrowserContext, userName: string | undefined, tokens: Map<string, string>) {
  if (userName === undefined) return context.clearCookies({ name: COOKIE.token })
  let token = tokens.get(userName)
  if (token === undefined) {
    const answer = await post<LoginAnswer>(login.path, { userName, password: PASSWORD })
    token = answer.token
    tokens.set(userName, token)
  }
  await context.addCookies([{ name: COOKIE.token, value: token, url: EDGE_ORIGIN }])
}
