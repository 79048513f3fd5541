/**
 * Generated walks over every machine of money, fifty spenders on one wallet, and the readiness card against the withdrawal itself.
 * Short here; `npm run proof -- money` takes 1,000 steps and 200 members.
 */

import { withdrawalApply, withdrawalPrepare } from '@lantern/contract/withdrawal'
import fc from 'fast-check'
import { inTransaction } from '../src/database/database.ts'
import { readTimeline } from '../src/finance/orders/timeline.rules.ts'
import { finishTransfer, startTransfer } from '../src/finance/transfers/transfer-turns.ts'
import { memberAccount } from '../src/ledger/accounts.ts'
import { balanceOf, post } from '../src/ledger/ledger.ts'
import { lockMember } from '../src/members/members.repository.ts'
import { seedId } from '../src/members/seed-id.rules.ts'
import { openSandbox, type TestSandbox, uuid } from './harness.ts'
import { CLAIM_MACHINES } from './money-claims.ts'
import { GIFT_MACHINES } from './money-gifts.ts'
import { MACHINES } from './money-machines.ts'
import { giveMoney, readyMember } from './money-members.ts'
import { moneyProblems } from './money-state.ts'

const STEPS = Number(process.env.MONEY_STEPS ?? 60)
const MEMBERS = Number(process.env.MONEY_MEMBERS ?? 30)
const SEED = Number(process.env.MONEY_SEED ?? 20_261_121)
const CHECK_EVERY = 50
const SPENDERS = 50
/** Free money that every walk begins with, fen. */
const WALLET_FEN = 200_000_000
/** From this length on a walk must have come to every state. */
const LONG = 1_000
const ENDS: Readonly<Record<string, readonly (number | string)[]>> = {
  deposit: [1, 2, 3, 4, 5, 6, 7, 8],
  withdrawal: [6, 7, 8],
  speed: [4, 6],
  transfer: [3, 4],
  audit: ['DONE', 'EXPIRED'],
  bets: [3, 4],
  rebate: ['today', 'ready', 'auto'],
  dividends: [1, 3],
  accounts: [1, 2, 3, 4],
  gifts: ['sent', 'opened', 'returned'],
  mall: ['waiting', 'sent', 'done', 'cancelled'],
}
const ALL = { ...MACHINES, ...CLAIM_MACHINES, ...GIFT_MACHINES }
const TABLES = {
  deposit: 'deposit_orders',
  withdrawal: 'withdraw_orders',
  transfer: 'transfers',
  audit: 'audit_tasks',
  bets: 'bets',
  dividends: 'dividends',
  mall: 'mall_orders',
} as const

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await openSandbox()
}, 120_000)
afterAll(() => sandbox.close())

async function expectSound(where: string): Promise<void> {
  const { data } = await sandbox.control({ action: 'ledger.proof' })
  expect({
    where,
    problems: [...(data as { problems: string[] }).problems, ...(await moneyProblems(sandbox.db))],
  }).toEqual({
    where,
    problems: [],
  })
}

async function statesOf(name: string): Promise<(number | string)[]> {
  if (name === 'deposit') return depositStates()
  if (name === 'speed') return partStates()
  if (name === 'rebate') return claimKinds()
  if (name === 'accounts') return accountStates()
  if (name === 'gifts') return giftStates()
  const table = TABLES[name as keyof typeof TABLES]
  const rows = await sandbox.db
    .selectFrom(table)
    .select('state')
    .distinct()
    .where('member_id', '=', seedId('vip10aa'))
    .execute()
  return rows.map(({ state }) => state)
}

/** What waits for a person would stand in the way of the next walk. */
async function decideReviews(userName: string): Promise<void> {
  const waiting = await sandbox.db
    .selectFrom('withdraw_orders')
    .select('no')
    .where('member_id', '=', seedId(userName))
    .where('state', 'in', [2, 3])
    .where('no', 'not like', 'seed-%')
    .execute()
  for (const { no } of waiting) await sandbox.control({ action: 'withdrawal.reject', orderNo: no, reason: 'R03' })
}

async function claimKinds(): Promise<string[]> {
  const rows = await sandbox.db.selectFrom('rebate_claims').select('kind').distinct().execute()
  return rows.map(({ kind }) => kind)
}

async function accountStates(): Promise<number[]> {
  const rows = await sandbox.db
    .selectFrom('pay_accounts')
    .select('state')
    .distinct()
    .where('member_id', '=', seedId('keeper1'))
    .execute()
  return rows.map(({ state }) => state)
}

/** What happened to the member's gifts and red packets, by their mails. */
async function giftStates(): Promise<string[]> {
  const rows = await sandbox.db
    .selectFrom('money_mails')
    .select('state')
    .where((is) => is.or([is('biz_no', 'like', 'G2%'), is('biz_no', 'like', 'RP%')]))
    .execute()
  return rows.map(({ state }) => state.replace(/ .*/, '').toLowerCase())
}

async function partStates(): Promise<number[]> {
  const rows = await sandbox.db
    .selectFrom('speed_parts')
    .select('state')
    .distinct()
    .where('payee_id', '=', seedId('vip10aa'))
    .execute()
  return rows.map(({ state }) => state)
}

/** Of its timelines, since an expired order may be credited later. */
async function depositStates(): Promise<number[]> {
  const rows = await sandbox.db
    .selectFrom('deposit_orders')
    .select('timeline')
    .where('member_id', '=', seedId('vip10aa'))
    .execute()
  return [...new Set(rows.flatMap(({ timeline }) => readTimeline(timeline).map(({ state }) => state)))]
}

describe('a walk of generated steps', () => {
  it.each(Object.keys(ALL))(
    '[SBX-7][SBX-65] %s: keeps the ledger, and gives every state exactly one mail',
    async (name) => {
      const userName = 'vip10aa'
      const token = await inTransaction(sandbox.db, (trx) => readyMember(trx, userName, sandbox.clock.now()))
      // The walk before may have taken out all that was free, and a payout needs some.
      await giveMoney(sandbox.db, seedId(userName), WALLET_FEN, sandbox.clock.now())
      const moves = ALL[name]?.({ sandbox, userName, token }) ?? []
      const step = fc.infiniteStream(fc.nat())
      const [stream] = fc.sample(step, { seed: SEED, numRuns: 1 })
      const draw = (below: number): number => Number(stream?.next().value ?? 0) % Math.max(1, below)
      const seen = new Set<number | string>()
      for (let index = 0; index < STEPS; index += 1) {
        await moves[draw(moves.length)]?.(draw)
        if (index % CHECK_EVERY !== CHECK_EVERY - 1) continue
        await expectSound(`${name}, step ${index + 1}, seed ${SEED}`)
        // An account does not stay what it was, as an order does at its end.
        for (const state of await statesOf(name)) seen.add(state)
      }
      sandbox.faults.clear()
      await sandbox.live(120_000, 20_000)
      await decideReviews(userName)
      await expectSound(`${name}, at rest, seed ${SEED}`)
      for (const state of await statesOf(name)) seen.add(state)
      if (STEPS >= LONG) expect([...seen]).toEqual(expect.arrayContaining(ENDS[name] ?? []))
    },
    3_600_000,
  )
})

it('[SBX-66] fifty spenders of one wallet at once: never below zero, no posting lost, what was refused moved nothing', async () => {
  const [userName, price, wallet] = ['race', 70_000, 1_000_000]
  const memberId = seedId('muted01')
  const now = sandbox.clock.now()
  await giveMoney(sandbox.db, memberId, wallet - (await balanceOf(sandbox.db, memberId, 'main')), now)
  const spenders = [
    async (): Promise<unknown> => {
      const draft = { memberId, from: 'center', to: 'OBTY', amount: price, now }
      const row = await inTransaction(sandbox.db, async (trx) => {
        await lockMember(trx, memberId)
        return startTransfer(trx, draft)
      })
      return finishTransfer(sandbox.db, row, userName, sandbox.faults, now)
    },
    () =>
      inTransaction(sandbox.db, (trx) =>
        // Without the member's lock: the ledger itself must hold.
        post(trx, {
          bizType: 'GIFT_SEND',
          bizNo: uuid(),
          at: now,
          postings: [
            { account: memberAccount(memberId, 'main'), amount: -price },
            { account: { owner: 'house', kind: 'gift', currency: 'CNY' }, amount: price },
          ],
        }),
      ),
  ]
  const gifts = () => countOf('GIFT_SEND')
  const moves = () => countOf('TRANSFER_IN')
  const countOf = async (bizType: string): Promise<number> =>
    (await sandbox.db.selectFrom('ledger_entries').select('id').where('biz_type', '=', bizType).execute()).length
  const before = (await gifts()) + (await moves())
  const results = await Promise.allSettled(Array.from({ length: SPENDERS }, (_, index) => spenders[index % 2]?.()))
  const done = results.filter(({ status }) => status === 'fulfilled')
  expect(done).toHaveLength(Math.floor(wallet / price))
  for (const result of results) if (result.status === 'rejected') expect(result.reason).toMatchObject({ code: 711001 })
  expect((await gifts()) + (await moves())).toBe(before + done.length)
  expect(await balanceOf(sandbox.db, memberId, 'main')).toBe(wallet - done.length * price)
  await expectSound('after the race')
}, 120_000)

it('[SBX-67] the readiness card says ready exactly when a withdrawal is accepted', async () => {
  const member = fc.record({
    kyc: fc.constantFrom(2, 2, 2, 0, 1, 3),
    account: fc.constantFrom('usable', 'usable', 'usable', 'none', 'new', 'frozen'),
    fund: fc.constantFrom('set', 'set', 'set', 'none', 'locked'),
    status: fc.constantFrom(1, 1, 1, 2, 3, 4, 5),
    main: fc.constantFrom(1_000_000, 50_000, 10_000, 9_999, 0),
    task: fc.constantFrom(0, 0, 0, 40_000, 990_001, 2_000_000),
    vip: fc.constantFrom(0, 1, 3),
    earlier: fc.constantFrom(0, 0, 2, 3, 4),
    earlierAmount: fc.constantFrom(10_000, 995_000),
    isOpen: fc.constantFrom(false, false, false, true),
    level: fc.constantFrom(2, 2, 1),
  })
  const drawn = fc.sample(member, { seed: SEED, numRuns: MEMBERS })
  let accepted = 0
  for (const [index, traits] of drawn.entries()) {
    const userName = `ready${index}`
    const now = sandbox.clock.now()
    const token = await inTransaction(sandbox.db, (trx) => readyMember(trx, userName, now, traits))
    const ready = await sandbox.call(withdrawalPrepare, {}, { token })
    const request = { accountId: `${seedId(userName)}-bank`, amount: '100.00', fundPwd: '159357', requestNo: uuid() }
    const answer = await sandbox.ask(withdrawalApply, request, { token })
    const isReady = ready.checks.every(({ ok }) => ok) && ready.openOrder === null
    expect({ index, traits, isReady: ready.ready, code: answer.code }).toEqual({
      index,
      traits,
      isReady: answer.code === 6000,
      code: answer.code === 6000 ? 6000 : expect.any(Number),
    })
    expect(ready.ready).toBe(isReady)
    if (answer.code === 6000) accepted += 1
    else expect(answer.status).toBe(200)
  }
  expect(accepted).toBeGreaterThan(0)
  expect(accepted).toBeLessThan(MEMBERS)
}, 1_800_000)
