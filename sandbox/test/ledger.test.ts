/** The ledger's invariants under random walks and under races (screens.md 11.1). */
import fc from 'fast-check'
import { sql } from 'kysely'
import { type Database, inTransaction, openDatabase } from '../src/database/database.ts'
import { houseAccount, type MemberKind, memberAccount } from '../src/ledger/accounts.ts'
import { balanceOf, balancesOf, post } from '../src/ledger/ledger.ts'
import { proof } from '../src/ledger/proof.ts'
import { freshLocation } from './harness.ts'

const KINDS: readonly MemberKind[] = [
  'main',
  'lock.withdraw',
  'lock.transfer',
  'venue.OBTY',
  'venueOpen.OBTY',
  'lock.bonus',
]
const HOUSES = ['clear.deposit.BANK', 'promo', 'venueSettle.OBTY']
/** Walks of sixty steps; the long form of the rule (1,000 steps and more) is WALK_RUNS=20. */
const RUNS = Number(process.env.WALK_RUNS ?? 5)
const STEPS = 60

let db: Database
let close: () => Promise<void>
beforeAll(async () => {
  const { location, drop } = await freshLocation()
  const opened = await openDatabase(location)
  db = opened.db
  close = async () => {
    await opened.close()
    await drop()
  }
}, 60_000)
afterAll(() => close())

const step = fc.record({
  member: fc.constantFrom('a', 'b'),
  from: fc.constantFrom(...KINDS, ...HOUSES),
  to: fc.constantFrom(...KINDS, ...HOUSES),
  amount: fc.integer({ min: 1, max: 50_000 }),
  isRepeat: fc.boolean(),
})

describe('post', () => {
  it('[SBX-7] walks: every state keeps the invariants and equals a plain model', async () => {
    let walk = 0
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: STEPS, maxLength: STEPS }), async (steps) => {
        walk += 1
        const model = new Map<string, number>()
        for (const [index, { member, from, to, amount, isRepeat }] of steps.entries()) {
          if (from === to) continue
          const id = `${member}${walk}`
          const accountOf = (kind: string) =>
            HOUSES.includes(kind) ? houseAccount(kind) : memberAccount(id, kind as MemberKind)
          const draft = {
            bizType: 'ADJUST',
            bizNo: `w${walk}-${index}`,
            at: index,
            postings: [
              { account: accountOf(from), amount: -amount },
              { account: accountOf(to), amount },
            ],
          }
          const isCovered = HOUSES.includes(from) || (model.get(`${id}/${from}`) ?? 0) >= amount
          const attempt = inTransaction(db, (trx) => post(trx, draft))
          if (!isCovered) {
            await expect(attempt).rejects.toMatchObject({ code: 711001 })
            continue
          }
          expect(await attempt).toMatchObject({ isNew: true })
          if (isRepeat) expect(await inTransaction(db, (trx) => post(trx, draft))).toMatchObject({ isNew: false })
          for (const [kind, change] of [
            [from, -amount],
            [to, amount],
          ] as const) {
            if (!HOUSES.includes(kind)) model.set(`${id}/${kind}`, (model.get(`${id}/${kind}`) ?? 0) + change)
          }
        }
        for (const member of ['a', 'b']) {
          const { byKind } = await balancesOf(db, `${member}${walk}`)
          for (const kind of KINDS) expect(byKind.get(kind) ?? 0).toBe(model.get(`${member}${walk}/${kind}`) ?? 0)
        }
        expect(await proof(db)).toMatchObject({ ok: true, problems: [] })
      }),
      { numRuns: RUNS, seed: 20_260_301 },
    )
  }, 120_000)

  it('forty spenders at once never go below zero and lose nothing', async () => {
    const fund = {
      bizType: 'ADJUST',
      bizNo: 'race-fund',
      at: 1,
      postings: [
        { account: houseAccount('adjust'), amount: -10_000 },
        { account: memberAccount('race', 'main'), amount: 10_000 },
      ],
    }
    await inTransaction(db, (trx) => post(trx, fund))
    const spend = (index: number) =>
      inTransaction(db, (trx) =>
        post(trx, {
          bizType: 'TRANSFER_OUT',
          bizNo: `race-${index}`,
          at: 2,
          // Every other one names its accounts the other way round: locks are taken in one order all the same.
          postings: [
            { account: memberAccount('race', 'main'), amount: -700 },
            {
              account: index % 2 === 0 ? memberAccount('race', 'lock.transfer') : memberAccount('race', 'venue.OBTY'),
              amount: 700,
            },
          ].sort(() => (index % 2 === 0 ? 1 : -1)),
        }),
      )
    const results = await Promise.allSettled(Array.from({ length: 40 }, (_, index) => spend(index)))
    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(14)
    expect(await balanceOf(db, 'race', 'main')).toBe(200)
    expect(await proof(db)).toMatchObject({ ok: true })
  }, 60_000)

  it('one entry per business step, however many callers', async () => {
    const draft = {
      bizType: 'DIVIDEND',
      bizNo: 'once',
      at: 1,
      postings: [
        { account: houseAccount('promo'), amount: -500 },
        { account: memberAccount('once', 'main'), amount: 500 },
      ],
    }
    const posted = await Promise.all(Array.from({ length: 12 }, () => inTransaction(db, (trx) => post(trx, draft))))
    expect(posted.filter((entry) => entry.isNew)).toHaveLength(1)
    expect(new Set(posted.map((entry) => entry.entryNo)).size).toBe(1)
    expect(await balanceOf(db, 'once', 'main')).toBe(500)
  })

  it('[SBX-7] refuses an entry that does not sum to zero, moves nothing, or moves parts of a fen', async () => {
    const draft = (amounts: [number, number]) => ({
      bizType: 'ADJUST',
      bizNo: 'bad',
      at: 1,
      postings: [
        { account: houseAccount('adjust'), amount: amounts[0] },
        { account: memberAccount('bad', 'main'), amount: amounts[1] },
      ],
    })
    for (const amounts of [
      [-1, 2],
      [0, 0],
      [-0.5, 0.5],
      [Number.NaN, 1],
    ] as [number, number][]) {
      await expect(inTransaction(db, (trx) => post(trx, draft(amounts)))).rejects.toThrow(RangeError)
    }
    expect(await db.selectFrom('ledger_entries').select('no').where('biz_no', '=', 'bad').execute()).toEqual([])
  })
})

describe('the database itself', () => {
  it.each([
    ['UPDATE ledger_postings SET amount = amount + 1', 'append-only'],
    ['DELETE FROM ledger_postings', 'append-only'],
    ['DELETE FROM ledger_entries', 'append-only'],
    ['TRUNCATE ledger_postings', 'append-only'],
    ["UPDATE ledger_accounts SET balance = -1 WHERE owner <> 'house'", 'member_not_below_zero'],
  ])('refuses: %s', async (statement, why) => {
    await expect(sql.raw(statement).execute(db)).rejects.toThrow(why)
  })

  it('refuses to commit postings that do not cancel out, past the code', async () => {
    const attempt = inTransaction(db, async (trx) => {
      const entry = await trx
        .insertInto('ledger_entries')
        .values({ no: 'X1', at: 1, biz_type: 'ADJUST', biz_no: 'past-code', step: '1', request_no: null, memo: '' })
        .returning('id')
        .executeTakeFirstOrThrow()
      const account = await trx.selectFrom('ledger_accounts').select('id').executeTakeFirstOrThrow()
      await trx
        .insertInto('ledger_postings')
        .values({ entry_id: entry.id, account_id: account.id, amount: 5, balance_after: 5 })
        .execute()
    })
    await expect(attempt).rejects.toThrow('does not sum to zero')
  })

  it('proof names what is broken', async () => {
    const broken = inTransaction(db, async (trx) => {
      await sql`UPDATE ledger_accounts SET balance = balance + 1 WHERE owner = 'house' AND kind = 'promo'`.execute(trx)
      const found = await proof(trx)
      expect(found.ok).toBe(false)
      expect(found.problems.join()).toContain('a balance differs from the sum of its postings: house/promo')
      throw new Error('undo')
    })
    await expect(broken).rejects.toThrow('undo')
  })
})
