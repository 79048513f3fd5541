/** A real venue page in its cross-site frame: its messages and its restrictions, without simulated messages (screens.md 4.0). */
import { OB_USER_PATH, venueLaunch } from '@lantern/contract/games'
import { memberInfo } from '@lantern/contract/user'
import { type WalletOverview, walletOverview } from '@lantern/contract/wallet'
import type { Frame, Locator, Page } from '@playwright/test'
import { login } from '../pages/auth.ts'
import { control } from '../site/control.ts'
import { expectNoAxeViolations } from '../site/expect-axe.ts'
import { post, useMember } from '../site/member-session.ts'
import { SANDBOX_ORIGIN, VENUE_ORIGIN } from '../site/origins.ts'
import { withoutPopUps } from '../site/pop-ups.ts'
import { LONG_TAG } from '../site/short-form.ts'
import { enterVenue, expectPrices, openLaunchSheet } from '../site/sport-venue.ts'
import { blockThirdPartyStorage } from '../site/third-party-storage.ts'
import { expect, test } from '../site/watched-page.ts'

/** A verified member with money, as required to enter a venue. */
const MEMBER = 'vip10aa'
const OB_PATH = `/game/sport/ob?url=${encodeURIComponent(VENUE_ORIGIN)}`
/** Unlike OB, never launched automatically for counts. */
const IM_PATH = `/game/sport/im?url=${encodeURIComponent(VENUE_ORIGIN)}`

test.beforeEach(({ page }) => withoutPopUps(page))
test.afterEach(() => control({ action: 'fault.clear' }))

test('[GAMES-11, GAMES-12, GAMES-46] OB is relaunched on 400401, twice per minute, and then shows an error', {
  tag: LONG_TAG,
}, async ({ page, context }) => {
  await blockThirdPartyStorage(context)
  await useMember(context, MEMBER)
  const launches = launchesOf(page)
  await enterVenue(page, '欧博体育')
  await expectPrices(page)
  expect(venueFrame(page).url()).toMatch(/^http:\/\/127\.0\.0\.1:/)
  expect(new URL(page.url()).hostname).toBe('localhost')
  expect(launches).toHaveLength(1)
  await expectLowBar(page)
  for (const total of [2, 3]) {
    await endSession({ data: { venueCode: '0400401' } })
    await expect.poll(() => launches.length).toBe(total)
    await expectPrices(page)
  }
  expect(JSON.parse(launches.at(-1) ?? '')).toMatchObject({ enName: 'OBTY', isManualLaunch: 0, appSendMoney: 0 })
  await endSession({ data: { venueCode: '0400401' } })
  await expect(page.getByText('一分钟内已重新进入两次')).toBeVisible()
  expect(launches).toHaveLength(3)
})

test('[GAMES-70, GAMES-96] a minimised venue keeps its document while the member looks at the lobby, and ends on pages of others', async ({
  page,
  context,
}) => {
  await useMember(context, MEMBER)
  await enterVenue(page, '欧博体育')
  await expectPrices(page)
  const frame = venueFrame(page)
  await frame.evaluate(() => Object.assign(window, { __kept: true }))
  await page.getByRole('button', { name: '最小化场馆' }).click()
  await expect(page).toHaveURL(/\/game\/sport$/)
  await expect(page.locator('iframe')).toBeHidden()
  await page.getByRole('link', { name: '返回 欧博体育' }).click()
  await expectPrices(page)
  expect(await frame.evaluate(() => '__kept' in window)).toBe(true)

  await page.getByRole('button', { name: '最小化场馆' }).click()
  await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '我的' }).click()
  await expect(page.getByText('已离开 欧博体育，余额仍在场馆钱包')).toBeVisible()
  await expect(page.locator('iframe')).toHaveCount(0)
})

test('[GAMES-11, GAMES-31] FB is relaunched on 14010; IM is relaunched only by a tap', { tag: LONG_TAG }, async ({
  page,
  context,
}) => {
  await useMember(context, MEMBER)
  const launches = launchesOf(page)
  await enterVenue(page, 'FB 体育')
  await expectPrices(page)
  await endSession({ code: 14010 })
  await expect.poll(() => launches.length).toBe(2)
  await expectPrices(page)

  await enterVenue(page, 'IM 体育')
  await expectPrices(page)
  await endSession({ data: { venueCode: '400401' } })
  await expect(page.getByText('场馆会话已结束')).toBeVisible()
  expect(launches).toHaveLength(3)
  await page.getByRole('button', { name: '重新进入' }).click()
  await expectPrices(page)
  expect(launches).toHaveLength(4)
})

test('[GAMES-14, GAMES-15] the frame opens only the launched origin and cannot navigate the page', async ({
  page,
  context,
  watch,
}) => {
  await test.step('a visitor is sent to login and back', async () => {
    await page.goto(IM_PATH)
    await expect(page).toHaveURL(`/user/login?redirect=${encodeURIComponent(IM_PATH)}`)
    await login(page, MEMBER)
    await expect(page).toHaveURL(IM_PATH)
    await expectRefusal(page, 'never-launched')
  })
  // The next login ends this session; an open page would end the new one with it.
  await page.goto('about:blank')
  await useMember(context, MEMBER)
  await enterVenue(page, '欧博体育')
  await expectPrices(page)

  await test.step('attempts of the framed page', async () => {
    // The browser logs every blocked attempt.
    watch.expectProblem(/sandbox/)
    const frame = venueFrame(page)
    expect(new URL(frame.url()).hostname).not.toBe(new URL(page.url()).hostname)
    expect(await frame.evaluate(tryToLeave)).toEqual({ top: 'SecurityError', popup: null, read: 'SecurityError' })
    await expect(page).toHaveURL(OB_PATH)
    await expectPrices(page)
  })

  await test.step('another origin in the URL, stored or not, is not opened', async () => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).origin))
    await page.goto(`/game/sport/ob?url=${encodeURIComponent(SANDBOX_ORIGIN)}`)
    await expectRefusal(page, 'other-origin')
    await page.evaluate(
      ([known, other]) => {
        const text = localStorage.getItem('venueParams') ?? ''
        localStorage.setItem('venueParams', text.replaceAll(known, other))
      },
      [VENUE_ORIGIN, SANDBOX_ORIGIN] as const,
    )
    await page.reload()
    await expectRefusal(page, 'not-listed')
    expect(asked).not.toContain(SANDBOX_ORIGIN)
  })
})

test('[GAMES-22] maintenance that begins inside the sport book closes it, shows that the money is kept, and recalls it once the venue is open', {
  tag: LONG_TAG,
}, async ({ page, context }) => {
  const { token } = await useMember(context, MEMBER)
  const inVenue = async () =>
    (await post<WalletOverview>(walletOverview.path, {}, { token })).venues.find(({ enName }) => enName === 'OBTY')
      ?.balance
  const before = Number(await inVenue())
  await enterVenue(page, '欧博体育', '25')
  await expectPrices(page)
  await control({ action: 'venue.status', enName: 'OBTY', status: 2 })
  try {
    // The page refetches the list of venues every minute, and when it becomes visible.
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
    const sheet = page.getByRole('dialog', { name: '欧博体育 正在维护' })
    await expect(sheet).toBeVisible({ timeout: 75_000 })
    await expect(page).toHaveURL('/game/sport')
    await expect(page.locator('iframe')).toHaveCount(0)
    await expect(sheet.getByRole('status')).toHaveText(/^场馆余额仍在场馆钱包，金额不变/)
    await expectNoAxeViolations(page)
    await control({ action: 'venue.status', enName: 'OBTY', status: 1 })
    expect(Number(await inVenue())).toBe(before + 25)
    await sheet.getByRole('button', { name: '转回可用余额' }).click()
    await expect(sheet.getByRole('status')).toHaveText('场馆余额已转回可用余额。')
    expect(Number(await inVenue())).toBe(0)
    await sheet.getByRole('button', { name: '知道了' }).click()
    await expect(sheet).toHaveCount(0)
  } finally {
    await control({ action: 'venue.status', enName: 'OBTY', status: 1 })
  }
})

test('[GAMES-16, WIRE-20] money is transferred with the launch and recalled on leaving if the member agrees, afterwards without asking', async ({
  page,
  context,
}) => {
  const { token } = await useMember(context, MEMBER)
  const inVenues = async () => Number((await post<WalletOverview>(walletOverview.path, {}, { token })).venueTotal)
  const launches = launchesOf(page)
  await enterVenue(page, '欧博体育', '25')
  const order = JSON.parse(launches[0] ?? '') as { temporaryParam: object }
  expect(order).toEqual({
    enName: 'OBTY',
    appSendMoney: 1,
    activity: '',
    gameCode: '',
    https: 0,
    isApp: 0,
    isSure: 0,
    isPreload: 0,
    isManualLaunch: 1,
    siteId: 1001,
    temporaryParam: { amount: '25', requestNo: expect.stringMatching(/^[0-9a-f-]{36}$/) },
  })
  await expectPrices(page)
  expect(await inVenues()).toBeGreaterThanOrEqual(25)
  await page.getByRole('button', { name: '离开场馆' }).click()
  await page.getByRole('checkbox', { name: '记住我的选择' }).check()
  await page.getByRole('button', { name: '转回余额并离开' }).click()
  await expect(page).toHaveURL('/game/sport')
  await expect.poll(inVenues).toBe(0)

  await enterVenue(page, '欧博体育', '10')
  await expectPrices(page)
  await page.getByRole('button', { name: '离开场馆' }).click()
  await expect(page).toHaveURL('/game/sport')
  await expect.poll(inVenues).toBe(0)
})

test('[GAMES-17] a launch without a response for 20 s offers a retry, which opens', async ({ page, context }) => {
  await useMember(context, MEMBER)
  await page.clock.install()
  const counted = page.waitForResponse((response) => /^\/v1\/counts\//.test(new URL(response.url()).pathname))
  await page.goto('/game/sport')
  // OB was launched for its counts; the next launch is the member's.
  await counted
  await control({ action: 'fault.set', id: 'hang', kind: 'hang', match: venueLaunch.path, userName: MEMBER })
  const sent = page.waitForRequest((request) => new URL(request.url()).pathname === venueLaunch.path)
  await page.getByRole('button', { name: '查看 IM 体育 的赔率' }).click()
  await page.getByRole('button', { name: '进入 IM 体育' }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('button', { name: '进入', exact: true }).click()
  await sent
  await page.clock.runFor(19_000)
  await expect(sheet.getByRole('alert')).toHaveCount(0)
  await page.clock.runFor(1_000)
  await expect(sheet.getByRole('alert')).toContainText('20 秒内没有响应')
  await sheet.getByRole('button', { name: '重试' }).click()
  await expectPrices(page)
})

test('[GAMES-72, GAMES-73] a failed launch shows its step and a support code, and finds the money after a lost answer', {
  tag: LONG_TAG,
}, async ({ page, context, watch }) => {
  watch.expectProblem(/502|ERR_FAILED/)
  const { token } = await useMember(context, MEMBER)
  const inVenues = async () => Number((await post<WalletOverview>(walletOverview.path, {}, { token })).venueTotal)
  const sheet = page.getByRole('dialog')
  const failure = sheet.getByRole('alert')
  const start = async (name: string) => {
    await openLaunchSheet(page, name, '5')
    return sheet.getByRole('button', { name: '进入', exact: true })
  }

  await test.step('at the check of the account', async () => {
    const enter = await start('IM 体育')
    await page.route(`**${memberInfo.path}`, (route) => route.fulfill({ status: 502, body: '' }))
    await enter.click()
    await expectFaultAt(failure, '校验账户')
    await page.unrouteAll()
  })
  await test.step('at the transfer, whose answer is lost', async () => {
    const enter = await start('IM 体育')
    await control({ action: 'fault.set', id: 'lost', kind: 'drop', match: venueLaunch.path, userName: MEMBER })
    await enter.click()
    await expectFaultAt(failure, '转入资金')
    await expect(failure).toContainText('资金已在场馆钱包')
    await failure.getByRole('button', { name: '一键转回' }).click()
    await expect.poll(inVenues).toBe(0)
  })
  await test.step('at the token', async () => {
    const enter = await start('欧博体育')
    await page.route(`**${OB_USER_PATH}?*`, (route) => route.fulfill({ status: 502, body: '' }))
    await enter.click()
    await expectFaultAt(failure, '取得令牌')
    await page.unrouteAll()
  })
  await test.step('at the frame', async () => {
    const enter = await start('IM 体育')
    await page.route(`${VENUE_ORIGIN}/**`, (route) => route.abort())
    await enter.click()
    const shown = page.getByRole('main').getByRole('alert')
    await expectFaultAt(shown, '打开场馆')
    await page.unrouteAll()
    await shown.getByRole('button', { name: '重试' }).click()
    await expectPrices(page)
  })
})

test('[GAMES-86] no launch moves more than the cap of the member', { tag: LONG_TAG }, async ({ page, context }) => {
  const { token } = await useMember(context, MEMBER)
  const fenInVenues = async () =>
    Math.round(Number((await post<WalletOverview>(walletOverview.path, {}, { token })).venueTotal) * 100)
  const before = await fenInVenues()
  await openLaunchSheet(page, '欧博体育', '25')
  const sheet = page.getByRole('dialog')
  await sheet.getByLabel('每次最多').fill('7')
  await expect(sheet.getByText(/^按您的上限，只转入 ¥7/)).toBeVisible()
  await sheet.getByRole('button', { name: '进入', exact: true }).click()
  await expectPrices(page)
  expect(await fenInVenues()).toBe(before + 700)
  await page.getByRole('button', { name: '离开场馆' }).click()
  await page.getByRole('button', { name: '转回余额并离开' }).click()
  await expect.poll(fenInVenues).toBe(0)
})

async function expectFaultAt(failure: Locator, step: string): Promise<void> {
  await expect(failure).toContainText(new RegExp(`在“${step}”时失败.*问题编号 [A-Z2-9]{7}`), { timeout: 25_000 })
}

/** Expects two lines above the venue on the smallest screen: its buttons, and time and net result. */
async function expectLowBar(page: Page): Promise<void> {
  const size = page.viewportSize()
  await page.setViewportSize({ width: 320, height: 700 })
  const bar = page.locator('header', { has: page.getByRole('timer') })
  await expect(bar).toContainText('本次输赢')
  expect((await bar.boundingBox())?.height).toBeLessThan(72)
  if (size) await page.setViewportSize(size)
}

/** Launch requests of this page, without preloads of OB for its counts. */
function launchesOf(page: Page): string[] {
  const bodies: string[] = []
  page.on('request', (request) => {
    const body = String(request.postDataBuffer())
    if (new URL(request.url()).pathname === venueLaunch.path && JSON.parse(body).isPreload === 0) bodies.push(body)
  })
  return bodies
}

/** Makes the venue's server refuse the next wallet request with an expired session. */
async function endSession(answer: { code?: number; data?: { venueCode: string } }): Promise<void> {
  const fault = { action: 'fault.set', id: 'ended', kind: 'code', match: '/v1/book/wallet', userName: MEMBER } as const
  await control({ ...fault, code: 400401, ...answer })
}

async function expectRefusal(page: Page, reason: string): Promise<void> {
  await expect(page.locator(`[data-refusal="${reason}"]`)).toBeVisible()
  await expect(page.locator('iframe')).toHaveCount(0)
}

function venueFrame(page: Page): Frame {
  const frame = page.frames().find((each) => each.url().startsWith(VENUE_ORIGIN))
  if (!frame) throw new Error('the page has no venue frame')
  return frame
}

/** Runs in the venue page. */
function tryToLeave(): { top: string; popup: unknown; read: string } {
  const nameOf = (attempt: () => unknown): string => {
    try {
      return `no error: ${attempt()}`
    } catch (error) {
      return (error as Error).name
    }
  }
  return {
    top: nameOf(() => {
      window.top?.location.assign('about:blank')
    }),
    popup: window.open('about:blank', '_blank'),
    read: nameOf(() => window.parent.document.title),
  }
}
