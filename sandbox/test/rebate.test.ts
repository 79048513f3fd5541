/** Rebates through the API and the daily job, on a clock that the test moves. */
import { rebateClaim, rebateHistory, rebatePreview } from '@lantern/contract/rebate'
import { DAY_MS, HOUR_MS, MINUTE_MS, siteDayStart } from '@lantern/contract/site-time'
import { balanceOf } from '../src/ledger/ledger.ts'
import { toFen } from '../src/ledger/money.rules.ts'
import { seedId } from '../src/members/seed-id.rules.ts'
import { rateOf, rebateFen } from '../src/rebate/rebate.rules.ts'
import { openSandbox, type TestSandbox, uuid } from './harness.ts'

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await openSandbox()
}, 60_000)
afterAll(() => sandbox.close())
afterEach(async () => {
  expect((await sandbox.control({ action: 'ledger.proof' })).data).toMatchObject({ ok: true, problems: [] })
})

const main = (userName: string): Promise<number> => balanceOf(sandbox.db, seedId(userName), 'main')
let bets = 0
/** A settled bet of the member, counted `valid` fen. */
async function played(userName: string, valid: number): Promise<void> {
  bets += 1
  const now = sandbox.clock.now()
  await sandbox.db
    .insertInto('bets')
    .values({
      no: `B-rebate-${bets}`,
      member_id: seedId(userName),
      en_name: 'OBTY',
      category: 'sport',
      match_id: 'm',
      kind: '1x2',
      pick: 'home',
      line: null,
      odds: 200,
      odds_type: 3,
      stake: valid,
      state: 3,
      result: 'LOSE',
      valid_fen: valid,
      names: '{}',
      placed_at: now,
      settled_at: now,
    })
    .execute()
}
const paidTo = async (userName: string): Promise<number> => {
  const rows = await sandbox.db
    .selectFrom('rebate_claims')
    .select('amount')
    .where('member_id', '=', seedId(userName))
    .execute()
  return rows.reduce((sum, { amount }) => sum + amount, 0)
}

describe('rebate', () => {
  it('[SBX-79] [SBX-81] a finished day is claimed once, however often it is asked, and opens turnover of its own amount', async () => {
    const token = await sandbox.signIn('demo01')
    const before = await main('demo01')
    const preview = await sandbox.call(rebatePreview, {}, { token })
    expect(preview).toMatchObject({ vip: 3, cap: '16888.00', calculatingUntil: null })
    const { ready } = preview
    expect(toFen(ready)).toBeGreaterThan(0)
    const requestNo = uuid()
    const claim = await sandbox.call(rebateClaim, { what: 'ready', requestNo }, { token })
    expect(claim).toMatchObject({ kind: 'ready', amount: ready })
    expect(await sandbox.call(rebateClaim, { what: 'ready', requestNo }, { token })).toEqual(claim)
    expect(await main('demo01')).toBe(before + toFen(ready))
    expect(await sandbox.ask(rebateClaim, { what: 'ready', requestNo: uuid() }, { token })).toMatchObject({
      code: 711002,
    })
    const task = await sandbox.db.selectFrom('audit_tasks').selectAll().where('source_no', '=', claim.no).execute()
    expect(task).toMatchObject([{ source: 'rebate', amount: toFen(ready), required: toFen(ready) }])
    const found = await sandbox.call(rebateHistory, { from: 0, to: Number.MAX_SAFE_INTEGER, requestNo }, { token })
    expect(found).toMatchObject({ total: 1, sum: ready, list: [{ no: claim.no }] })
  })

  it('[SBX-81] the running day pays what it has so far, every 30 minutes', async () => {
    const token = await sandbox.signIn('inviter1')
    const vip = (await sandbox.call(rebatePreview, {}, { token })).vip
    const rate = rateOf('sport', vip)
    const claimToday = () => sandbox.ask(rebateClaim, { what: 'today', requestNo: uuid() }, { token })
    await played('inviter1', 20_000)
    expect(await claimToday()).toMatchObject({ code: 711002 })
    await played('inviter1', 1_000_001)
    expect(await claimToday()).toMatchObject({ code: 6000 })
    await played('inviter1', 500_000)
    expect(await claimToday()).toMatchObject({ code: 713004 })
    const preview = await sandbox.call(rebatePreview, {}, { token })
    expect(preview.nextTodayAt).toBe(sandbox.clock.now() + 30 * MINUTE_MS)
    await sandbox.advance(30 * MINUTE_MS)
    expect(await claimToday()).toMatchObject({ code: 6000 })
    expect(await paidTo('inviter1')).toBe(rebateFen(1_520_001, rate))
  })

  it('[SBX-80] the night calculates the day, nothing is claimed meanwhile, and what lies is credited the morning after', async () => {
    const token = await sandbox.signIn('inviter1')
    const rate = rateOf('sport', (await sandbox.call(rebatePreview, {}, { token })).vip)
    await played('inviter1', 2_000_000)
    const day = siteDayStart(sandbox.clock.now())
    const until = async (at: number) => sandbox.advance(at - sandbox.clock.now())

    await until(day + DAY_MS + 4 * HOUR_MS + 10 * MINUTE_MS)
    const again = await sandbox.signIn('inviter1')
    const waiting = await sandbox.call(rebatePreview, {}, { token: again })
    expect(waiting.calculatingUntil).toBe(day + DAY_MS + 4.5 * HOUR_MS)
    expect(waiting.items).toMatchObject([{ state: 'waiting' }])
    expect(await sandbox.ask(rebateClaim, { what: 'ready', requestNo: uuid() }, { token: again })).toMatchObject({
      code: 713006,
    })
    await until(day + DAY_MS + 4 * HOUR_MS + 31 * MINUTE_MS)
    const ready = await sandbox.call(rebatePreview, {}, { token: again })
    const left = rebateFen(3_520_001, rate) - (await paidTo('inviter1'))
    expect([toFen(ready.ready), ready.autoAt]).toEqual([left, day + 2 * DAY_MS + 4 * HOUR_MS])

    const before = await main('inviter1')
    await until(day + 2 * DAY_MS + 4 * HOUR_MS + MINUTE_MS)
    expect(await main('inviter1')).toBe(before + left)
    expect(await paidTo('inviter1')).toBe(rebateFen(3_520_001, rate))
    await until(day + 2 * DAY_MS + 6 * HOUR_MS)
    expect(await main('inviter1')).toBe(before + left)
    const claim = await sandbox.db
      .selectFrom('rebate_claims')
      .select('no')
      .where('kind', '=', 'auto')
      .where('member_id', '=', seedId('inviter1'))
      .executeTakeFirstOrThrow()
    const mails = await sandbox.db.selectFrom('mails').selectAll().where('biz_no', '=', claim.no).execute()
    expect(mails).toMatchObject([{ read_at: null }])
  })

  it('[SBX-80] a clock that jumps over days leaves none out', async () => {
    await played('vip10aa', 10_000_000)
    await sandbox.advance(5 * DAY_MS)
    expect(await paidTo('vip10aa')).toBe(rebateFen(10_000_000, rateOf('sport', 10)))
  })

  it('[SBX-81] a frozen member claims nothing', async () => {
    const token = await sandbox.signIn('frozen1')
    expect(await sandbox.ask(rebateClaim, { what: 'ready', requestNo: uuid() }, { token })).toMatchObject({
      code: 711009,
    })
  })
})
