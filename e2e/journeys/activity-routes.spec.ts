/** Every page of the activities in two languages: its title in the tab and as heading, and a way back. */
import declaration from '../../remote-activity/remote.json' with { type: 'json' }
import { localeCookie } from '../accessibility/stops.ts'
import { withoutPopUps } from '../site/pop-ups.ts'
import { expect, test } from '../site/watched-page.ts'

const TEXTS = { 'zh-CN': { key: 'zh', back: '返回' }, en: { key: 'en', back: 'Back' } } as const

for (const locale of ['zh-CN', 'en'] as const) {
  const { key, back } = TEXTS[locale]
  test(`[SHELL-TITLE-5, PAGE-11, PAGE-13] ${locale}: each activity has a title, a heading and a way back`, async ({
    page,
    context,
  }) => {
    await context.addCookies([localeCookie(locale)])
    await withoutPopUps(page)
    for (const { path, frame, title } of declaration.pages) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1, name: title[key], exact: true })).toBeVisible()
      await expect(page).toHaveTitle(new RegExp(`^${title[key]} · \\S`))
      if (frame === 'tab') continue
      await page.getByRole('button', { name: back, exact: true }).click()
      await expect(page).not.toHaveURL(new RegExp(`${path}$`))
    }
  })
}
