/** Checks the fund password, or the ticket of a passkey in its place. One counter, so that no endpoint allows further guesses. */

import * as CODE from '@lantern/contract/code'
import { isPasskeyTicket } from '@lantern/contract/fund-proof'
import { HOUR_MS } from '@lantern/contract/site-time'
import { siteTimeText } from '../../clock/site-time.rules.ts'
import type { Trx } from '../../database/database.ts'
import type { Member } from '../../database/tables/members/members.schema.ts'
import { SandboxError } from '../../refusal/sandbox-error.ts'
import { spendFundTicket } from './fund-ticket.repository.ts'
import { isPassword } from './passwords.ts'

/** Wrong passwords in a row before the lock, and its duration (screens.md 0.4). */
const TRIES = 5
const LOCK_MS = 2 * HOUR_MS

/** @throws SandboxError 10003 without one, 711007 wrong and counted, or a ticket that is used up, 711008 locked */
export async function requireFundPassword(trx: Trx, member: Member, fundPwd: string, now: number): Promise<void> {
  if (isPasskeyTicket(fundPwd)) {
    // Its guesses need no counter.
    if (await spendFundTicket(trx, member.id, fundPwd, now)) return
    const sentence = {
      zh: '通行密钥的确认已失效，请再次确认',
      en: 'The confirmation by passkey has ended. Confirm again.',
    }
    throw new SandboxError(CODE.WRONG_FUND_PASSWORD, sentence, { passkey: true }, { keep: true })
  }
  if (member.fund_hash === null) {
    const sentence = { zh: '请先设置资金密码', en: 'Set a fund password first' }
    throw new SandboxError(CODE.VALIDATION, sentence, { fields: { fundPwd: sentence } })
  }
  if (member.fund_locked_until > now) throw locked(member.fund_locked_until)
  if (await isPassword(fundPwd, member.fund_hash)) {
    if (member.fund_wrong > 0)
      await trx.updateTable('members').set({ fund_wrong: 0 }).where('id', '=', member.id).execute()
    return
  }
  const wrong = member.fund_wrong + 1
  const isLocked = wrong >= TRIES
  const until = isLocked ? now + LOCK_MS : 0
  await trx
    .updateTable('members')
    .set({ fund_wrong: isLocked ? 0 : wrong, fund_locked_until: until })
    .where('id', '=', member.id)
    .execute()
  if (isLocked) throw locked(until)
  const left = TRIES - wrong
  throw new SandboxError(
    CODE.WRONG_FUND_PASSWORD,
    { zh: `资金密码错误，还可试 ${left} 次`, en: `Wrong fund password, ${left} tries left` },
    { triesLeft: left },
    { keep: true },
  )
}

function locked(until: number): SandboxError {
  const at = siteTimeText(until)
  return new SandboxError(
    CODE.FUND_PASSWORD_LOCKED,
    { zh: `资金密码已锁定至 ${at}`, en: `The fund password is locked until ${at}` },
    { until },
    { keep: true },
  )
}
