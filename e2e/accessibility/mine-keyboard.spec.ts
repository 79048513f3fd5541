/**
 * Every page of the member area by keyboard, with the states and sheets that stops.ts names: each control is a tab stop with an accessible name
 * (screens.md 0.6).
 */
import { ROUTE } from '@lantern/contract'
import type { Page } from '@playwright/test'
import { useMember } from '../site/member-session.ts'
import { withoutPopUps } from '../site/pop-ups.ts'
import { STILL } from '../site/still.ts'
import { expect, test } from '../site/watched-page.ts'
import { declaredPages } from './declared-pages.ts'
import { expectKnown } from './expect-known.ts'
import { settleAt } from './settle-at.ts'
import { MEMBER } from './stops.ts'

test.use(STILL)
test.setTimeout(600_000)

const PAGES = [...declaredPages('mine'), '/mine/virtualCoinCard?view=add', '/mine/sharelifeAcount?view=add']
const SHEET = '[role="dialog"]'
/** More tab stops than any page has; more presses mean that the focus does not come round. */
const MOST_PRESSES = 300

/** Presses Tab until it comes round. @param scope selector of the part that is open @returns what is wrong */
async function tabFaults(page: Page, scope: string): Promise<string[]> {
  const isPage = scope !== SHEET
  await page.evaluate((fromStart) => {
    // Parts of the shell stay between pages.
    for (const one of document.querySelectorAll<HTMLElement>('[data-reached]')) delete one.dataset.reached
    // A sheet keeps the focus: its round begins where the focus is.
    if (!fromStart) return
    document.body.tabIndex = -1
    document.body.focus()
    document.body.removeAttribute('tabindex')
  }, isPage)
  let isOver = false
  for (let presses = 0; presses < MOST_PRESSES && !isOver; presses += 1) {
    await page.keyboard.press('Tab')
    isOver = await page.evaluate((endsAtBody) => {
      const element = document.activeElement as HTMLElement | null
      if (element === null || element === document.body) return endsAtBody
      const last = document.querySelector('[data-reached="last"]')
      // A time field has one stop for each of its parts.
      if (element === last) return false
      if (element.dataset.reached) return true
      last?.setAttribute('data-reached', 'before')
      element.dataset.reached = 'last'
      return false
    }, isPage)
  }
  const { shown, unreached } = await page.evaluate(controlsIn, scope)
  return [
    ...(isOver ? [] : [`Tab does not come round in ${MOST_PRESSES} presses`]),
    ...(shown === 0 ? ['there is no control'] : []),
    ...unreached.map((element) => `Tab does not reach ${element}`),
  ]
}

/** For `page.evaluate`: the number of controls that are shown, and those without a mark. */
function controlsIn(scope: string): { shown: number; unreached: string[] } {
  const controls = [
    ...document.querySelectorAll<HTMLElement>(`${scope} :is(a[href], button, input, select, textarea, summary)`),
  ]
  const isReached = (one: HTMLElement) => one.dataset.reached !== undefined
  // A group is one stop; arrow keys move within it.
  const groupOf = (one: HTMLElement) =>
    one instanceof HTMLInputElement && one.type === 'radio'
      ? controls.filter((other) => other instanceof HTMLInputElement && other.name === one.name)
      : [
          ...(one
            .closest('[role="tablist"], [role="radiogroup"], [role="toolbar"]')
            ?.querySelectorAll<HTMLElement>('*') ?? []),
        ]
  const shown = controls.filter(
    (one) => one.checkVisibility({ visibilityProperty: true }) && !one.matches(':disabled, [inert] *, [type="file"]'),
  )
  return {
    shown: shown.length,
    unreached: shown
      .filter((one) => !isReached(one) && !groupOf(one).some(isReached))
      .map((one) => one.outerHTML.slice(0, 120)),
  }
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
  async function walk(where: string, scope: string): Promise<void> {
    const names = await namesOf(page)
    controls += names.length
    for (const { role, name } of names) if (name === '') faults.push(`${where}: ${role} without a name`)
    for (const fault of await tabFaults(page, scope)) faults.push(`${where}: ${fault}`)
  }
  for (const path of PAGES) {
    await test.step(path, async () => {
      await settleAt(page, path)
      await expectKnown(page, path)
      await walk(path, 'main')
      for (const { title, ready, act } of MEMBER.find((stop) => stop.path === path)?.later ?? []) {
        await act?.(page)
        await expect(page.locator(ready).first(), title).toBeVisible()
        await walk(`${path}, ${title}`, ready.startsWith(SHEET) ? SHEET : 'main')
      }
    })
  }
  expect(faults).toEqual([])
  expect(controls).toBeGreaterThan(500)
})
