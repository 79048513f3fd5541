/** Every page of the member area by keyboard: each control is a tab stop with a name that a screen reader says (screens.md 0.6). */
import { ROUTE } from '@lantern/contract'
import type { Page } from '@playwright/test'
import { useMember } from '../site/member-session.ts'
import { withoutPopUps } from '../site/pop-ups.ts'
import { STILL } from '../site/still.ts'
import { expect, test } from '../site/watched-page.ts'
import { settleAt } from './settle-at.ts'

test.use(STILL)
test.setTimeout(300_000)

const PAGES = [
  ...Object.values(ROUTE).filter((path) => path.startsWith('/mine')),
  '/mine/safer/popups',
  '/mine/security/fundPassword',
  '/mine/statement',
  '/mine/notifications',
  '/mine/addBankCard',
  '/mine/virtualCoinCard?view=add',
  '/mine/ebpayAcount',
  '/mine/addAlipayCard',
  '/mine/addwechatCard',
  '/mine/addDigitalCard',
  '/mine/sharelifeAcount?view=add',
  '/mine/userInfo/authentication/bindBankCard',
]
/** More than any page has; the focus is trapped otherwise. */
const MOST_PRESSES = 300

/** Marks each stop that Tab reaches, and reports controls that it does not. */
async function unreached(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    // Parts of the shell stay between pages.
    for (const one of document.querySelectorAll<HTMLElement>('[data-reached]')) delete one.dataset.reached
    document.body.tabIndex = -1
    document.body.focus()
    document.body.removeAttribute('tabindex')
  })
  for (let presses = 0; presses < MOST_PRESSES; presses += 1) {
    await page.keyboard.press('Tab')
    const isOver = await page.evaluate(() => {
      const element = document.activeElement as HTMLElement | null
      if (element === null || element === document.body) return true
      const last = document.querySelector('[data-reached="last"]')
      // A field for a time is a stop for each of its parts.
      if (element === last) return false
      if (element.dataset.reached) return true
      last?.setAttribute('data-reached', 'before')
      element.dataset.reached = 'last'
      return false
    })
    if (isOver) break
  }
  return page.evaluate(() => {
    const controls = [
      ...document.querySelectorAll<HTMLElement>('main :is(a[href], button, input, select, textarea, summary)'),
    ]
    const isReached = (one: HTMLElement) => one.dataset.reached !== undefined
    // One stop for a group: arrows go on from there.
    const groupOf = (one: HTMLElement) =>
      one instanceof HTMLInputElement && one.type === 'radio'
        ? controls.filter((other) => other instanceof HTMLInputElement && other.name === one.name)
        : [
            ...(one
              .closest('[role="tablist"], [role="radiogroup"], [role="toolbar"]')
              ?.querySelectorAll<HTMLElement>('*') ?? []),
          ]
    return controls
      .filter(
        (one) =>
          one.checkVisibility({ visibilityProperty: true }) && !one.matches(':disabled, [inert] *, [type="file"]'),
      )
      .filter((one) => !isReached(one) && !groupOf(one).some(isReached))
      .map((one) => one.outerHTML.slice(0, 120))
  })
}

/** Names of the focusable elements of the page, as assistive technology computes them. */
async function namesOf(page: Page): Promise<{ role: string; name: string }[]> {
  const session = await page.context().newCDPSession(page)
  try {
    const { nodes } = await session.send('Accessibility.getFullAXTree')
    return nodes
      .filter(
        ({ ignored, properties }) =>
          !ignored && properties?.some(({ name, value }) => name === 'focusable' && value.value === true),
      )
      .map(({ role, name }) => ({ role: String(role?.value), name: String(name?.value ?? '').trim() }))
      .filter(({ role }) => !['RootWebArea', 'main', 'generic', 'list', 'dialog', 'region'].includes(role))
  } finally {
    await session.detach()
  }
}

test('[MINE-A11Y-1] every control of the member area is reached by Tab and has a name', async ({ page, context }) => {
  await withoutPopUps(page)
  await useMember(context, 'demo01')
  await page.goto(ROUTE.mine)
  const faults: string[] = []
  let controls = 0
  for (const path of PAGES) {
    await test.step(path, async () => {
      await settleAt(page, path)
      const names = await namesOf(page)
      controls += names.length
      for (const { role, name } of names) if (name === '') faults.push(`${path}: ${role} without a name`)
      for (const element of await unreached(page)) faults.push(`${path}: Tab does not reach ${element}`)
    })
  }
  expect(faults).toEqual([])
  expect(controls).toBeGreaterThan(500)
})
