import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import * as CODE from '@lantern/contract/code'
import { HEADER } from '@lantern/contract/envelope'
import { FLIPS_A_DAY, luckyFlipFind, luckyFlipFlip, luckyFlipInfo } from '@lantern/contract/lucky-flip'
import { DAY_MS, SECOND_MS } from '@lantern/contract/site-time'
import { login, memberInfo } from '@lantern/contract/user'
import { PRIZES } from '../src/activity/flip/flip.rules.ts'
import { inTransaction } from '../src/database/database.ts'
import { balanceOf } from '../src/ledger/ledger.ts'
import { toFen } from '../src/ledger/money.rules.ts'
import { proof } from '../src/ledger/proof.ts'
import { openTasks } from '../src/turnover/audit.repository.ts'
import { countTurnover } from '../src/turnover/audit-turns.ts'
import { countDraws } from './flip-draws.ts'
import { deviceOf, newcomer, openSandbox, type TestSandbox } from './harness.ts'

const VERIFIER = join(import.meta.dirname, '../../docs/how-to/verify-a-flip.mjs')

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await openSandbox()
}, 60_000)
afterAll(() => sandbox.close())

async function joined(userName: string) {
  const { token } = (await sandbox.join(userName)).data as { token: string }
  return { token, memberId: (await sandbox.call(memberInfo, {}, { token })).memberId }
}
/** A session lasts less than a day. @returns the token of the next one */
async function nextDay(userName: string): Promise<string> {
  await sandbox.advance(DAY_MS)
  const { password } = newcomer(userName)
  const headers = { [HEADER.deviceUuid]: deviceOf(userName) }
  return ((await sandbox.ask(login, { userName, password }, { headers })).data as { token: string }).token
}
async function state(token: string) {
  const { my, ...rest } = await sandbox.call(luckyFlipInfo, {}, { token })
  if (!my) throw new Error('A member has flips')
  return { ...rest, my }
}
async function orderOf(token: string, change: object = {}) {
  const { my, table } = await state(token)
  return { position: 4, clientSeed: 'mine', nonce: my.next.nonce, table, requestNo: randomUUID(), ...change }
}

describe('the lucky flip', () => {
  it('[SBX-FLIP-1] prints the probability of every prize, for visitors too', async () => {
    const { prizes, my } = await sandbox.call(luckyFlipInfo, {})
    expect(my).toBeNull()
    expect(prizes.reduce((sum, { weight }) => sum + weight, 0)).toBe(10_000)
    expect(prizes.map(({ id }) => id)).toEqual(PRIZES.map(({ id }) => id))
  })

  it('[SBX-FLIP-1] draws each prize as often as printed: 30,000 flips', () => {
    expect(countDraws('short', 30_000)).toMatchObject({ holds: true })
  })

  it('[SBX-FLIP-2] commits before and reveals after, so that a verifier without our code agrees', async () => {
    const { token } = await joined('flip01')
    const { my } = await state(token)
    const { flip, next } = await sandbox.call(luckyFlipFlip, await orderOf(token), { token })
    expect(flip.commit).toBe(my.next.commit)
    expect(next.commit).not.toBe(flip.commit)
    const verify = (change: object) =>
      spawnSync(process.execPath, [VERIFIER], { input: JSON.stringify({ ...flip, ...change }), encoding: 'utf8' })
    const { status, stdout } = verify({})
    expect(stdout).toContain(`card 5: ${flip.prizeId}, paid: ${flip.prizeId}`)
    expect(status).toBe(0)
    expect(verify({ prizeId: flip.prizeId === 'none' ? 'p1' : 'none' }).status).toBe(1)
    expect(verify({ commit: next.commit }).status).toBe(1)
  })

  it('[SBX-FLIP-3] pays a prize exactly once for one request number, and finds it by that number', async () => {
    const { token, memberId } = await joined('flip02')
    const order = await orderOf(token)
    expect(await sandbox.call(luckyFlipFind, { requestNo: order.requestNo }, { token })).toEqual({ flip: null })
    const answers = await Promise.all(Array.from({ length: 4 }, () => sandbox.ask(luckyFlipFlip, order, { token })))
    const done = answers.filter(({ code }) => code === CODE.SUCCESS)
    expect(done.length).toBeGreaterThan(0)
    expect(new Set(done.map(({ data }) => JSON.stringify(data))).size).toBe(1)
    const { flip } = await sandbox.call(luckyFlipFind, { requestNo: order.requestNo }, { token })
    expect((await state(token)).my.record).toEqual([flip])
    expect(await balanceOf(sandbox.db, memberId, 'lock.bonus')).toBe(toFen(flip?.amount ?? ''))
    const mails = await sandbox.db
      .selectFrom('mails')
      .select('read_at')
      .where('biz_no', '=', flip?.no ?? '')
      .execute()
    expect(mails.map(({ read_at }) => read_at !== null)).toEqual(toFen(flip?.amount ?? '') > 0 ? [true] : [])
    const other = await joined('flip03')
    expect(await sandbox.call(luckyFlipFind, { requestNo: order.requestNo }, other)).toEqual({ flip: null })
  })

  it('[SBX-FLIP-3, SBX-FLIP-6] pays the sum of all prizes into the locked bonus with a turnover of once, and the ledger proves itself', async () => {
    const { memberId, ...session } = await joined('flip04')
    let { token } = session
    let paid = 0
    for (let day = 0; day < 6; day += 1) {
      for (let at = 0; at < FLIPS_A_DAY; at += 1) {
        const { flip } = await sandbox.call(luckyFlipFlip, await orderOf(token, { position: at }), { token })
        paid += toFen(flip.amount)
        await sandbox.advance(2 * SECOND_MS)
      }
      token = await nextDay('flip04')
    }
    expect(paid).toBeGreaterThan(0)
    expect(await balanceOf(sandbox.db, memberId, 'lock.bonus')).toBe(paid)
    expect(await balanceOf(sandbox.db, memberId, 'main')).toBe(0)
    const tasks = await openTasks(sandbox.db, memberId)
    expect(tasks.reduce((sum, { required }) => sum + required, 0)).toBe(paid)
    expect(tasks.every(({ is_bonus: isBonus, end_at: endAt }) => isBonus && endAt === null)).toBe(true)
    await inTransaction(sandbox.db, (trx) =>
      countTurnover(trx, { memberId, betNo: 'B-flip', category: 'sport', valid: paid, at: sandbox.clock.now() }),
    )
    expect(await balanceOf(sandbox.db, memberId, 'main')).toBe(paid)
    expect((await proof(sandbox.db)).problems).toEqual([])
  })

  it('[SBX-FLIP-4] refuses a second flip within two seconds, a used nonce and a fourth flip of the day', async () => {
    const { token } = await joined('flip05')
    const codeOf = async (change: object = {}) => {
      const { code, data } = await sandbox.ask(luckyFlipFlip, await orderOf(token, change), { token })
      return { code, data }
    }
    expect((await codeOf()).code).toBe(CODE.SUCCESS)
    expect(await codeOf()).toMatchObject({ code: CODE.COMMON, data: { waitMs: 2_000 } })
    await sandbox.advance(2 * SECOND_MS)
    expect(await codeOf({ nonce: 1 })).toMatchObject({ code: CODE.STATE_CHANGED, data: { reason: 'nonce' } })
    for (let left = FLIPS_A_DAY - 1; left > 0; left -= 1) {
      expect((await codeOf()).code).toBe(CODE.SUCCESS)
      await sandbox.advance(2 * SECOND_MS)
    }
    expect((await codeOf()).code).toBe(CODE.OFFER_FULL)
    expect((await state(token)).my.chances).toBe(0)
    expect((await state(await nextDay('flip05'))).my.chances).toBe(FLIPS_A_DAY)
  })

  it('[SBX-FLIP-5] draws from no other table than the member saw: a used-up prize changes it', async () => {
    const { token } = await joined('flip06')
    const before = await orderOf(token)
    expect((await sandbox.control({ action: 'flip.stock', prize: 'p88', left: 0 })).status).toBe(200)
    expect(await sandbox.ask(luckyFlipFlip, before, { token })).toMatchObject({
      code: CODE.STATE_CHANGED,
      data: { reason: 'table' },
    })
    const { prizes } = await state(token)
    expect(prizes.map(({ id }) => id)).not.toContain('p88')
    const { flip } = await sandbox.call(luckyFlipFlip, await orderOf(token), { token })
    expect(flip.table).not.toContain('p88')
    await sandbox.control({ action: 'flip.stock', prize: 'p88', left: 5 })
    expect((await sandbox.control({ action: 'flip.stock', prize: 'p1', left: 5 })).status).toBe(400)
  })
})
