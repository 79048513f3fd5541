/** Money when two act at once or an answer is lost, and the one mail of each state (screens.md 0.5, 11.7). */

import { depositCreate } from '@lantern/contract/deposit'
import { recallDetail } from '@lantern/contract/recall'
import { DAY_MS } from '@lantern/contract/site-time'
import { transfer, transferDetail } from '@lantern/contract/transfer'
import { recallAll } from '@lantern/contract/wallet'
import { inTransaction } from '../src/database/database.ts'
import { finishTransfer, reconcileTransfers, startTransfer } from '../src/finance/transfers/transfer-turns.ts'
import { balanceOf } from '../src/ledger/ledger.ts'
import { seedId } from '../src/members/seed-id.rules.ts'
import { openSandbox, type TestSandbox, uuid } from './harness.ts'

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await openSandbox()
}, 60_000)
afterAll(() => sandbox.close())
afterEach(async () => {
  sandbox.faults.clear()
  expect((await sandbox.control({ action: 'ledger.proof' })).data).toMatchObject({ ok: true, problems: [] })
})

describe('two at once', () => {
  it.each(['drop', 'hang'] as const)(
    '[SBX-61] a transfer whose answer comes after the reconciliation (%s) is answered by what was settled',
    async (kind) => {
      const now = sandbox.clock.now()
      const draft = { memberId: seedId('vip10aa'), from: 'center', to: 'IMTY', amount: 1_000, now }
      const row = await inTransaction(sandbox.db, (trx) => startTransfer(trx, draft))
      await reconcileTransfers(sandbox.db, now + 10_000)
      sandbox.faults.set({ kind, match: 'sim/transfer' })
      const answer = await finishTransfer(sandbox.db, row, 'vip10aa', sandbox.faults, now + 10_000)
      expect(answer.state).toBe(4)
    },
  )

  it('[SBX-62] members who ask for the same amount at once get different cents, none a fault', async () => {
    const names = ['demo01', 'vip10aa', 'agent01', 'inviter1', 'audit01', 'muted01', 'mod0001']
    const tokens = await Promise.all(names.map((name) => sandbox.signIn(name)))
    const answers = await Promise.all(
      tokens.map((token) =>
        sandbox.ask(depositCreate, { method: 'BANK', amount: '700', requestNo: uuid() }, { token }),
      ),
    )
    expect(answers.map(({ code }) => code)).toEqual(names.map(() => 6000))
    expect(new Set(answers.map(({ data }) => (data as { payAmount: string }).payAmount)).size).toBe(names.length)
  })
})

describe('a lost recall', () => {
  it('[SBX-63] is found by its request number as it stands now, what was closed included; an unknown number is none', async () => {
    const token = await sandbox.signIn('demo01')
    const before = await balanceOf(sandbox.db, seedId('demo01'), 'main')
    await sandbox.control({ action: 'venue.status', enName: 'FBTY', status: 2 })
    sandbox.faults.set({ kind: 'drop', match: 'sim/transfer', times: 1 })
    const requestNo = uuid()
    expect(await sandbox.call(recallDetail, { requestNo }, { token })).toEqual({ recall: null })
    const { items } = await sandbox.call(recallAll, { requestNo }, { token })
    expect(items.map(({ state, reason }) => [state, reason]).sort()).toEqual([
      [1, ''],
      [2, '711017'],
      [3, ''],
    ])
    await sandbox.advance(10_000)
    const { recall } = await sandbox.call(recallDetail, { requestNo }, { token })
    expect(recall?.items.map(({ enName, state }) => [enName, state])).toEqual(
      expect.arrayContaining([
        ['FBTY', 2],
        ['IMTY', 1],
        ['OBTY', 1],
      ]),
    )
    // Asked again under its number it moves nothing more.
    await sandbox.call(recallAll, { requestNo }, { token })
    const back = items
      .filter(({ state }) => state !== 2)
      .reduce((sum, { amount }) => sum + Math.round(Number(amount) * 100), 0)
    expect(await balanceOf(sandbox.db, seedId('demo01'), 'main')).toBe(before + back)
    const other = uuid()
    await sandbox.advance(4_000)
    await sandbox.call(transfer, { from: 'center', to: 'OBTY', amount: '1', requestNo: other }, { token })
    expect(await sandbox.call(recallDetail, { requestNo: other }, { token })).toEqual({ recall: null })
    expect((await sandbox.call(transferDetail, { requestNo: other }, { token })).transfer).toMatchObject({ state: 1 })
  })
})

it('[SBX-64] the last seven days of demo01 hold a bet of every result', async () => {
  const rows = await sandbox.db
    .selectFrom('bets')
    .select('result')
    .distinct()
    .where('member_id', '=', seedId('demo01'))
    .where('settled_at', '>', sandbox.clock.now() - 7 * DAY_MS)
    .execute()
  expect(rows.map(({ result }) => result).sort()).toEqual(['DRAW', 'HALF_LOSE', 'HALF_WIN', 'LOSE', 'WIN'])
})
