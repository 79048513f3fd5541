/** Checks the fund password with a single counter, so that no endpoint allows further guesses. */

import * as CODE from '@lantern/contract/code'
import { HOUR_MS } from '@lantern/contract/site-time'
import { siteTimeText } from '../clock/site-time.rules.ts'
import type { Trx } from '../database/database.ts'
import type { Member } from '../database/tables/members/members.schema.ts'
import { SandboxError } from '../refusal/sandbox-error.ts'
import { isPassword } from './passwords.ts'

/** Wrong passwords in a row before the lock, and its duration (screens.md 0.4). */
const TRIES = 5
const LOCK_MS = 2 * HOUR_MS

/** @throws SandboxError 10003 without one, 711007 wrong and counted, 711008 locked */
export async function requireFundPassword(trx: Trx, member: Member, fundPwd: string, now: number): Promise<void> {
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
