/** The control page: an offer, a pop-up and a notice published there appear on open pages, in both languages. */
import { STORAGE_KEY } from '@lantern/contract'
import type { PromotionLog } from '@lantern/contract/promotions'
import type { BrowserContext, Page } from '@playwright/test'
import { localeCookie } from '../accessibility/stops.ts'
import { control } from '../site/control.ts'
import { SANDBOX_ORIGIN } from '../site/origins.ts'
import { LONG_TAG } from '../site/short-form.ts'
import { expect, test } from '../site/watched-page.ts'

const AT_ONCE_MS = 5_000
const LOCALES = ['zh-CN', 'en'] as const
const OFFER = ['灯节礼一', 'Lantern gift one'] as const
const NOTICE = ['灯节告一', 'Lantern notice one'] as const
const POP_UP = ['灯节窗一', 'Lantern window one'] as const

test('[SBX-POST-1, ACT-4, ACT-37] content published on the control page appears on open pages within five seconds', {
  tag: LONG_TAG,
}, async ({ page: panel, browser, watch }) => {
  // The control page has no icon.
  watch.expectProblem(/favicon/)
  await panel.goto(`${SANDBOX_ORIGIN}/__sandbox`)
  /** The control page polls the state of the sandbox. */
  const answerOf = (action: RegExp) =>
    panel.waitForResponse((response) => action.test(response.request().postData() ?? ''))
  const publish = async (what: string, [zh, en]: readonly [string, string]): Promise<void> => {
    const form = panel.getByRole('form', { name: what })
    await form.getByLabel('标题').fill(zh)
    await form.getByLabel('Title').fill(en)
    const answer = answerOf(/publish/)
    await form.getByRole('button', { name: /^Publish/ }).click()
    await answer
  }
  const end = async ([, en]: readonly [string, string]): Promise<void> => {
    const answer = answerOf(/campaign\.end/)
    await panel.getByRole('row').filter({ hasText: en }).getByRole('button', { name: 'End' }).click()
    await answer
  }
  const visitors: { title: 0 | 1; context: BrowserContext; offers: Page; home: Page }[] = []
  for (const [index, locale] of LOCALES.entries()) {
    const context = await browser.newContext()
    await context.addCookies([localeCookie(locale)])
    const [offers, home] = [await context.newPage(), await context.newPage()]
    await offers.goto('/activity/discount')
    await expect(offers.getByRole('listitem').first()).toBeVisible()
    await home.goto('/')
    await expect(home.locator('[data-slot="home.rails"] h2').first()).toBeVisible()
    visitors.push({ title: index === 0 ? 0 : 1, context, offers, home })
  }
  const all = (look: (visitor: (typeof visitors)[number]) => Promise<void>) => Promise.all(visitors.map(look))

  await publish('Offer', OFFER)
  const card = ({ offers, title }: (typeof visitors)[number]) => offers.getByText(OFFER[title], { exact: true }).first()
  await all(async (visitor) => expect(card(visitor)).toBeVisible({ timeout: AT_ONCE_MS }))
  await end(OFFER)
  await all(async (visitor) => expect(card(visitor)).toHaveCount(0, { timeout: AT_ONCE_MS }))

  await publish('Notice', NOTICE)
  await all(async ({ home, title }) =>
    expect(home.getByText(NOTICE[title]).first()).toBeAttached({ timeout: AT_ONCE_MS }),
  )
  await end(NOTICE)

  const read = visitors.map(({ home }) =>
    home.waitForResponse(
      async (response) => response.url().includes('/popInfo') && (await response.text()).includes(POP_UP[1]),
    ),
  )
  await publish('Pop-up', POP_UP)
  await Promise.all(read)
  await all(async ({ home, title }) => {
    // Pop-ups wait for the first interaction.
    await home.keyboard.press('Tab')
    await expect(home.getByRole('dialog', { name: POP_UP[title] })).toBeVisible({ timeout: AT_ONCE_MS })
  })
  await end(POP_UP)
  for (const { context } of visitors) await context.close()
})

test('[ACT-4] a pop-up appears on a page in use within five seconds of its publication; after another pop-up it waits for the next visit', {
  tag: LONG_TAG,
}, async ({ browser }) => {
  const texts = { textZh: '模拟环境。', textEn: 'A simulation.' }
  const publish = async ([titleZh, titleEn]: readonly [string, string]) =>
    (await control({ action: 'popup.publish', titleZh, titleEn, ...texts })) as { id: string }
  const [first, second] = [['灯节窗二', 'Lantern window two'] as const, ['灯节窗三', 'Lantern window three'] as const]
  const visitors: { title: 0 | 1; context: BrowserContext; home: Page }[] = []
  for (const [index, locale] of LOCALES.entries()) {
    const context = await browser.newContext()
    await context.addCookies([localeCookie(locale)])
    const home = await context.newPage()
    // The visitor has seen the campaigns of the seed.
    await home.addInitScript(
      ([key, ids]) => {
        const shown = ids.map((id) => ({ id, at: Date.now() }))
        const none = { visit: { from: 0, until: 0, count: 0 }, day: { date: '', count: 0 }, silenced: [], entries: [] }
        if (!localStorage.getItem(key)) localStorage.setItem(key, JSON.stringify({ ...none, shown }))
      },
      [STORAGE_KEY.popupLog, ['pop-welcome', 'pop-amber', 'pop-limits']] as const,
    )
    const read = home.waitForResponse((response) => response.url().includes('/popInfo'))
    await home.goto('/')
    await read
    await home.keyboard.press('Tab')
    visitors.push({ title: index === 0 ? 0 : 1, context, home })
  }
  const outcomesOf = (home: Page, id: string) =>
    home.evaluate(
      ([key, wanted]) => {
        const { entries } = JSON.parse(localStorage.getItem(key) ?? '{}') as PromotionLog
        return entries.filter((entry) => entry.id === wanted).map(({ outcome }) => outcome)
      },
      [STORAGE_KEY.popupLog, id] as const,
    )
  // The campaigns of the seed were requested, and refused.
  for (const { home } of visitors) await expect.poll(() => outcomesOf(home, 'pop-welcome')).toEqual(['seen'])
  const { id } = await publish(first)
  await Promise.all(
    visitors.map(async ({ home, title }) => {
      await expect(home.getByRole('dialog', { name: first[title] })).toBeVisible({ timeout: AT_ONCE_MS })
      expect(await outcomesOf(home, id)).toEqual(['shown'])
      await home.keyboard.press('Escape')
    }),
  )
  const { id: later } = await publish(second)
  for (const { home, title } of visitors) {
    const read = home.waitForResponse((response) => response.url().includes('/popInfo'))
    await home.reload()
    await read
    await home.keyboard.press('Tab')
    await expect.poll(() => outcomesOf(home, later)).toEqual(['visit'])
    await expect(home.getByRole('dialog', { name: second[title] })).toHaveCount(0)
  }
  for (const campaign of [id, later]) await control({ action: 'campaign.end', id: campaign })
  for (const { context } of visitors) await context.close()
})
