/** Sport venues in their frames: at the printed origin, where the venue is cross-site and Chromium blocks its storage, and at 127.0.0.1, where it is same-site. */
import { STORAGE_KEY } from '@lantern/contract'
import { chromium, type Page } from '@playwright/test'
import { chromiumPath } from '../site/chromium.ts'
import { CHROMIUM_ARGS } from '../site/chromium-args.ts'
import { control } from '../site/control.ts'
import { useMember } from '../site/member-session.ts'
import { EDGE_ORIGIN, PORTS, SANDBOX_ORIGIN, VENUE_ORIGIN } from '../site/origins.ts'
import { withoutPopUps } from '../site/pop-ups.ts'
import { LONG_TAG } from '../site/short-form.ts'
import { enterVenue, expectPrices } from '../site/sport-venue.ts'
import { blockThirdPartyStorage } from '../site/third-party-storage.ts'
import { expect, test } from '../site/watched-page.ts'

/** A verified member, as required to enter a venue. */
const MEMBER = 'vip10aa'

const SPORT_VENUES = [
  { enName: 'OBTY', name: '欧博体育', path: 'sport/ob' },
  { enName: 'IMTY', name: 'IM 体育', path: 'sport/im' },
  { enName: 'FBTY', name: 'FB 体育', path: 'sport/fb' },
  { enName: 'V188', name: '小金体育', path: 'sport/V188' },
]

/** Launch params of the specification (spec 3), and no other. */
const PARAMS = {
  IMTY: ['LanguageCode', 'MemberCode', 'OddsType', 'TimeStamp', 'Token', 'currentTimestamp', 'h5Url', 'origin', 'url'],
  OBTY: [
    'activityUrl',
    'cuid',
    'currentTimestamp',
    'h5Url',
    'origin',
    'requestId',
    'resourceGamingUrl',
    'resourceUrl',
    'url',
  ],
  FBTY: ['Authorization', 'currentTimestamp', 'languageType', 'origin', 'url'],
}

test('[SBX-126, GAMES-8, GAMES-9, GAMES-10, GAMES-14, GAMES-15] each venue of sport and esports opens from the lobby at the printed URL, without its own storage', {
  tag: LONG_TAG,
}, async ({ page, context }) => {
  await blockThirdPartyStorage(context)
  await withoutPopUps(page)
  await useMember(context, MEMBER)
  await control({ action: 'venue.status', enName: 'V188', status: 1 })
  for (const { name, path } of SPORT_VENUES) {
    await enterVenue(page, name)
    await expect(page).toHaveURL(`/game/${path}?url=${encodeURIComponent(VENUE_ORIGIN)}`)
    await expectPrices(page)
    await expectBound(page, path)
  }
  await control({ action: 'venue.status', enName: 'V188', status: 2 })
  for (const code of ['ybdj', 'imdj', 'lhdj']) {
    const enName = code.toUpperCase()
    await page.goto(`/game/gaming?venue=${enName}&game=${enName}-001`)
    await page.getByRole('dialog').getByRole('button', { name: '进入', exact: true }).click()
    await expect(page).toHaveURL(`/game/gaming/${code}?url=${encodeURIComponent(VENUE_ORIGIN)}`, { timeout: 25_000 })
    await expectPrices(page)
    await expectBound(page, `gaming/${code}`)
  }
  const stored = await page.evaluate((key) => localStorage.getItem(key), STORAGE_KEY.venueParams)
  const params = JSON.parse(stored ?? '{}') as Record<string, object>
  for (const [venue, names] of Object.entries(PARAMS)) expect(Object.keys(params[venue] ?? {}).sort()).toEqual(names)
})

test('[SBX-126] a demo opens a venue at the printed URL, without its own storage', async ({ page, context }) => {
  await blockThirdPartyStorage(context)
  await withoutPopUps(page)
  await page.goto('/demo')
  await page.getByRole('checkbox', { name: /18/ }).check()
  await page.getByRole('button', { name: /试玩/ }).first().click()
  await page
    .getByRole('button', { name: /FB 体育|欧博体育/ })
    .first()
    .click()
  await expectPrices(page)
})

test('[SBX-126] a venue opens in a private window whose browser blocks third-party cookies', {
  tag: LONG_TAG,
}, async ({ locale, viewport }) => {
  const browser = await chromium.launch({
    executablePath: await chromiumPath(),
    args: [...CHROMIUM_ARGS, '--incognito', '--test-third-party-cookie-phaseout'],
  })
  try {
    const context = await browser.newContext({ baseURL: EDGE_ORIGIN, locale, viewport, serviceWorkers: 'block' })
    const page = await context.newPage()
    await withoutPopUps(page)
    await useMember(context, MEMBER)
    await enterVenue(page, '欧博体育')
    await expectPrices(page)
    const frame = page.frames().find((each) => each.url().startsWith(VENUE_ORIGIN))
    const cookie = await frame?.evaluate(() => {
      // biome-ignore lint/suspicious/noDocumentCookie: whether the browser keeps it is the question
      document.cookie = 'kept=1'
      return document.cookie
    })
    expect(cookie).toBe('')
  } finally {
    await browser.close()
  }
})

test.describe('at 127.0.0.1', () => {
  const baseURL = `http://127.0.0.1:${PORTS.EDGE_PORT}`
  test.use({ baseURL })

  test('[SBX-126] a same-site venue keeps its entry for the tab and shows it after a reload', async ({
    page,
    context,
  }) => {
    await withoutPopUps(page)
    await useMember(context, MEMBER, undefined, baseURL)
    await enterVenue(page, 'IM 体育')
    await expectPrices(page)
    await page.reload()
    await expectPrices(page)
  })
})

/** The frame is sandboxed, and its path opens no other origin than the one that was launched. */
async function expectBound(page: Page, path: string): Promise<void> {
  await expect(page.locator('iframe')).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin allow-forms')
  await page.goto(`/game/${path}?url=${encodeURIComponent(SANDBOX_ORIGIN)}`)
  await expect(page.locator('[data-refusal="other-origin"]')).toBeVisible()
  await expect(page.locator('iframe')).toHaveCount(0)
}
