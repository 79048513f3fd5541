/** The chat by keyboard only, as a sheet on a phone and beside the page on a wide screen, where it is also checked by axe (screens.md 0.6, 10). */
import type { Page } from '@playwright/test'
import { control } from '../site/control.ts'
import { expectNoAxeViolationsHere } from '../site/expect-axe.ts'
import { useMember } from '../site/member-session.ts'
import { withoutPopUps } from '../site/pop-ups.ts'
import { STILL } from '../site/still.ts'
import { expect, test } from '../site/watched-page.ts'
import { focused, tabTo } from './without-loss.ts'

test.use(STILL)
test.beforeEach(() => control({ action: 'chat.bots', on: false }))
test.afterEach(() => control({ action: 'chat.bots', on: true }))

const IN_PANEL = ['关闭聊天室', '大厅', '聊天记录', '更多', '说点什么', '表情']

for (const { title, width, isModal } of [
  { title: 'a sheet', width: 390, isModal: true },
  { title: 'beside the page', width: 1280, isModal: false },
])
  test(`[SHELL-FRAME-6] [CHAT-34] [CHAT-50] the chat by keyboard, ${title}`, async ({ page, context }) => {
    await page.setViewportSize({ width, height: 800 })
    await withoutPopUps(page)
    await useMember(context, 'demo01')
    await page.goto('/?chat=1&roomId=lobby')
    const panel = page.getByRole('dialog', { name: '聊天室' })
    await expect(panel.getByText('已连接')).toBeVisible()
    await expect(panel).toBeFocused()

    await test.step('every stop of the panel, in the order of the screen', async () => {
      const stops = await stopsOf(page)
      expect(stops.filter((name) => IN_PANEL.includes(name)).slice(0, IN_PANEL.length)).toEqual(IN_PANEL)
      // A modal sheet traps the focus; beside the page, Tab continues into the page.
      expect(stops.some((name) => name === '跳到正文' || name === '首页')).toBe(!isModal)
    })

    await test.step('lines by arrows, the menu by Enter and Shift+F10, back by Escape', async () => {
      const log = panel.getByRole('log')
      await log.focus()
      await page.keyboard.press('ArrowUp')
      await page.keyboard.press('ArrowUp')
      const line = page.locator('[data-line]:focus')
      const seq = await line.getAttribute('data-line')
      for (const keys of ['Enter', 'Shift+F10']) {
        await page.keyboard.press(keys)
        await expect(page.getByRole('button', { name: '回复' })).toBeVisible()
        await page.keyboard.press('Escape')
        await expect(page.getByRole('button', { name: '回复' })).toHaveCount(0)
        await expect(line).toHaveAttribute('data-line', seq ?? '')
      }
      await page.keyboard.press('Escape')
      await expect(log).toBeFocused()
    })

    await test.step('a line with an emoji is written and sent', async () => {
      await tabTo(page, /^更多$/)
      await page.keyboard.press('Tab')
      await expect(panel).toBeVisible()
      const field = panel.getByRole('textbox', { name: '说点什么' })
      await expect(field).toBeFocused()
      const text = `只用键盘 ${crypto.randomUUID().slice(0, 8)}`
      await page.keyboard.type(text)
      await page.keyboard.press('Tab')
      expect(await focused(page)).toBe('表情')
      await page.keyboard.press('Enter')
      await expect(page.getByRole('textbox', { name: '搜索表情' })).toBeVisible()
      await expectNoAxeViolationsHere(page, `${title}, with emoji`)
      await page.keyboard.press('Escape')
      await expect(field).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(panel.getByRole('article').filter({ hasText: text })).toHaveCount(1)
      await expect(field).toHaveValue('')
    })

    await expectNoAxeViolationsHere(page, title)
    await page.keyboard.press('Escape')
    await expect(panel).toHaveCount(0)
    await expect(page).toHaveURL('/')
  })

/** Names of the tab stops from the panel on, until one repeats. */
async function stopsOf(page: Page): Promise<string[]> {
  const stops: string[] = []
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab')
    const name = (await focused(page)).trim()
    if (name === IN_PANEL[0] && stops.includes(name)) break
    stops.push(name)
  }
  return stops
}
