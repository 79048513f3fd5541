/** The machines of money as sets of moves that a walk picks from: what members, banks, reviewers, venues and the clock do. */
import type { Endpoint } from '@lantern/contract'
import { depositCancel, depositCreate, depositPaid } from '@lantern/contract/deposit'
import { depositAppeal } from '@lantern/contract/deposit-appeal'
import { betAutoCashOut, betCashOut } from '@lantern/contract/records'
import { partConfirm, partDispute } from '@lantern/contract/speed'
import { transfer } from '@lantern/contract/transfer'
import { recallAll } from '@lantern/contract/wallet'
import { withdrawalApply } from '@lantern/contract/withdrawal'
import { placeBet } from '../src/book/bets.ts'
import { inTransaction } from '../src/database/database.ts'
import { houseAccount, memberAccount } from '../src/ledger/accounts.ts'
import { post } from '../src/ledger/ledger.ts'
import { lockMember } from '../src/members/members.repository.ts'
import { seedId } from '../src/members/seed-id.rules.ts'
import { SandboxError } from '../src/refusal/sandbox-error.ts'
import { countTurnover, openAuditTask } from '../src/turnover/audit-turns.ts'
import { type TestSandbox, uuid } from './harness.ts'
import { readyMember } from './money-members.ts'

const SECOND = 1_000
const HOUR = 3_600_000
const SUCCESS = 6000

/** Below a bound, 0 included. */
export type Draw = (below: number) => number
export type Move = (draw: Draw) => Promise<unknown>
export type Walker = { readonly sandbox: TestSandbox; readonly userName: string; readonly token: string }

/** A PNG of one pixel. */
export const PICTURE =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

/** Refusals that a member may get on a walk; anything else is a fault of ours. */
const REFUSALS = new Set([
  10003, 10001, 711001, 711002, 711003, 711004, 711005, 711006, 711012, 711014, 711015, 711016, 711017, 711019, 711020,
  244102,
])

export const MACHINES: Readonly<Record<string, (walker: Walker) => readonly Move[]>> = {
  deposit: (walker) => {
    const { sandbox, userName } = walker
    const methods = ['BANK', 'USDT', 'ALIPAY', 'DCEP', 'EBPAY'] as const
    const told = [uuid(), uuid(), uuid()]
    const proof = [PICTURE]
    const pick = orderOf(walker, 'deposit_orders')
    return [
      (draw) =>
        ask(walker, depositCreate, {
          method: methods[draw(methods.length)],
          amount: String(100 + draw(400)),
          requestNo: uuid(),
        }),
      async (draw) => ask(walker, depositPaid, { orderNo: await pick(draw) }),
      async (draw) => ask(walker, depositPaid, { orderNo: await pick(draw) }),
      async (draw) => (draw(3) === 0 ? ask(walker, depositCancel, { orderNo: await pick(draw) }) : undefined),
      async (draw) => order(sandbox.control({ action: 'deposit.confirm', userName, orderNo: await pick(draw) })),
      async (draw) => order(sandbox.control({ action: 'deposit.fail', userName, orderNo: await pick(draw) })),
      async (draw) => {
        // The same callback now and then, exact, with another amount, early or late.
        const ref = draw(3) === 0 ? told[draw(3)] : uuid()
        const amount = draw(2) === 0 ? undefined : String(50 + draw(500))
        return order(sandbox.control({ action: 'deposit.pay', userName, orderNo: await pick(draw), amount, ref }))
      },
      async (draw) =>
        ask(walker, depositAppeal, { orderNo: await pick(draw), text: '已付款', proof: draw(3) === 0 ? [] : proof }),
      async (draw) => (draw(2) === 0 ? ask(walker, depositPaid, { orderNo: await pick(draw), proof }) : undefined),
      async (draw) =>
        order(
          sandbox.control({ action: 'deposit.review', userName, orderNo: await pick(draw), accept: draw(2) === 0 }),
        ),
      async (draw) => {
        if (draw(4) === 0) sandbox.faults.set({ kind: 'hang', match: 'sim/bank', userName, times: 1 })
      },
      (draw) => sandbox.advance(draw(20) * SECOND),
      (draw) => sandbox.advance(draw(4) === 0 ? draw(30) * HOUR : draw(30) * 60 * SECOND),
    ]
  },
  withdrawal: (walker) => {
    const { sandbox, userName } = walker
    const pick = orderOf(walker, 'withdraw_orders')
    return [
      (draw) => ask(walker, withdrawalApply, withdrawalOf(userName, String(100 + draw(20_000)))),
      (draw) => ask(walker, withdrawalApply, withdrawalOf(userName, String(50_000 + draw(20_000)))),
      async (draw) => order(sandbox.control({ action: 'withdrawal.step', orderNo: await pick(draw) })),
      async (draw) => order(sandbox.control({ action: 'withdrawal.step', orderNo: await pick(draw) })),
      async (draw) => order(sandbox.control({ action: 'withdrawal.reject', orderNo: await pick(draw), reason: 'R03' })),
      async (draw) => {
        if (draw(3) === 0) sandbox.faults.set({ kind: 'code', match: 'sim/payout', userName, times: 1 + draw(2) })
      },
      (draw) => sandbox.advance(draw(30) * SECOND),
      (draw) => sandbox.advance(draw(6) * HOUR),
    ]
  },
  speed: (payee) => {
    const { sandbox, userName } = payee
    // Another member takes what this one offers.
    const other: Promise<Walker> = inTransaction(sandbox.db, (trx) =>
      readyMember(trx, 'agent01', sandbox.clock.now()),
    ).then((token) => ({ sandbox, userName: 'agent01', token }))
    const pick = orderOf({ ...payee, userName: 'agent01' }, 'deposit_orders')
    const amounts = ['200', '500', '1000', '3000']
    const ofPayer = (endpoint: Endpoint, input: object) => other.then((payer) => ask(payer, endpoint, input))
    const byHand = async (action: 'deposit.confirm' | 'deposit.fail' | 'deposit.pay', draw: Draw) =>
      order(sandbox.control({ action, userName: 'agent01', orderNo: await pick(draw) }))
    const part = async (draw: Draw): Promise<string> => {
      const rows = await sandbox.db
        .selectFrom('speed_parts')
        .select('no')
        .where('payee_id', '=', seedId(userName))
        .where('state', 'in', draw(3) === 0 ? [1, 2, 3, 4, 5, 6] : [3, 5])
        .orderBy('offer_until', 'desc')
        .limit(8)
        .execute()
      return rows[draw(rows.length || 1)]?.no ?? 'none'
    }
    const offer = async (draw: Draw) => {
      await ask(payee, withdrawalApply, { ...withdrawalOf(userName, String(200 + draw(9_000))), channel: 'SPEED' })
      await sandbox.live(40 * SECOND, 8 * SECOND)
    }
    const take = (draw: Draw) =>
      ofPayer(depositCreate, { method: 'SPEED', amount: amounts[draw(amounts.length)], requestNo: uuid() })
    const claim = async (draw: Draw) => ofPayer(depositPaid, { orderNo: await pick(draw), proof: [PICTURE] })
    return [
      offer,
      offer,
      take,
      take,
      take,
      claim,
      claim,
      claim,
      async (draw) => (draw(3) === 0 ? ofPayer(depositCancel, { orderNo: await pick(draw) }) : undefined),
      async (draw) => ask(payee, partConfirm, { partNo: await part(draw) }),
      async (draw) => ask(payee, partConfirm, { partNo: await part(draw) }),
      async (draw) =>
        ask(payee, partDispute, { partNo: await part(draw), text: '未收到', proof: draw(2) === 0 ? [PICTURE] : [] }),
      async (draw) =>
        byHand((['deposit.confirm', 'deposit.fail', 'deposit.pay'] as const)[draw(3)] ?? 'deposit.pay', draw),
      async (draw) => {
        if (draw(3) === 0) sandbox.faults.set({ kind: 'code', match: 'sim/payout', userName, times: 1 + draw(2) })
      },
      (draw) => sandbox.advance(draw(60) * SECOND),
      (draw) => sandbox.advance(draw(20) * 60 * SECOND),
      (draw) => (draw(3) === 0 ? sandbox.advance(24 * HOUR) : sandbox.advance(SECOND)),
    ]
  },
  transfer: (walker) => {
    const { sandbox, userName } = walker
    const venues = ['OBTY', 'IMTY', 'FBTY']
    const faults = ['drop', 'hang', 'code', 'slow'] as const
    return [
      (draw) => ask(walker, transfer, transferOf('center', venues[draw(3)] ?? 'OBTY', draw(30_000))),
      (draw) => ask(walker, transfer, transferOf(venues[draw(3)] ?? 'OBTY', 'center', draw(20_000))),
      (draw) => (draw(4) === 0 ? ask(walker, recallAll, { requestNo: uuid() }) : sandbox.advance(3 * SECOND)),
      async (draw) => {
        sandbox.faults.set({ kind: faults[draw(4)] ?? 'drop', match: 'sim/transfer', userName, times: 1 + draw(2) })
      },
      (draw) => sandbox.advance((3 + draw(12)) * SECOND),
      () => sandbox.advance(4 * SECOND),
    ]
  },
  audit: (walker) => {
    const { sandbox } = walker
    const now = (): number => sandbox.clock.now()
    const inOne = async (work: (trx: Parameters<typeof openAuditTask>[0], memberId: string) => Promise<unknown>) => {
      const memberId = seedId(walker.userName)
      await inTransaction(sandbox.db, async (trx) => {
        await lockMember(trx, memberId)
        await work(trx, memberId)
      })
    }
    const open = (draw: Draw, isBonus: boolean) =>
      inOne(async (trx, memberId) => {
        const [amount, no] = [100 + draw(50_000), uuid()]
        await post(trx, {
          bizType: 'ACTIVITY',
          bizNo: no,
          at: now(),
          postings: [
            { account: houseAccount('promo'), amount: -amount },
            { account: memberAccount(memberId, isBonus ? 'lock.bonus' : 'main'), amount },
          ],
        })
        await openAuditTask(trx, {
          memberId,
          source: isBonus ? 'offer' : 'manual',
          sourceNo: no,
          amount,
          required: amount * (1 + draw(3)),
          products: draw(3) === 0 ? ['sport'] : [],
          isBonus,
          endAt: draw(2) === 0 ? now() + draw(48) * HOUR : undefined,
          at: now(),
        })
      })
    return [
      (draw) => open(draw, false),
      (draw) => open(draw, true),
      (draw) =>
        inOne(async (trx, memberId) => {
          const bet = { memberId, betNo: `walk-${uuid()}`, valid: draw(60_000), at: now() }
          const settled = { ...bet, category: draw(2) === 0 ? 'sport' : 'gaming' }
          await countTurnover(trx, settled)
          // A bet that is reported twice counts once.
          if (draw(2) === 0) await countTurnover(trx, settled)
        }),
      (draw) => sandbox.advance(draw(3) * HOUR),
    ]
  },
  bets: (walker) => {
    const { sandbox } = walker
    const enName = 'OBTY'
    const openBet = async (draw: Draw): Promise<string | undefined> => {
      const open = await sandbox.db
        .selectFrom('bets')
        .select('no')
        .where('member_id', '=', seedId(walker.userName))
        .where('state', '=', 2)
        .execute()
      return open[draw(open.length || 1)]?.no
    }
    return [
      (draw) => inPlay(walker, enName, draw),
      (draw) => inPlay(walker, enName, draw),
      async (draw) => {
        const betNo = await openBet(draw)
        const result = (['win', 'lose', 'void'] as const)[draw(3)] ?? 'win'
        if (betNo) await sandbox.control({ action: 'bet.settle', betNo, result })
      },
      async (draw) => {
        const no = await openBet(draw)
        const part = draw(2) === 0 ? {} : { part: String(1 + draw(30)) }
        const request = { no, offer: draw(2) === 0 ? '0.01' : '150.00', ...part, requestNo: uuid() }
        // The second is a repeat of the first: it pays nothing.
        if (no) await Promise.all([ask(walker, betCashOut, request), ask(walker, betCashOut, request)])
      },
      async (draw) => {
        const no = await openBet(draw)
        const at = draw(3) === 0 ? null : String(1 + draw(300))
        if (no) await ask(walker, betAutoCashOut, { no, at, requestNo: uuid() })
      },
      (draw) => sandbox.advance(draw(15) * 60 * SECOND),
      (draw) => ask(walker, transfer, transferOf('center', enName, 1_000 + draw(20_000))),
    ]
  },
}

export async function inPlay({ sandbox, userName }: Walker, enName: string, draw: Draw): Promise<void> {
  const now = sandbox.clock.now()
  const matches = await sandbox.catalogue.list(sandbox.db, 'live', now, 0.05)
  // Singles, and parlays of two or three matches.
  const legs = Array.from({ length: 1 + draw(3) }, () => {
    const [match] = matches.splice(draw(matches.length || 1), 1)
    const markets = match?.markets.filter((market) => market.state === 1) ?? []
    const market = markets[draw(markets.length || 1)]
    const selection = market?.selections[draw(market.selections.length)]
    return market && selection
      ? [{ selectionId: selection.id, odds: selection.odds, oddsVersion: market.oddsVersion }]
      : []
  }).flat()
  if (legs.length === 0) return
  const slip = { legs, stake: String(10 + draw(200)), accept: 'better' as const, requestNo: uuid() }
  await inTransaction(sandbox.db, async (trx) => {
    const member = await lockMember(trx, seedId(userName))
    await placeBet({ trx, catalogue: sandbox.catalogue, member, enName, slip, now })
  }).catch((error: unknown) => {
    if (!(error instanceof SandboxError) || !REFUSALS.has(error.code)) throw error
  })
}

/**
 * @param more refusals that this machine has beside the common ones
 * @throws when the answer is neither a success nor a refusal that a member may meet here
 */
export async function ask(
  { sandbox, token }: Walker,
  endpoint: Endpoint,
  input: object,
  more: readonly number[] = [],
): Promise<void> {
  const answer = await sandbox.ask(endpoint, input, { token })
  if (answer.code === SUCCESS || REFUSALS.has(answer.code) || more.includes(answer.code)) return
  throw new Error(
    `${endpoint.path} answered ${answer.status} ${answer.code} ${answer.message} to ${JSON.stringify(input)}`,
  )
}

export async function order(asked: Promise<{ status: number; code: number; message: string }>): Promise<void> {
  const { status, code, message } = await asked
  if (code !== SUCCESS && !REFUSALS.has(code)) throw new Error(`The control API answered ${status} ${code} ${message}`)
}

/** One of the member's last orders, so that closed ones are tried too. */
function orderOf({ sandbox, userName }: Walker, table: 'deposit_orders' | 'withdraw_orders') {
  return async (draw: Draw): Promise<string> => {
    const rows = await sandbox.db
      .selectFrom(table)
      .select('no')
      .where('member_id', '=', seedId(userName))
      .where('no', 'not like', 'seed-%')
      .orderBy('created_at', 'desc')
      .limit(3)
      .execute()
    return rows[draw(2) === 0 ? 0 : draw(rows.length || 1)]?.no ?? 'none'
  }
}

const withdrawalOf = (userName: string, amount: string) => ({
  accountId: `${seedId(userName)}-bank`,
  amount,
  fundPwd: '159357',
  requestNo: uuid(),
})

export const transferOf = (from: string, to: string, fen: number) => ({
  from,
  to,
  amount: `${1 + Math.floor(fen / 100)}.${String(fen % 100).padStart(2, '0')}`,
  requestNo: uuid(),
})
