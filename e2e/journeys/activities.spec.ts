/** Activities of two members in two languages: checking a flip, and signing in for a day. */
import { readFile } from 'node:fs/promises'
import { type DataOf, HEADER, STORAGE_KEY } from '@lantern/contract'
import { popInfo } from '@lantern/contract/activity'
import { CALENDAR_FEED, type calendarSign } from '@lantern/contract/calendar'
import { inviteClaim, inviteInfo } from '@lantern/contract/invitation'
import { luckyFlipFlip } from '@lantern/contract/lucky-flip'
import type { PromotionLog } from '@lantern/contract/promotions'
import { saferQuiet } from '@lantern/contract/safer-settings'
import { HOUR_MS } from '@lantern/contract/site-time'
import type { Page } from '@playwright/test'
import decodeQR from 'qr/decode.js'
import { localeCookie } from '../accessibility/stops.ts'
import { control, proveLedger } from '../site/control.ts'
import { expectNoAxeViolations } from '../site/expect-axe.ts'
import { loseFirstAnswer } from '../site/lost-answer.ts'
import { deviceOfToken, post, useNewMember } from '../site/member-session.ts'
import { expectNarrow } from '../site/narrow.ts'
import { withoutPopUps } from '../site/pop-ups.ts'
import { LONG_TAG } from '../site/short-form.ts'
import { expect, test } from '../site/watched-page.ts'

const TEXTS = {
  'zh-CN': {
    flip: '幸运翻牌',
    card: '第 5 张',
    open: /^第 5 张：/,
    checked: /^已校验/,
    check: '自行校验',
    same: '一致',
    calendar: '活动日历',
    sign: '签到',
    signed: '今天已签到',
    noFlips: '还没有翻过牌',
    invite: '邀请好友',
    poster: '分享海报',
    save: '保存图片',
    saved: '已保存到下载文件夹。',
    share: '分享图片',
    invitedBy: /^由 .+ 邀请$/,
    validFor: /12 小时内有效/,
    inviteCode: /^邀请码/,
    own: /属于本设备上的账户/,
    claim: /^领取 28\.00/,
  },
  en: {
    flip: 'Lucky flip',
    card: 'Card 5',
    open: /^Card 5: /,
    checked: /^Checked/,
    check: 'Check it yourself',
    same: 'matches',
    calendar: 'Calendar',
    sign: 'Check in for today',
    signed: 'Checked in today',
    noFlips: 'You have not flipped a card yet',
    invite: 'Invite friends',
    poster: 'Share poster',
    save: 'Save picture',
    saved: 'Saved to your downloads.',
    share: 'Share picture',
    invitedBy: /^Invited by /,
    validFor: /12 h/,
    inviteCode: /^Invite code/,
    own: /belongs to an account on this device/,
    claim: /^Claim 28\.00/,
  },
} as const

for (const locale of ['zh-CN', 'en'] as const) {
  const t = TEXTS[locale]
  const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 })

  test(`[ACT-19, ACT-20, ACT-21] ${locale}: a flip whose answer is lost is found, checked and paid once`, {
    tag: locale === 'en' ? LONG_TAG : [],
  }, async ({ page, context, watch }) => {
    watch.expectProblem(/^console: Failed to load resource/)
    await context.addCookies([localeCookie(locale)])
    await withoutPopUps(page)
    await useNewMember(context, 'flip')
    await page.goto('/activity/luckyFlip')
    await expect(heading(page, t.flip)).toBeVisible()
    let lost = 0
    await page.route(`**${luckyFlipFlip.path}`, async (route) => {
      // The server flips; its answer never arrives.
      await route.fetch()
      lost += 1
      await route.abort('connectionreset')
    })
    await page.getByRole('button', { name: t.card }).click()
    await expect(page.getByRole('button', { name: t.open })).toBeVisible({ timeout: 20_000 })
    expect(lost).toBe(1)
    await expect(page.getByText(t.checked)).toBeVisible()
    await expectNoAxeViolations(page)
    await expectNarrow(page)
    await page.getByRole('button', { name: t.check, exact: true }).click()
    await expect(page.getByRole('dialog').getByText(t.same, { exact: true })).toHaveCount(2)
    // The next member on this device has separate flips.
    await useNewMember(context, 'flip')
    await page.goto('/activity/luckyFlip')
    await expect(page.getByText(t.noFlips)).toBeVisible()
    await page.unroute(`**${luckyFlipFlip.path}`)
    await page.getByRole('button', { name: t.card }).click()
    await expect(page.getByRole('button', { name: t.open })).toBeVisible()
    await expect(page.getByText(t.checked)).toBeVisible()
    await proveLedger()
  })

  test(`[ACT-22, ACT-23, ACT-26] ${locale}: a member signs in for a day, and the feed can be fetched`, async ({
    page,
    context,
  }) => {
    await context.addCookies([localeCookie(locale)])
    await withoutPopUps(page)
    await useNewMember(context, 'cal')
    await page.goto('/activity/calendar')
    await expect(heading(page, t.calendar)).toBeVisible()
    const answer = page.waitForResponse((response) => response.url().includes('/calendar/sign'))
    await page.getByRole('button', { name: t.sign, exact: true }).click()
    const { data } = (await (await answer).json()) as { data: DataOf<typeof calendarSign> }
    expect(data).toMatchObject({ coins: 1, streak: 1 })
    await expect(page.getByRole('button', { name: t.signed })).toBeDisabled()
    await expectNoAxeViolations(page)
    await expectNarrow(page)
    // The next member on this device has not signed.
    await useNewMember(context, 'cal')
    await page.goto('/activity/calendar')
    await expect(page.getByRole('button', { name: t.sign, exact: true })).toBeEnabled()
    const feed = await page.request.get(CALENDAR_FEED)
    expect(feed.headers()['content-type']).toContain('text/calendar')
    expect(await feed.text()).toContain('BEGIN:VCALENDAR')
  })

  test(`[ACT-28, SHELL-REG-6, SBX-INV-2] ${locale}: a friend sees who invited and until when; the inviter's own device does not count`, {
    tag: LONG_TAG,
  }, async ({ page, context, browser }) => {
    await context.addCookies([localeCookie(locale)])
    await withoutPopUps(page)
    const { token } = await useNewMember(context, 'inv')
    const shared = await noteShares(page)
    await page.goto('/activity/friendInvitation')
    await expect(heading(page, t.invite)).toBeVisible()
    await expectNoAxeViolations(page)
    await expectNarrow(page)
    await page.getByRole('button', { name: t.poster, exact: true }).click()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: t.save }).click()
    const file = await readFile(await (await download).path())
    expect(file.subarray(1, 4).toString()).toBe('PNG')
    // Width and height of a PNG are in its first chunk.
    expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([720, 1080])
    await expect(page.getByText(t.saved)).toBeVisible()
    await page.getByRole('button', { name: t.share }).click()
    await expect.poll(shared).toMatchObject([{ name: 'invitation.png', type: 'image/png' }])
    expect(Buffer.from((await shared())[0]?.bytes ?? [])).toEqual(file)
    const { data } = (await (
      await page.request.get(inviteInfo.path, {
        headers: { [HEADER.token]: token, [HEADER.deviceUuid]: deviceOfToken(token) },
      })
    ).json()) as { data: DataOf<typeof inviteInfo> }
    const friend = await browser.newContext()
    await friend.addCookies([localeCookie(locale)])
    const visit = await friend.newPage()
    const scanned = await codeOn(page, file)
    expect(scanned).toBe(new URL(data.link, page.url()).href)
    await visit.goto(scanned)
    await expect(visit.getByText(t.invitedBy)).toBeVisible()
    await expect(visit.getByText(t.validFor)).toBeVisible()
    await expect(visit.getByLabel(t.inviteCode)).toHaveValue(data.i_code)
    // The same device as the inviter's, signed out.
    await visit.evaluate(([key, device]) => localStorage.setItem(key, device), [
      STORAGE_KEY.deviceId,
      deviceOfToken(token),
    ] as const)
    await visit.goto(data.link)
    await expect(visit.getByText(t.own)).toBeVisible()
    await friend.close()
  })

  test(`[ACT-29, SBX-INV-4] ${locale}: a reward whose answer is lost is claimed again and paid once`, async ({
    page,
    context,
    watch,
  }) => {
    watch.expectProblem(/^console: Failed to load resource/)
    await context.addCookies([localeCookie(locale)])
    await withoutPopUps(page)
    const { userName } = await useNewMember(context, 'inv')
    for (const _friend of [1, 2]) await control({ action: 'invite.friend', userName })
    await page.goto('/activity/friendInvitation')
    const claims = page.getByRole('button', { name: t.claim })
    await expect(claims).toHaveCount(2)
    const sent = await loseFirstAnswer(page, inviteClaim.path)
    await claims.first().click()
    await expect(claims).toHaveCount(1)
    expect(sent()).toBe(1)
    await proveLedger()
  })

  test(`[ACT-2, ACT-5, PLAT-PROMO-2, PLAT-PROMO-4] ${locale}: one pop-up a visit and none in quiet hours, and the log says why`, {
    tag: LONG_TAG,
  }, async ({ page, context, browser }) => {
    // The device's clock is wrong: a visit must not restart on each page.
    await page.clock.setSystemTime(Date.now() - HOUR_MS)
    await context.addCookies([localeCookie(locale)])
    await page.goto('/')
    await page.waitForResponse(`**${popInfo.path}`)
    await page.keyboard.press('Tab')
    const dialog = page.getByRole('dialog')
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await page.reload()
    // Another campaign, on the same visit.
    await expect
      .poll(async () => {
        await page.keyboard.press('Tab')
        return outcomesOf(page)
      })
      .toContain('popup visit')
    await expect(dialog).toHaveCount(0)
    const quiet = await browser.newContext()
    await quiet.addCookies([localeCookie(locale)])
    const { token } = await useNewMember(quiet, 'calm')
    await post(saferQuiet.path, { hours: { from: '00:01', to: '00:00' } }, { token })
    const calm = await quiet.newPage()
    await calm.goto('/')
    await expect
      .poll(async () => {
        await calm.keyboard.press('Tab')
        return outcomesOf(calm)
      })
      .toEqual(expect.arrayContaining(['dock quiet-hours', 'popup quiet-hours']))
    expect(await outcomesOf(calm)).not.toContain('popup shown')
    await expect(calm.getByRole('dialog')).toHaveCount(0)
    await quiet.close()
  })
}

type Shared = { readonly name: string; readonly type: string; readonly bytes: number[]; readonly url: string }

/** Gives the page a share menu that accepts pictures. @returns the shared files */
async function noteShares(page: Page): Promise<() => Promise<Shared[]>> {
  await page.addInitScript(() => {
    const shared: object[] = []
    Object.assign(globalThis, { shared })
    Object.assign(navigator, {
      canShare: ({ files = [] }: ShareData) => files.every(({ type }) => type === 'image/png'),
      share: async ({ files = [], url }: ShareData) => {
        for (const file of files) {
          const bytes = [...new Uint8Array(await file.arrayBuffer())]
          shared.push({ name: file.name, type: file.type, bytes, url })
        }
      },
    })
  })
  return () => page.evaluate(() => (globalThis as unknown as { shared: Shared[] }).shared)
}

/** Text of the QR code in a picture. */
async function codeOn(page: Page, picture: Buffer): Promise<string> {
  const { width, height, pixels } = await page.evaluate(
    async (bytes) => {
      const bitmap = await createImageBitmap(new Blob([new Uint8Array(bytes)], { type: 'image/png' }))
      const pen = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
      pen?.drawImage(bitmap, 0, 0)
      const { data } = pen?.getImageData(0, 0, bitmap.width, bitmap.height) ?? { data: [] }
      // One byte per pixel: the green channel.
      const pixels = Array.from({ length: bitmap.width * bitmap.height }, (_, at) => data[4 * at + 1] ?? 0)
      return { width: bitmap.width, height: bitmap.height, pixels }
    },
    [...picture],
  )
  const data = Uint8ClampedArray.from(pixels.flatMap((green) => [green, green, green, 255]))
  return decodeQR({ width, height, data })
}

/** The log of the arbiter on the device, as `kind outcome`. */
async function outcomesOf(page: Page): Promise<string[]> {
  const text = await page.evaluate((key) => localStorage.getItem(key) ?? '', STORAGE_KEY.popupLog)
  const entries = text === '' ? [] : (JSON.parse(text) as PromotionLog).entries
  return entries.map(({ kind, outcome }) => `${kind} ${outcome}`)
}
