/** Orders of demo01 in every state of a finished one, and plain credits, as steps of its past. */
import { MINUTE_MS } from '@lantern/contract/site-time'
import type { Trx } from '../database/database.ts'
import { HOUSE_BANKS } from '../finance/deposits/order/deposit.rules.ts'
import { houseAccount, type MemberKind, memberAccount } from '../ledger/accounts.ts'
import { post } from '../ledger/ledger.ts'
import { fromFen } from '../ledger/money.rules.ts'
import { seedId } from '../members/seed-id.rules.ts'

export const MEMBER = seedId('demo01')

/** A part of the past. */
export type Step = {
  readonly at: number
  /** What it changes in the main wallet, fen. */
  readonly main?: number
  run(trx: Trx): Promise<void>
}

/** A gift or red packet of the chat; `memo` has the details. */
export function gift(
  bizType: string,
  no: string,
  at: number,
  amount: number,
  memo: { name: string; room: string; qty: number },
): Step {
  return move(bizType, no, { at, amount, house: 'gift', memo: JSON.stringify(memo) })
}

export function deposit(no: string, amount: number, at: number, state: 4 | 5 | 6 | 7): Step {
  const main = state === 4 ? amount : 0
  return { at, main, run: (trx) => insertDeposit(trx, { no, amount, at, state }) }
}

type Order<State> = { no: string; amount: number; at: number; state: State }

async function insertDeposit(trx: Trx, { no, amount, at, state }: Order<4 | 5 | 6 | 7>): Promise<void> {
  const end = at + (state === 6 ? 15 : 2) * MINUTE_MS
  const steps = [
    { state: 1, at, note: '' },
    ...(state === 4 || state === 7 ? [{ state: 2, at: at + MINUTE_MS, note: '' }] : []),
    { state, at: end, note: state === 7 ? 'R05' : '' },
  ]
  await trx
    .insertInto('deposit_orders')
    .values({
      no,
      member_id: MEMBER,
      method: 'BANK',
      state,
      amount,
      pay_amount: fromFen(amount + 37),
      pay_currency: 'CNY',
      rate: null,
      network: null,
      pay_to: JSON.stringify(HOUSE_BANKS[0]),
      payer_name: '林晓明',
      txid: null,
      activity_id: null,
      need_confirmations: 0,
      request_no: null,
      expire_at: at + 15 * MINUTE_MS,
      created_at: at,
      next_at: null,
      reason: state === 7 ? 'R05' : '',
      timeline: JSON.stringify(steps),
    })
    .execute()
  if (state === 4) await move('DEPOSIT', no, { at: end, amount, house: 'clear.deposit.BANK' }).run(trx)
}

export function withdrawal(no: string, amount: number, at: number, state: 6 | 7): Step {
  const main = state === 6 ? -amount : 0
  return { at, main, run: (trx) => insertWithdrawal(trx, { no, amount, at, state }) }
}

async function insertWithdrawal(trx: Trx, { no, amount, at, state }: Order<6 | 7>): Promise<void> {
  const ends = state === 6 ? [2, 4, 5, 6] : [2, 7]
  const timeline = [
    { state: 1, at, note: '' },
    ...ends.map((step, index) => ({ state: step, at: at + (index + 1) * 20_000, note: step === 7 ? 'R02' : '' })),
  ]
  await trx
    .insertInto('withdraw_orders')
    .values({
      no,
      member_id: MEMBER,
      account_id: `${MEMBER}-bank`,
      amount,
      state,
      reason_code: state === 7 ? 'R02' : null,
      needs_second: false,
      is_auto: true,
      request_no: null,
      created_at: at,
      next_at: null,
      timeline: JSON.stringify(timeline),
    })
    .execute()
  await between(trx, 'WITHDRAW_LOCK', no, at, 'main', 'lock.withdraw', amount)
  if (state === 7) await between(trx, 'WITHDRAW_RETURN', no, at + 40_000, 'lock.withdraw', 'main', amount)
  else await pay(trx, no, at + 80_000, amount)
}

async function pay(trx: Trx, no: string, at: number, amount: number): Promise<void> {
  const paid = { at, amount: -amount, kind: 'lock.withdraw', house: 'clear.withdraw.BANK' } as const
  await move('WITHDRAW_PAY', no, paid).run(trx)
}

export function transfer(no: string, enName: string, amount: number, at: number): Step {
  return { at, main: -amount, run: (trx) => insertTransfer(trx, { no, amount, at, state: enName }) }
}

async function insertTransfer(trx: Trx, { no, amount, at, state: enName }: Order<string>): Promise<void> {
  await trx
    .insertInto('transfers')
    .values({
      no,
      member_id: MEMBER,
      from_side: 'center',
      to_side: enName,
      amount,
      state: 3,
      venue_ref: `V-${no}`,
      request_no: null,
      created_at: at,
      updated_at: at,
    })
    .execute()
  await trx
    .insertInto('venue_receipts')
    .values({ ref: `V-${no}`, applied: true, at })
    .execute()
  await between(trx, 'TRANSFER_OUT', no, at, 'main', 'lock.transfer', amount)
  await between(trx, 'TRANSFER_IN', no, at, 'lock.transfer', `venue.${enName}`, amount)
}

type Move = {
  readonly at: number
  readonly amount: number
  readonly house: string
  readonly kind?: MemberKind
  readonly memo?: string
}

/** A posting between the house and the member. */
export function move(bizType: string, bizNo: string, { at, amount, house, kind = 'main', memo = 'seed' }: Move): Step {
  const account = memberAccount(MEMBER, kind)
  const postings = [
    { account, amount },
    { account: houseAccount(house, account.currency), amount: -amount },
  ]
  return {
    at,
    main: kind === 'main' ? amount : 0,
    run: async (trx) => {
      await post(trx, { bizType, bizNo, at, memo, postings })
    },
  }
}

/** A posting between two accounts of the member. */
async function between(
  trx: Trx,
  bizType: string,
  bizNo: string,
  at: number,
  from: MemberKind,
  to: MemberKind,
  amount: number,
): Promise<void> {
  await post(trx, {
    bizType,
    bizNo,
    at,
    memo: 'seed',
    postings: [
      { account: memberAccount(MEMBER, from), amount: -amount },
      { account: memberAccount(MEMBER, to), amount },
    ],
  })
}
