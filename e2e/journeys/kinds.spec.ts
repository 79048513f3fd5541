/**
 * Each of the seven kinds from the lobby to the settled record, by a member who has just registered and made one deposit: at localhost in Chinese,
 * where the venue is another site without storage, and at 127.0.0.1 in English, where it is the same site. The proof `pages` plays each kind at one of them,
 * the proof `kinds` at both.
 */
import { randomUUID } from 'node:crypto'
import type { DataOf } from '@lantern/contract'
import { depositCreate } from '@lantern/contract/deposit'
import { gameList } from '@lantern/contract/games'
import { betDetail, betRecords } from '@lantern/contract/records'
import { kycSubmit, type LoginAnswer } from '@lantern/contract/user'
import type { FrameLocator, Page } from '@playwright/test'
import { control, proveLedger } from '../site/control.ts'
import { expectNoAxeViolations } from '../site/expect-axe.ts'
import { adopt, newMember, post } from '../site/member-session.ts'
import { EDGE_ORIGIN, PORTS } from '../site/origins.ts'
import { KINDS, type Kind, type KnownBet } from '../site/play-kinds.ts'
import { withoutPopUps } from '../site/pop-ups.ts'
import { STILL } from '../site/still.ts'
import { blockThirdPartyStorage } from '../site/third-party-storage.ts'
import { expect, test } from '../site/watched-page.ts'

/** The member's only deposit, CNY. */
const DEPOSIT = '100'
/** Settled (screens.md 11.6). */
const SETTLED = 3

/** Words of a settled bet, in both languages. */
const RESULT_WORD: Readonly<Record<string, RegExp>> = {
  WIN: /^(赢|Won)$/,
  LOSE: /^(输|Lost)$/,
  DRAW: /^(走水|平局|Push)$/,
}

/** As the pages write money, in both languages. */
const MONEY = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

const PLACES = [
  { origin: EDGE_ORIGIN, locale: 'zh-CN', colorScheme: 'dark', isCrossSite: true },
  { origin: `http://127.0.0.1:${PORTS.EDGE_PORT}`, locale: 'en-US', colorScheme: 'light', isCrossSite: false },
] as const

for (const [at, { origin, locale, colorScheme, isCrossSite }] of PLACES.entries()) {
  test.describe(`at ${new URL(origin).hostname}, ${locale}`, () => {
    test.use({ ...STILL, baseURL: origin, locale, colorScheme })

    for (const [index, kind] of KINDS.entries()) {
      if (process.env.KINDS !== 'all' && index % PLACES.length !== at) continue
      test(`[GAMES-51, SBX-190, SBX-191, SBX-198, SBX-212, SBX-216, SBX-218] ${kind.category}`, async ({
        page,
        context,
      }) => {
        if (isCrossSite) await blockThirdPartyStorage(context)
        await withoutPopUps(page)
        const member = await fundedMember()
        await adopt(context, member, origin)
        const { token } = member
        expect(await newestBet(token, kind)).toBeUndefined()
        const venue = await enter(page, kind)
        const ownBet = async (): Promise<KnownBet> => {
          await expect.poll(async () => await newestBet(token, kind)).toBeDefined()
          return (await newestBet(token, kind)) as KnownBet
        }
        await kind.play({ venue, ownBet })
        const { no } = await ownBet()
        await expect.poll(async () => (await newestBet(token, kind))?.state).toBe(SETTLED)
        await expectNoAxeViolations(page)
        if (kind.isFair) {
          await venue.getByRole('button', { name: /^(公平校验|Fairness)$/ }).click()
          await expect(venue.getByText(/^✓ (已校验|Verified)$/).first()).toBeVisible()
        }
        await page.goto(`/mine/record/betRecord?no=${no}`)
        const record = page.getByRole('dialog')
        await expect(record.getByText(no)).toBeVisible()
        const { bet, rule, ledger } = await post<DataOf<typeof betDetail>>(betDetail.path, { no }, { token, locale })
        await expect(record.getByText(resultWord(bet.result))).toBeVisible()
        await expect(record.getByText(`¥${MONEY.format(Number(bet.return))}`, { exact: true }).first()).toBeVisible()
        expect(rule).not.toBe('')
        await expect(record.getByText(rule)).toBeVisible()
        expect(ledger.length).toBeGreaterThan(0)
        await expect(record.getByRole('table').getByRole('row').nth(1)).toBeVisible()
        await proveLedger()
      })
    }
  })
}

function resultWord(result: string | null): RegExp {
  const word = RESULT_WORD[result ?? '']
  if (!word) throw new Error(`no word for the result ${result}`)
  return word
}

/** Registers, enters the real name and deposits by bank, like a new player. */
async function fundedMember(): Promise<LoginAnswer> {
  const member = await newMember('kind')
  const { token, userName } = member
  const name = '林晚晴'
  await post(kycSubmit.path, { level: 1, fields: { realName: name }, requestNo: randomUUID() }, { token })
  const order = { method: 'BANK', amount: DEPOSIT, payerName: name, requestNo: randomUUID() }
  await post(depositCreate.path, order, { token })
  await control({ action: 'deposit.confirm', userName })
  return member
}

/** Enters the game of a kind from its lobby, with money. */
async function enter(page: Page, { category, lobby, game, path }: Kind): Promise<FrameLocator> {
  // Venues have games of the same name.
  await page.goto(game ? `${lobby}?venue=${game.venue}` : lobby)
  if (game) await tapCover(page, category, game)
  else await page.getByRole('button', { name: /^(进入 欧博体育|Enter OB Sports)$/ }).click()
  const sheet = page.getByRole('dialog')
  const transfer = sheet.getByRole('switch', { name: /^(自动转入|Automatic transfer)/ })
  // Enabled once the balance is known.
  await expect(transfer).toBeEnabled()
  await transfer.setChecked(true)
  await sheet.getByLabel(/^(转入金额|Transfer amount)$/).fill('20')
  await sheet.getByRole('button', { name: /^(进入|Enter)$/ }).click()
  await expect(page).toHaveURL(new RegExp(`/game/${path}\\?url=`), { timeout: 25_000 })
  return page.frameLocator('iframe')
}

/** Taps the cover of a game in its lobby, after scrolling to it. */
async function tapCover(page: Page, category: string, { venue, code }: NonNullable<Kind['game']>): Promise<void> {
  const asked = { category, enName: venue, pageSize: 50 }
  const { list } = await post<DataOf<typeof gameList>>(gameList.path, asked)
  const game = list.find(({ gameCode }) => gameCode === code)
  if (!game) throw new Error(`${venue} has no game ${code}`)
  const cover = page
    .getByRole('article')
    .getByRole('button', { name: new RegExp(`(${game.name.zh}|${game.name.en})$`) })
    .first()
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(async () => {
    await page.mouse.wheel(0, 600)
    await expect(cover).toBeVisible({ timeout: 300 })
  }).toPass({ timeout: 60_000 })
  await cover.tap()
}

/** The newest bet of this member in a kind; undefined before the first. */
async function newestBet(token: string, { category }: Kind): Promise<KnownBet | undefined> {
  const range = { category, from: 0, to: Date.now() + 86_400_000 }
  const { list } = await post<DataOf<typeof betRecords>>(betRecords.path, range, { token })
  return list[0]
}
