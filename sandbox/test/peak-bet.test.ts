/** Boards of the peak bet, from real bets (screens.md 5). */
import * as CODE from '@lantern/contract/code'
import { HEADER } from '@lantern/contract/envelope'
import { inviteInfo } from '@lantern/contract/invitation'
import { mailList } from '@lantern/contract/mail'
import { welfareRecords } from '@lantern/contract/other-records'
import { peakBoard, peakClaim, peakJoin } from '@lantern/contract/peak-bet'
import { betDetail } from '@lantern/contract/records'
import { DAY_MS, HOUR_MS, MINUTE_MS, siteDate } from '@lantern/contract/site-time'
import { login, memberInfo } from '@lantern/contract/user'
import { seasonAt, seasonBefore } from '../src/activity/peak-bet/peak.rules.ts'
import { placeBet } from '../src/book/bets.ts'
import { inTransaction } from '../src/database/database.ts'
import { houseAccount, memberAccount } from '../src/ledger/accounts.ts'
import { balanceOf, post } from '../src/ledger/ledger.ts'
import { proof } from '../src/ledger/proof.ts'
import { lockMember } from '../src/members/members.repository.ts'
import { openTasks } from '../src/turnover/audit.repository.ts'
import { deviceOf, newcomer, openSandbox, type TestSandbox, uuid } from './harness.ts'

const VENUE = 'OBTY'

let sandbox: TestSandbox
beforeEach(async () => {
  sandbox = await openSandbox()
  await sandbox.advance(1)
}, 60_000)
afterEach(() => sandbox.close())

type Player = { token: string; memberId: string; userName: string }

async function opened(userName: string, extra: object = {}): Promise<Player> {
  const { token } = (await sandbox.join(userName, extra)).data as { token: string }
  const { memberId } = await sandbox.call(memberInfo, {}, { token })
  await inTransaction(sandbox.db, (trx) =>
    post(trx, {
      bizType: 'ADJUST',
      bizNo: `test-${userName}`,
      at: sandbox.clock.now(),
      postings: [
        { account: memberAccount(memberId, `venue.${VENUE}`), amount: 10_000_000 },
        { account: houseAccount('adjust'), amount: -10_000_000 },
      ],
    }),
  )
  return { token, memberId, userName }
}
async function join({ token }: Player): Promise<void> {
  await sandbox.call(peakJoin, { on: true }, { token })
  await sandbox.advance(1)
}
const joined = async (userName: string, extra: object = {}): Promise<Player> => {
  const player = await opened(userName, extra)
  await join(player)
  return player
}
const boardOf = (token?: string, scope: 'friends' | 'open' = 'open', season?: string) =>
  sandbox.call(peakBoard, { scope, ...(season ? { season } : {}) }, token ? { token } : {})
const rankOf = async (player: Player) => (await boardOf(player.token)).me?.best?.rank ?? null

/** Places a single on a live match whose odds are in a range. @returns its number and odds */
async function place({ memberId }: Player, stake: string, { from = 1.2, to = 1_000 } = {}) {
  const now = sandbox.clock.now()
  const matches = await sandbox.catalogue.list(sandbox.db, 'live', now, 0.05)
  const fits = ({ odds }: { odds: string }) => Number(odds) >= from && Number(odds) <= to
  const market = matches
    .flatMap(({ markets }) => markets)
    .find(({ state, selections }) => state === 1 && selections.some(fits))
  const selection = market?.selections.find(fits)
  if (!market || !selection) throw new Error('A live market in the range is open')
  const legs = [{ selectionId: selection.id, odds: selection.odds, oddsVersion: market.oddsVersion }]
  const { no } = await inTransaction(sandbox.db, async (trx) =>
    placeBet({
      trx,
      catalogue: sandbox.catalogue,
      member: await lockMember(trx, memberId),
      enName: VENUE,
      slip: { legs, stake, accept: 'any', requestNo: uuid() },
      now,
    }),
  )
  return { no, odds: selection.odds }
}
async function settle(betNo: string, result: 'win' | 'lose' | 'void') {
  expect((await sandbox.control({ action: 'bet.settle', betNo, result })).status).toBe(200)
}
async function won(player: Player, stake = '10', range: { from?: number; to?: number } = {}) {
  const bet = await place(player, stake, range)
  await settle(bet.no, 'win')
  return bet
}
async function again({ userName }: Player): Promise<string> {
  const { password } = newcomer(userName)
  const headers = { [HEADER.deviceUuid]: deviceOf(userName) }
  return ((await sandbox.ask(login, { userName, password }, { headers })).data as { token: string }).token
}

describe('the peak bet', () => {
  it('[SBX-PEAK-1, SBX-PEAK-3] shows visitors the open board of this week and the last, with masked names', async () => {
    const { season, previous, list, total, me } = await boardOf()
    expect(season).toMatchObject({ state: 'running', id: seasonAt(sandbox.clock.now()).id })
    expect(me).toBeNull()
    expect(total).toBeGreaterThan(3)
    expect(list).toHaveLength(total)
    for (const { nick } of list) expect(nick).toMatch(/^.\*+$/u)
    expect(list.map(({ rank }) => rank)).toEqual(list.map((_row, index) => index + 1))
    const odds = list.map((row) => Number(row.odds))
    expect(odds).toEqual([...odds].sort((one, other) => other - one))
    const last = await boardOf(undefined, 'open', previous)
    expect(last.season).toMatchObject({ id: previous, state: 'closed' })
    expect(last.total).toBeGreaterThan(3)
    expect((await boardOf(undefined, 'friends')).list).toEqual([])
    for (const wrong of [siteDate(season.startAt + DAY_MS), siteDate(season.startAt + 7 * DAY_MS), '2020-01-06'])
      expect((await sandbox.ask(peakBoard, { scope: 'open', season: wrong }, {})).code).toBe(CODE.VALIDATION)
  })

  it('[SBX-PEAK-2] ranks by the odds of one won bet, never by its stake, and counts only bets after joining', async () => {
    const early = await opened('peak01')
    await won(early)
    await join(early)
    expect(await rankOf(early)).toBeNull()
    await won(early, '9.99')
    const lost = await place(early, '10')
    await settle(lost.no, 'lose')
    expect(await rankOf(early)).toBeNull()
    const rich = await joined('peak02')
    const low = await won(rich, '500', { from: 1.2, to: 1.9 })
    const high = await won(early, '10', { from: 2 })
    const board = await boardOf(rich.token)
    const mine = board.list.find(({ isMe }) => isMe)
    expect(mine).toMatchObject({ odds: low.odds })
    expect(board.me?.best).toMatchObject({ betNo: low.no, countedStake: '100.00' })
    expect((await boardOf(early.token)).me?.best).toMatchObject({
      betNo: high.no,
      countedStake: '10.00',
      odds: high.odds,
    })
    expect(await rankOf(early)).toBeLessThan((await rankOf(rich)) ?? 0)
  })

  it.each(['void', 'lose'] as const)(
    '[SBX-PEAK-4, SBX-234, SBX-65] drops a bet that is corrected to %s at once',
    async (result) => {
      const player = await joined('peak03')
      const { no } = await won(player, '20')
      expect(await rankOf(player)).not.toBeNull()
      const [before, paid] = [
        await balanceOf(sandbox.db, player.memberId, `venue.${VENUE}`),
        Number((await sandbox.call(betDetail, { no }, { token: player.token })).bet.return) * 100,
      ]
      expect((await sandbox.control({ action: 'bet.resettle', betNo: no, result })).status).toBe(200)
      expect(await rankOf(player)).toBeNull()
      const back = result === 'void' ? 2_000 : 0
      expect(await balanceOf(sandbox.db, player.memberId, `venue.${VENUE}`)).toBe(before - Math.round(paid) + back)
      expect((await proof(sandbox.db)).problems).toEqual([])
      const mails = sandbox.db.selectFrom('mails').select('title_en').where('biz_no', '=', no)
      expect(await mails.execute()).toEqual([{ title_en: 'The result of a bet was corrected' }])
      if (result === 'void')
        expect((await sandbox.control({ action: 'bet.resettle', betNo: no, result })).status).toBe(400)
      const open = await place(player, '20')
      await settle(open.no, 'void')
      expect(await rankOf(player)).toBeNull()
    },
  )

  it('[SBX-PEAK-3] hides who leaves or takes a break, and shows no board on a break', async () => {
    const player = await joined('peak04')
    await won(player)
    const isListed = async () => (await boardOf()).list.some(({ nick, at }) => nick !== '' && at === settledAt)
    const settledAt = (await boardOf(player.token)).me?.best?.at
    expect(await isListed()).toBe(true)
    await sandbox.call(peakJoin, { on: false }, { token: player.token })
    expect(await isListed()).toBe(false)
    await join(player)
    // Joining anew begins anew.
    expect(await rankOf(player)).toBeNull()
    await won(player)
    expect(await rankOf(player)).not.toBeNull()
    const { total } = await boardOf()
    await sandbox.db
      .updateTable('members')
      .set({ status: 3, status_until: sandbox.clock.now() + HOUR_MS })
      .where('id', '=', player.memberId)
      .execute()
    expect(await boardOf(player.token)).toMatchObject({ list: [], total: 0, me: { isPaused: true, best: null } })
    expect((await boardOf()).total).toBe(total - 1)
    await sandbox.advance(HOUR_MS)
    expect((await boardOf()).total).toBe(total)
  })

  it('[SBX-PEAK-6] compares friends by codes of friends and of the board, not by those of agents', async () => {
    const host = await joined('peak05')
    const now = sandbox.clock.now()
    const { link } = await sandbox.call(peakJoin, { on: true }, { token: host.token })
    const r_bet = link.split('=')[1] ?? ''
    const { i_code } = await sandbox.call(inviteInfo, {}, { token: host.token })
    const byBoard = await joined('peak06', { r_bet, codesSeenAt: { r_bet: now } })
    const byFriend = await joined('peak07', { i_code, codesSeenAt: { i_code: now } })
    const stranger = await joined('peak08')
    for (const player of [host, byBoard, byFriend, stranger]) await won(player, '10')
    const friends = async (player: Player) => {
      const { list, total } = await boardOf(player.token, 'friends')
      expect(list.map(({ rank }) => rank)).toEqual(list.map((_row, index) => index + 1))
      return total
    }
    expect(await friends(host)).toBe(3)
    expect(await friends(byBoard)).toBe(2)
    expect(await friends(byFriend)).toBe(2)
    expect(await friends(stranger)).toBe(1)
    await sandbox.db.updateTable('invites').set({ kind: 'r_code' }).where('invitee_id', '=', byBoard.memberId).execute()
    expect(await friends(host)).toBe(2)
  })

  it('[SBX-PEAK-5] makes ranks final, mails the first ten, and pays a prize once', async () => {
    const player = await joined('peak09')
    await won(player, '10', { from: 3 })
    const season = seasonAt(sandbox.clock.now())
    const rank = (await rankOf(player)) ?? 0
    expect(rank).toBeLessThanOrEqual(10)
    await sandbox.advance(season.endAt - sandbox.clock.now())
    let token = await again(player)
    expect(await boardOf(token, 'open', season.id)).toMatchObject({ season: { state: 'review' }, me: { prizes: [] } })
    const claim = (requestNo: string) => sandbox.ask(peakClaim, { season: season.id, requestNo }, { token })
    expect((await claim(uuid())).code).toBe(CODE.VALIDATION)
    await sandbox.advance(12 * HOUR_MS)
    await sandbox.advance(MINUTE_MS)
    token = await again(player)
    const { me, season: shown } = await boardOf(token, 'open', season.id)
    expect(shown.state).toBe('closed')
    expect(me?.prizes).toMatchObject([{ season: season.id, rank, state: 'claimable' }])
    const amount = me?.prizes[0]?.amount ?? ''
    const mails = await sandbox.call(mailList, { tab: 'offer' }, { token })
    expect(mails.list[0]?.title.en).toBe(`Peak bet: rank ${rank}, prize of ${amount} to claim`)
    const requestNo = uuid()
    const [first, second] = await Promise.all([claim(requestNo), claim(uuid())])
    expect(first.data).toMatchObject({ season: season.id, amount })
    expect(second.data).toEqual(first.data)
    expect((await claim(requestNo)).data).toEqual(first.data)
    expect(await balanceOf(sandbox.db, player.memberId, 'lock.bonus')).toBe(Math.round(Number(amount) * 100))
    const tasks = await inTransaction(sandbox.db, (trx) => openTasks(trx, player.memberId))
    expect(tasks.filter(({ is_bonus: isBonus }) => isBonus)).toHaveLength(1)
    expect((await boardOf(token)).me?.prizes).toMatchObject([{ state: 'claimed' }])
    const range = { from: 0, to: sandbox.clock.now() }
    const { list } = await sandbox.call(welfareRecords, { ...range, state: 'claimed' }, { token })
    expect(list).toMatchObject([{ source: 'prize', amount, name: { en: `Peak bet, rank ${rank}` } }])
    expect((await proof(sandbox.db)).problems).toEqual([])
  })

  it('[SBX-PEAK-5] keeps the ranks of a closed season when a bet is corrected later, and gives a rank by control', async () => {
    const { previous } = await boardOf()
    const before = await boardOf(undefined, 'open', previous)
    const player = await opened('peak10')
    expect((await sandbox.control({ action: 'peak.rank', userName: 'peak10', rank: 12 })).status).toBe(200)
    expect((await sandbox.control({ action: 'peak.rank', userName: 'peak10', rank: 2 })).status).toBe(400)
    const { list } = await boardOf(undefined, 'open', previous)
    expect(list.slice(0, before.total)).toEqual(before.list)
    expect((await boardOf(player.token)).me?.prizes).toEqual([])
    expect(seasonBefore(seasonAt(sandbox.clock.now())).id).toBe(previous)
  })
})
