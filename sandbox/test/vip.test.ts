import { randomUUID } from 'node:crypto'
import * as CODE from '@lantern/contract/code'
import { saferPanic } from '@lantern/contract/safer'
import { DAY_MS, HOUR_MS, siteDayStart } from '@lantern/contract/site-time'
import { memberInfo } from '@lantern/contract/user'
import { VIP_KEEP_MS, vipClaim, vipHistory, vipInfo, vipTable } from '@lantern/contract/vip'
import { inTransaction } from '../src/database/database.ts'
import { findMemberByName, lockMember } from '../src/members/members.repository.ts'
import { baseOf } from '../src/vip/standing.ts'
import { growthUntil } from '../src/vip/vip.repository.ts'
import { vipJob } from '../src/vip/vip-job.ts'
import { evaluate } from '../src/vip/vip-turns.ts'
import { openSandbox } from './harness.ts'

let sandbox: Awaited<ReturnType<typeof openSandbox>>
beforeAll(async () => {
  sandbox = await openSandbox()
  await sandbox.advance(1)
})
afterAll(() => sandbox.close())

async function idOf(userName: string): Promise<string> {
  return (await findMemberByName(sandbox.db, userName))?.id ?? ''
}
/** Records more deposits and turnover than the sandbox shows. */
async function grow(userName: string, base: { base_deposit: number; base_turnover: number }) {
  await sandbox.db
    .updateTable('vip_states')
    .set(base)
    .where('member_id', '=', await idOf(userName))
    .execute()
}
async function judge(userName: string, at: number) {
  const id = await idOf(userName)
  await inTransaction(sandbox.db, async (trx) => evaluate(trx, await lockMember(trx, id), at))
}
/** The next 04:00. */
const nextFour = () => {
  const today = siteDayStart(sandbox.clock.now()) + 4 * HOUR_MS
  return today > sandbox.clock.now() ? today : today + DAY_MS
}

describe('VIP', () => {
  it('[SBX-VIP-5] answers the table of the specification', async () => {
    const { levels } = await sandbox.call(vipTable, {})
    expect(levels.map(({ level }) => level)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    expect(levels[3]).toMatchObject({
      deposit: '20000.00',
      turnover: '400000.00',
      keep: '60000.00',
      promotion: '128.00',
      birthday: '88.00',
      monthly: '38.00',
      withdrawals: 5,
      withdrawalAmount: '80000.00',
      rebateCap: '16888.00',
    })
    expect(levels[3]?.rebates[0]).toEqual({ category: 'sport', rate: '0.42' })
  })

  it('[SBX-VIP-1] goes one level up a day, at 04:00, with its gift', async () => {
    const token = await sandbox.signIn('newbie1')
    await grow('newbie1', { base_deposit: 600_000, base_turnover: 12_000_000 })
    const at = nextFour()
    await sandbox.advance(at - sandbox.clock.now() - 1)
    expect((await sandbox.call(vipInfo, {}, { token })).level).toBe(0)
    await sandbox.advance(2 * 60_000)
    const info = await sandbox.call(vipInfo, {}, { token })
    expect(info).toMatchObject({ level: 1, keep: { need: '5000.00', done: '0.00', from: at, endAt: at + VIP_KEEP_MS } })
    expect(info.gifts).toMatchObject([{ kind: 'promotion', level: 1, amount: '18.00', state: 'claimable' }])
    expect((await sandbox.call(vipHistory, {}, { token })).list).toEqual([{ from: 0, to: 1, at, why: 'promotion' }])
    await judge('newbie1', at + DAY_MS)
    expect((await sandbox.call(vipInfo, {}, { token })).level).toBe(2)
  })

  it('[SBX-VIP-4] credits a gift once, and not during a break', async () => {
    const token = await sandbox.signIn('newbie1')
    const { gifts } = await sandbox.call(vipInfo, {}, { token })
    const [first, second] = gifts
    const before = Number((await sandbox.call(memberInfo, {}, { token })).balance)
    const requestNo = randomUUID()
    const claimed = await sandbox.call(vipClaim, { id: first?.id ?? '', requestNo }, { token })
    expect(claimed).toMatchObject({ state: 'claimed', claimedAt: expect.any(Number) })
    await sandbox.call(vipClaim, { id: first?.id ?? '', requestNo: randomUUID() }, { token })
    const after = Number((await sandbox.call(memberInfo, {}, { token })).balance)
    expect(after - before).toBeCloseTo(Number(first?.amount), 2)
    await sandbox.call(saferPanic, {}, { token })
    const refused = await sandbox.ask(vipClaim, { id: second?.id ?? '', requestNo: randomUUID() }, { token })
    expect(refused.code).toBe(CODE.TIME_OUT)
    expect((await sandbox.call(vipInfo, {}, { token })).paused).toBe(true)
  })

  it('[SBX-VIP-2] [SBX-VIP-3] goes one level down after 90 days without turnover, and keeps its gifts', async () => {
    await grow('newbie1', { base_deposit: 600_000, base_turnover: 0 })
    const state = await sandbox.db
      .selectFrom('vip_states')
      .selectAll()
      .where('member_id', '=', await idOf('newbie1'))
      .executeTakeFirstOrThrow()
    await judge('newbie1', state.keep_from + VIP_KEEP_MS - 1)
    const token = await sandbox.signIn('newbie1')
    expect((await sandbox.call(vipInfo, {}, { token })).level).toBe(2)
    await judge('newbie1', state.keep_from + VIP_KEEP_MS)
    const info = await sandbox.call(vipInfo, {}, { token })
    expect(info.level).toBe(1)
    expect(info.gifts.filter((gift) => gift.state === 'claimable')).toHaveLength(1)
    // Up again: the gift of a level is not granted twice.
    await grow('newbie1', { base_deposit: 600_000, base_turnover: 12_000_000 })
    await judge('newbie1', state.keep_from + VIP_KEEP_MS + DAY_MS)
    expect((await sandbox.call(vipInfo, {}, { token })).gifts).toHaveLength(2)
  })

  it('[SBX-VIP-6] opens the states of many members with few queries', async () => {
    const { db, clock } = sandbox
    const { id: known } = await db.selectFrom('members').select('id').where('vip', '>', 3).executeTakeFirstOrThrow()
    await db.deleteFrom('vip_states').where('member_id', '=', known).execute()
    const model = await db.selectFrom('members').selectAll().where('id', '=', known).executeTakeFirstOrThrow()
    const news = Array.from({ length: 450 }, (_, n) => ({
      ...model,
      id: `many-${n}`,
      user_name: `many${n}`,
      user_key: `many${n}`,
      phone: null,
      email: null,
    }))
    for (let n = 0; n < news.length; n += 50)
      await db
        .insertInto('members')
        .values(news.slice(n, n + 50))
        .execute()
    let queries = 0
    const counted = db.withPlugin({
      transformQuery({ node }) {
        queries += 1
        return node
      },
      transformResult: async ({ result }) => result,
    })
    await vipJob.run({ ...sandbox, db: counted, now: clock.now() })
    expect(queries).toBeLessThan(12)
    const { count } = db.fn
    const opened = await db
      .selectFrom('vip_states')
      .select(count('member_id').as('n'))
      .where('member_id', 'like', 'many-%')
      .executeTakeFirstOrThrow()
    expect(Number(opened.n)).toBe(450)
    const state = await db.selectFrom('vip_states').selectAll().where('member_id', '=', known).executeTakeFirstOrThrow()
    const base = baseOf(model.vip, await growthUntil(db, known, clock.now()))
    expect([state.base_deposit, state.base_turnover]).toEqual([base.deposit, base.turnover])
  })
})
