/** Checks after identification at login (screens.md 11.2): blocked account, risk, unusual location or device, absence, authorisation. */

import * as CODE from '@lantern/contract/code'
import { DAY_MS } from '@lantern/contract/site-time'
import type { Member } from '../database/tables/members/members.schema.ts'
import { newNo } from '../ledger/numbers.ts'
import { hasFlag } from '../members/members.repository.ts'
import { sendMail } from '../members/send-mail.ts'
import { refuse } from '../refusal/refuse.ts'
import { SandboxError } from '../refusal/sandbox-error.ts'
import type { WriteContext } from '../wire/wire.ts'
import { askForProof, proofsOf, type StepUpCode } from './trust/step-up.ts'
import { isTrustedDevice, verifiedAt } from './trust/trust.repository.ts'
import { unusualOf, type Visit } from './trust/trust.rules.ts'

/** Absence after which a proof is required (6028). */
const ABSENCE_MS = 90 * DAY_MS

/** @throws SandboxError 10102, 10104, 6029: independent of the proof, and only after the password or code was correct */
export async function requireWelcome({ trx }: WriteContext, member: Member, visit: Visit): Promise<void> {
  if (hasFlag(member, 'device-blocked')) throw deviceBlocked()
  if (hasFlag(member, 'blocked')) throw refuse('account-blocked')
  if (!hasFlag(member, 'risk')) return
  const caseId = newNo('LC', visit.now)
  await sendMail(trx, member.id, {
    type: 'notice',
    push: 'security',
    title: { zh: '一次登录已被拦截', en: 'A log-in was stopped' },
    body: {
      zh: `来自 ${visit.location.city.zh}（${visit.deviceLabel}）的登录存在风险，已被拦截。`,
      en: `A log-in from ${visit.location.city.en} (${visit.deviceLabel}) looked risky and was stopped.`,
    },
    bizNo: caseId,
    at: visit.now,
  })
  throw new SandboxError(
    CODE.LOGIN_RISK,
    { zh: '登录存在风险，请联系客服', en: 'This log-in looks risky. Contact support.' },
    { caseId },
    { keep: true },
  )
}

/** @throws SandboxError 6025, 6026, 6027, 6028 or 6035 with a ticket; not if the member has no means of proof */
export async function requireUsual({ trx, locale }: WriteContext, member: Member, visit: Visit): Promise<void> {
  const code = await dueStepUp({ trx }, member, visit)
  if (code === null) return
  if ((await proofsOf(trx, member)).length === 0) return
  throw await askForProof(trx, code, { member, visit, locale })
}

async function dueStepUp({ trx }: Pick<WriteContext, 'trx'>, member: Member, visit: Visit): Promise<StepUpCode | null> {
  const unusual = unusualOf(await verifiedAt(trx, member.id), visit)
  if (unusual.device && unusual.location) return CODE.IP_AND_DEVICE_UNUSUAL
  if (unusual.device) return CODE.DEVICE_UNUSUAL
  if (unusual.location) return CODE.IP_UNUSUAL
  if (member.last_login_at !== null && visit.now - member.last_login_at > ABSENCE_MS) return CODE.LONG_TIME_ERROR
  if (hasFlag(member, 'device-auth') && !(await isTrustedDevice(trx, visit))) return CODE.DEVICE_AUTHORISATION
  return null
}

export function deviceBlocked(): SandboxError {
  return new SandboxError(CODE.DEVICE_BLOCKED, {
    zh: '当前设备已被限制使用，请联系客服',
    en: 'This device is blocked. Contact support.',
  })
}
