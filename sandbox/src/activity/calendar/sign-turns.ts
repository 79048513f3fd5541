/** Signing a day, today or later, with its coins. The caller has locked the member's row. */
import { MAKE_UPS_A_MONTH, SIGN_COINS } from '@lantern/contract/calendar'
import * as CODE from '@lantern/contract/code'
import { siteDate } from '@lantern/contract/site-time'
import { earnCoins } from '../../coins/coin-turns.ts'
import type { Executor, Trx } from '../../database/database.ts'
import type { Member } from '../../database/tables/members/members.schema.ts'
import type { SignInRow } from '../../database/tables/site/activity.schema.ts'
import { SandboxError } from '../../refusal/sandbox-error.ts'
import { insertSignIn, signInsOf } from './calendar.repository.ts'
import { coinsOf, monthOf, streakOf } from './calendar.rules.ts'

type Signing = { trx: Trx; member: Member; date: string; requestNo: string; now: number }
type SignState = { isSignedToday: boolean; streak: number; makeUps: number }
type Signed = SignState & { date: string; coins: number }

export async function signState(db: Executor, memberId: string, now: number): Promise<SignState> {
  return stateOf(await signInsOf(db, memberId), siteDate(now))
}

/** @throws SandboxError 711015 for another day than today, 713004 for a signed one */
export async function signToday(signing: Signing): Promise<Signed> {
  const { trx, member, date, now } = signing
  const today = siteDate(now)
  if (date !== today)
    throw new SandboxError(
      CODE.STATE_CHANGED,
      { zh: '日期已变更，请按今天签到', en: 'The day has changed. Check in for today.' },
      { today },
    )
  const signed = daysOf(await signInsOf(trx, member.id))
  refuseTwice(signed, date)
  return sign(signing, { isMadeUp: false, coins: coinsOf(streakOf(signed.add(date), today)) })
}

/** @throws SandboxError 10003 for a day that is not a past one of this month and of the account, 713004, 713005 */
export async function makeUp(signing: Signing): Promise<Signed> {
  const { trx, member, date, now } = signing
  const today = siteDate(now)
  if (monthOf(date) !== monthOf(today) || date >= today || date < siteDate(member.registered_at)) {
    const sentence = { zh: '只能补签本月已过的日期', en: 'Choose a past day of this month' }
    throw new SandboxError(CODE.VALIDATION, sentence, { fields: { date: sentence } })
  }
  const rows = await signInsOf(trx, member.id)
  refuseTwice(daysOf(rows), date)
  if (stateOf(rows, today).makeUps === 0)
    throw new SandboxError(CODE.OFFER_FULL, { zh: '本月补签次数已用完', en: 'You have signed a day later this month' })
  return sign(signing, { isMadeUp: true, coins: SIGN_COINS })
}

async function sign(
  { trx, member, date, requestNo, now }: Signing,
  { isMadeUp, coins }: { isMadeUp: boolean; coins: number },
): Promise<Signed> {
  await insertSignIn(trx, { member_id: member.id, day: date, is_made_up: isMadeUp, coins, at: now })
  await earnCoins(trx, {
    memberId: member.id,
    coins,
    bizNo: `sign-${member.id}-${date}`,
    requestNo,
    memo: 'sign-in',
    at: now,
  })
  return { date, coins, ...(await signState(trx, member.id, now)) }
}

function stateOf(rows: readonly SignInRow[], today: string): SignState {
  const used = rows.filter(({ day, is_made_up: isMadeUp }) => isMadeUp && monthOf(day) === monthOf(today)).length
  const days = daysOf(rows)
  return {
    isSignedToday: days.has(today),
    streak: streakOf(days, today),
    makeUps: Math.max(0, MAKE_UPS_A_MONTH - used),
  }
}

function daysOf(rows: readonly SignInRow[]): Set<string> {
  return new Set(rows.map(({ day }) => day))
}

function refuseTwice(signed: ReadonlySet<string>, date: string): void {
  if (signed.has(date)) throw new SandboxError(CODE.OFFER_CLAIMED, { zh: '该日已签到', en: 'You have signed that day' })
}
