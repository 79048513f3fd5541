/** The history of demo01: every state of a finished order, for the record pages. */
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@lantern/contract/site-time'
import type { Trx } from '../database/database.ts'
import { HOUSE_BANKS } from '../finance/deposits/order/deposit.rules.ts'
import { CARRIED } from '../finance/turnover/audit-view.rules.ts'
import { houseAccount, type MemberKind, memberAccount } from '../ledger/accounts.ts'
import { post } from '../ledger/ledger.ts'
import { fromFen } from '../ledger/money.rules.ts'
import { sendMail } from '../members/send-mail.ts'
import { openAuditTask } from '../turnover/audit-turns.ts'
import { seedId } from './seed-members.ts'

const MEMBER = seedId('demo01')
/** Opening balance of demo01; chosen so that main ends at 12,345.67. */
const OPENING_FEN = 187_452

export async function seedHistory(trx: Trx, now: number): Promise<void> {
  const ago = (days: number, hours = 0): number => now - days * DAY_MS - hours * HOUR_MS
  // Chronological: postings are numbered in order, and each includes the balance after it.
  await move(trx, 'ADJUST', 'seed-opening', ago(60), 'main', OPENING_FEN, 'adjust')
  await deposit(trx, 'seed-D1', 500_000, ago(30), 4)
  await deposit(trx, 'seed-D2', 500_000, ago(12), 4)
  await withdrawal(trx, 'seed-W1', 100_000, ago(10), 6)
  await move(trx, 'COIN_EARN', 'seed-C1', ago(9), 'coin', 520, 'mall')
  await gift(trx, 'GIFT_SEND', 'seed-G1', ago(8, 20), -1_880, { name: '荧光棒', room: '世界杯之夜', qty: 2 })
  await gift(trx, 'RED_PACKET_GRAB', 'seed-G2', ago(8, 19), 666, { name: '手气红包', room: '世界杯之夜', qty: 1 })
  await gift(trx, 'RED_PACKET_SEND', 'seed-G3', ago(8, 18), -2_000, { name: '手气红包', room: '深夜球友', qty: 8 })
  await gift(trx, 'RED_PACKET_RETURN', 'seed-G3', ago(7, 18), 512, { name: '手气红包', room: '深夜球友', qty: 2 })
  await withdrawal(trx, 'seed-W2', 30_000, ago(8), 7)
  await move(trx, 'DIVIDEND', 'seed-V1', ago(7), 'main', 1_800, 'promo')
  await deposit(trx, 'seed-D3', 80_000, ago(6), 6)
  await deposit(trx, 'seed-D4', 50_000, ago(5), 5)
  await deposit(trx, 'seed-D5', 100_000, ago(4), 7)
  await move(trx, 'REBATE', 'seed-R1', ago(3), 'main', 3_867, 'rebate')
  await deposit(trx, 'seed-D6', 200_000, ago(2), 4)
  await transfer(trx, 'seed-T1', 'OBTY', 32_000, ago(1, 5))
  await transfer(trx, 'seed-T2', 'IMTY', 15_050, ago(1, 4))
  await transfer(trx, 'seed-T3', 'FBTY', 8_800, ago(1, 3))
  await move(trx, 'ACTIVITY', 'seed-A1', ago(1), 'lock.bonus', 8_800, 'promo')
  await turnover(trx, now)
  await mails(trx, now)
}

/** One own-money task nearly done (320.00 left) and one bonus task. */
async function turnover(trx: Trx, now: number): Promise<void> {
  const own = await openAuditTask(trx, {
    memberId: MEMBER,
    source: 'deposit',
    sourceNo: 'seed-D6',
    amount: 200_000,
    required: 200_000,
    at: now - 2 * DAY_MS,
  })
  await carryOver(trx, own, 168_000, now - 2 * DAY_MS)
  const bonus = await openAuditTask(trx, {
    memberId: MEMBER,
    source: 'offer',
    sourceNo: 'seed-A1',
    amount: 8_800,
    required: 88_000,
    products: ['sport'],
    isBonus: true,
    endAt: now + 6 * DAY_MS,
    at: now - DAY_MS,
  })
  await carryOver(trx, bonus, 21_500, now - DAY_MS)
}

/** The turnover of a task before its bets were recorded, as its own line, so that the lines add up. */
async function carryOver(trx: Trx, taskId: string, counted: number, at: number): Promise<void> {
  await trx.updateTable('audit_tasks').set({ done: counted }).where('id', '=', taskId).execute()
  await trx
    .insertInto('audit_contributions')
    .values({ task_id: taskId, bet_no: CARRIED, counted, rule: CARRIED, at })
    .execute()
}

async function mails(trx: Trx, now: number): Promise<void> {
  const drafts = [
    ['money', '存款到账', 'Deposit credited', '您的存款 2,000.00 元已到账。', 'Your deposit of CNY 2,000.00 arrived.'],
    [
      'offer',
      '周末足球返还开启',
      'Weekend football cashback',
      '本周末五大联赛滚球注单可领取返还。',
      'Live bets on the five big leagues earn cashback this weekend.',
    ],
    [
      'notice',
      '新设备登录提醒',
      'New device',
      '您的账号在一台新设备上登录。',
      'Your account signed in on a new device.',
    ],
    ['money', '返水已发放', 'Rebate paid', '返水 38.67 元已到账。', 'A rebate of CNY 38.67 arrived.'],
    [
      'money',
      '取款已到账',
      'Withdrawal paid',
      '您的取款 1,000.00 元已到账。',
      'Your withdrawal of CNY 1,000.00 was paid.',
    ],
  ] as const
  for (const [index, [type, zh, en, bodyZh, bodyEn]] of drafts.entries()) {
    await sendMail(trx, MEMBER, {
      type,
      title: { zh, en },
      body: { zh: bodyZh, en: bodyEn },
      at: now - (index + 1) * 9 * HOUR_MS,
    })
  }
}

/** A gift or red packet of the chat; `memo` has the details. */
async function gift(
  trx: Trx,
  bizType: string,
  no: string,
  at: number,
  amount: number,
  memo: { name: string; room: string; qty: number },
): Promise<void> {
  await post(trx, {
    bizType,
    bizNo: no,
    memo: JSON.stringify(memo),
    at,
    postings: [
      { account: memberAccount(MEMBER, 'main'), amount },
      { account: houseAccount('gift'), amount: -amount },
    ],
  })
}

async function deposit(trx: Trx, no: string, amount: number, at: number, state: 4 | 5 | 6 | 7): Promise<void> {
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
  if (state === 4) await move(trx, 'DEPOSIT', no, end, 'main', amount, 'clear.deposit.BANK')
}

async function withdrawal(trx: Trx, no: string, amount: number, at: number, state: 6 | 7): Promise<void> {
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
  else await move(trx, 'WITHDRAW_PAY', no, at + 80_000, 'lock.withdraw', -amount, 'clear.withdraw.BANK')
}

async function transfer(trx: Trx, no: string, enName: string, amount: number, at: number): Promise<void> {
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

/** A posting between the house and the member. */
async function move(
  trx: Trx,
  bizType: string,
  bizNo: string,
  at: number,
  kind: MemberKind,
  amount: number,
  house: string,
): Promise<void> {
  const account = memberAccount(MEMBER, kind)
  await post(trx, {
    bizType,
    bizNo,
    at,
    memo: 'seed',
    postings: [
      { account, amount },
      { account: houseAccount(house, account.currency), amount: -amount },
    ],
  })
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
