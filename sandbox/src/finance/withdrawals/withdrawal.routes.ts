/** Withdrawal endpoints: readiness, submit, detail, payout accounts. */

import { ROUTE } from '@lantern/contract'
import * as CODE from '@lantern/contract/code'
import { LEVEL_2_ABOVE, LEVEL_3_ABOVE, LEVEL_3_FROM_VIP } from '@lantern/contract/kyc'
import { siteDayStart } from '@lantern/contract/site-time'
import type { WithdrawalPrepare } from '@lantern/contract/withdrawal'
import { withdrawalApply, withdrawalDetail, withdrawalPrepare } from '@lantern/contract/withdrawal'
import { siteTimeText } from '../../clock/site-time.rules.ts'
import type { Executor, Trx } from '../../database/database.ts'
import type { Member } from '../../database/tables/members/members.schema.ts'
import type { PayAccountRow, WithdrawRow } from '../../database/tables/money/finance.schema.ts'
import { casesOf } from '../../identity/identity.repository.ts'
import { levelOf } from '../../identity/identity.rules.ts'
import { fromFen, toFen, writtenFen } from '../../ledger/money.rules.ts'
import { requireFundPassword } from '../../members/proofs/fund-password.ts'
import { securityReviewUntil } from '../../members/security-review.ts'
import { requireFunds } from '../../members/standing.rules.ts'
import { withdrawalAllowance } from '../../members/vip.rules.ts'
import { refuse } from '../../refusal/refuse.ts'
import { SandboxError, type Sentence } from '../../refusal/sandbox-error.ts'
import { passkeysOf } from '../../sign-in/passkey.repository.ts'
import { requireTurnover, turnoverOf } from '../../turnover/turnover.ts'
import { previousMonth } from '../../vip/schedule.rules.ts'
import type { Wire } from '../../wire/wire.ts'
import { accountsOf } from '../accounts/account.repository.ts'
import { usableAccount } from '../accounts/account-turns.ts'
import { accountView } from '../accounts/account-view.ts'
import { requireNoSpeed } from '../deposits/steps/speed-deposit.ts'
import { partViews } from '../speed/speed-payout.ts'
import { accountOf, openWithdrawal, withdrawalOf, withdrawnSince } from './withdrawal.repository.ts'
import { submitWithdrawal } from './withdrawal-turns.ts'
import { AUTO_ETA_SEC, withdrawalView } from './withdrawal-view.ts'

const MIN_FEN = 10_000

export function withdrawalRoutes(wire: Wire): void {
  wire.memberRead(withdrawalPrepare, async (_input, { db, member, now }) => prepare(db, member, now))

  wire.memberWrite(withdrawalApply, async (input, { trx, member, now }) => {
    requireFunds(member)
    if (member.kyc !== 2) throw refuse('identity-first')
    const open = await openWithdrawal(trx, member.id)
    if (open) throw refuse('order-in-progress', { orderNo: open.no })
    const amount = toFen(input.amount)
    await requireLevel(trx, member, amount, now)
    await requireLimits(trx, member, amount, now)
    const account = await usableAccount(trx, member.id, input.accountId, now)
    if (input.channel === 'SPEED') await requireSpeed(trx, member.id, account)
    await requireTurnover(trx, member.id, amount)
    await requireFundPassword(trx, member, input.fundPwd, now)
    const order = await submitWithdrawal(
      trx,
      member,
      { account, amount, channel: input.channel, requestNo: input.requestNo },
      now,
    )
    return withdrawalView(order, account)
  })

  wire.memberRead(withdrawalDetail, async (input, { db, member }) => {
    const order = await withdrawalOf(db, member.id, input)
    return { order: order ? await viewOf(db, order) : null }
  })
}

async function prepare(db: Executor, member: Member, now: number): Promise<WithdrawalPrepare> {
  const allowance = withdrawalAllowance(member.vip)
  const levelCap = await levelCapOf(db, member)
  const dayAmount = Math.min(allowance.dayAmount, levelCap)
  const used = await withdrawnSince(db, member.id, siteDayStart(now))
  const turnover = await turnoverOf(db, member.id)
  const accounts = await accountsOf(db, member.id)
  const open = await openWithdrawal(db, member.id)
  const isUsable = accounts.some((account) => account.state === 1 && account.usable_at <= now)
  const hasFundPassword =
    (member.fund_hash !== null && member.fund_locked_until <= now) || (await passkeysOf(db, member.id)).length > 0
  const isLevel3Missing = member.kyc === 2 && (await missingLevel(db, member, MIN_FEN, now)) === 3
  const checks: WithdrawalPrepare['checks'] = [
    {
      key: 'identity',
      ok: member.kyc === 2 && !isLevel3Missing,
      need: isLevel3Missing ? 'L3' : '',
      link: '/mine/userInfo/authentication',
    },
    { key: 'account', ok: isUsable, need: '', link: '/mine/addBankCard' },
    { key: 'turnover', ok: turnover.withdrawable >= MIN_FEN, need: fromFen(turnover.need), link: '/mine/audit' },
    { key: 'dayCount', ok: used.count < allowance.dayCount, need: '', link: '' },
    {
      key: 'dayAmount',
      ok: used.amount + MIN_FEN <= dayAmount,
      need: '',
      link: dayAmount < allowance.dayAmount ? ROUTE.identity : '',
    },
    {
      key: 'fundPassword',
      ok: hasFundPassword,
      need: member.fund_locked_until > now ? siteTimeText(member.fund_locked_until) : '',
      link: '/mine/security',
    },
    {
      key: 'status',
      ok: member.status !== 2 && member.status !== 5,
      need: member.status_reason,
      link: '/customer/main',
    },
  ]
  return {
    available: fromFen(turnover.main),
    withdrawable: fromFen(turnover.withdrawable),
    venues: fromFen(turnover.venues),
    turnoverNeed: fromFen(turnover.need),
    checks,
    accounts: accounts.map(accountView),
    limits: {
      min: fromFen(MIN_FEN),
      max: fromFen(Math.min(allowance.single, dayAmount)),
      dayCount: allowance.dayCount,
      dayUsed: used.count,
      dayAmount: fromFen(dayAmount),
      dayAmountUsed: fromFen(used.amount),
    },
    fee: '0.00',
    etaSec: AUTO_ETA_SEC,
    openOrder: open ? await viewOf(db, open) : null,
    reviewUntil: securityReviewUntil(member, now),
    ready: open === undefined && checks.every(({ ok }) => ok),
  }
}

async function viewOf(db: Executor, order: WithdrawRow) {
  const account = await accountOf(db, order)
  return withdrawalView(order, account, order.channel === 'SPEED' ? await partViews(db, order.no) : [])
}

/** @throws SandboxError 711011 for an account that is not a bank account, which other members cannot pay, 244102 */
async function requireSpeed(trx: Trx, memberId: string, account: PayAccountRow): Promise<void> {
  if (account.kind !== 'BANK')
    throw new SandboxError(CODE.PAYOUT_ACCOUNT_UNAVAILABLE, {
      zh: '极速取款仅支持银行卡',
      en: 'Speed payouts go to bank accounts only',
    })
  await requireNoSpeed(trx, memberId)
}

/** What the member's identity level allows a day, in fen (screens.md 8). */
async function levelCapOf(db: Executor, member: Member): Promise<number> {
  const level = levelOf(member.kyc, await casesOf(db, member.id))
  return level > 1 ? Number.POSITIVE_INFINITY : toFen(LEVEL_2_ABOVE)
}

/** The identity level that a withdrawal of so much still needs (screens.md 8); null = none. */
async function missingLevel(db: Executor, member: Member, amount: number, now: number): Promise<2 | 3 | null> {
  const today = await withdrawnSince(db, member.id, siteDayStart(now))
  if (today.amount + amount > (await levelCapOf(db, member))) return 2
  if (levelOf(member.kyc, await casesOf(db, member.id)) > 2) return null
  const [, monthStart] = previousMonth(now)
  const month = await withdrawnSince(db, member.id, monthStart)
  return member.vip >= LEVEL_3_FROM_VIP || month.amount + amount > toFen(LEVEL_3_ABOVE) ? 3 : null
}

/** @throws SandboxError 711010 above what the verified level withdraws in a day and a month */
async function requireLevel(trx: Trx, member: Member, amount: number, now: number): Promise<void> {
  const level = await missingLevel(trx, member, amount, now)
  if (level !== null) throw new SandboxError(CODE.IDENTITY_FIRST, LEVEL_NEEDED[level], { level })
}

const LEVEL_NEEDED: Readonly<Record<2 | 3, Sentence>> = {
  2: {
    zh: `每日超过 ${LEVEL_2_ABOVE} 需完成证件认证（L2）`,
    en: `More than ${LEVEL_2_ABOVE} a day needs a verified document (level 2)`,
  },
  3: {
    zh: `VIP${LEVEL_3_FROM_VIP} 及以上，或每月超过 ${LEVEL_3_ABOVE}，需完成地址与资金来源认证（L3）`,
    en: `From VIP ${LEVEL_3_FROM_VIP} on, and above ${LEVEL_3_ABOVE} a month, address and source of funds must be verified (level 3)`,
  },
}

/** The smallest applicable limit is reported (screens.md 0.5). */
async function requireLimits(trx: Trx, member: Member, amount: number, now: number): Promise<void> {
  const allowance = withdrawalAllowance(member.vip)
  if (amount < MIN_FEN)
    throw new SandboxError(
      CODE.BELOW_MINIMUM,
      { zh: `低于最低金额 ${writtenFen(MIN_FEN)}`, en: `Below the minimum of ${writtenFen(MIN_FEN)}` },
      { min: fromFen(MIN_FEN) },
    )
  if (amount > allowance.single) {
    throw new SandboxError(
      CODE.ABOVE_MAXIMUM,
      {
        zh: `超过最高金额 ${writtenFen(allowance.single)}`,
        en: `Above the maximum of ${writtenFen(allowance.single)}`,
      },
      { max: fromFen(allowance.single) },
    )
  }
  const used = await withdrawnSince(trx, member.id, siteDayStart(now))
  if (used.count >= allowance.dayCount)
    throw new SandboxError(CODE.WITHDRAWALS_USED_UP, { zh: '今日次数已用完', en: 'No withdrawals left today' })
  const left = allowance.dayAmount - used.amount
  if (amount > left)
    throw new SandboxError(
      CODE.WITHDRAWAL_AMOUNT_USED_UP,
      { zh: `今日额度剩余 ${writtenFen(left)}`, en: `¥${writtenFen(left)} left for today` },
      { left: fromFen(left) },
    )
}
