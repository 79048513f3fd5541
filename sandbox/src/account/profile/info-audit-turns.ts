/** Turns of a review: opened, passed twice and applied, refused, withdrawn, expired. Each takes the member's row first. */
import * as CODE from '@lantern/contract/code'
import type { InfoAuditState } from '@lantern/contract/info-audit'
import type { ReviewedField } from '@lantern/contract/profile'
import type { Trx } from '../../database/database.ts'
import type { Member } from '../../database/tables/members/members.schema.ts'
import type { InfoAuditRow } from '../../database/tables/members/profile.schema.ts'
import { everAccount } from '../../finance/accounts/account.repository.ts'
import { reasonAgainstReplacing, replaceCard } from '../../finance/accounts/account-turns.ts'
import { newNo } from '../../ledger/numbers.ts'
import { changeMember } from '../../members/members.repository.ts'
import { noteSecurityChange } from '../../members/security-review.ts'
import { sendMail } from '../../members/send-mail.ts'
import { SandboxError, type Sentence } from '../../refusal/sandbox-error.ts'
import { insertAudit, openAuditOf, storeEnd, storeFirst } from './info-audit.repository.ts'
import { isPassingAddress, type Turn } from './info-audit.rules.ts'
import { NAME_LOCKED, nameLockOf } from './name-lock.ts'
import { isEmailTaken, isPhoneTaken } from './profile.repository.ts'

export type Change = {
  readonly field: ReviewedField
  readonly old: string
  readonly value: string
  readonly area?: string
  /** The bank card to replace. */
  readonly accountId?: string | null
}

/** @returns the id of the review @throws SandboxError 713006 while the field has an open one */
export async function openReview(trx: Trx, memberId: string, change: Change, now: number): Promise<string> {
  const open = await openAuditOf(trx, memberId, change.field)
  if (open)
    throw new SandboxError(
      CODE.OFFER_IN_REVIEW,
      { zh: '该资料已有变更在审核中', en: 'A change of this field is already in review' },
      { id: open.id },
    )
  const id = newNo('PR', now)
  const { field, old, value, area = '', accountId = null } = change
  await insertAudit(trx, {
    id,
    member_id: memberId,
    field,
    area,
    account_id: accountId,
    old_value: old,
    new_value: value,
    at: now,
    first_at: null,
    ended_at: null,
  })
  return id
}

export async function withdrawReview(trx: Trx, audit: InfoAuditRow, now: number): Promise<void> {
  await storeEnd(trx, audit.id, { state: 'withdrawn', at: now })
}

/** Performs one turn that is due. */
export async function takeTurn(trx: Trx, member: Member, audit: InfoAuditRow, turn: Turn): Promise<void> {
  if (turn.kind === 'expire') return end(trx, audit, { state: 'expired', at: turn.at, reason: EXPIRED })
  const reason = await reasonAgainst(trx, member, audit)
  if (reason) return end(trx, audit, { state: 'refused', at: turn.at, reason })
  if (turn.kind === 'first') return storeFirst(trx, audit.id, turn.at)
  await apply(trx, member, audit, turn.at)
  await end(trx, audit, { state: 'passed', at: turn.at })
}

const EXPIRED: Sentence = {
  zh: '7 天内未能完成审核，请重新提交',
  en: 'The review was not completed within 7 days. Submit it again.',
}

/** Both reviews look at the same things: what was free at the first may be taken at the second. */
async function reasonAgainst(trx: Trx, member: Member, audit: InfoAuditRow): Promise<Sentence | null> {
  const { field, area, new_value: value } = audit
  if (field === 'phone' && (await isPhoneTaken(trx, member.id, { area, phone: value })))
    return { zh: '该手机号已被其他账户使用', en: 'Another account uses this phone' }
  if (field === 'email' && (await isEmailTaken(trx, member.id, value)))
    return { zh: '该邮箱已被其他账户使用', en: 'Another account uses this email address' }
  if (field === 'email' && isPassingAddress(value))
    return { zh: '请使用长期有效的邮箱', en: 'Use an email address that lasts' }
  if (field === 'birthday' && member.kyc === VERIFIED)
    return { zh: '实名认证后不能更改出生日期', en: 'A verified date of birth cannot be changed' }
  if (field === 'realName') {
    const lock = await nameLockOf(trx, member)
    return lock && NAME_LOCKED[lock]
  }
  if (field === 'bankCard') {
    const old = await everAccount(trx, member.id, audit.account_id ?? '')
    return old ? reasonAgainstReplacing(trx, old, JSON.parse(value)) : GONE
  }
  return null
}

const GONE: Sentence = { zh: '原银行卡已移除', en: 'The old card was removed' }

const VERIFIED = 2

async function apply(trx: Trx, member: Member, audit: InfoAuditRow, at: number): Promise<void> {
  const value = audit.new_value
  const version = { profile_version: member.profile_version + 1 }
  switch (audit.field) {
    case 'birthday':
      return changeMember(trx, member.id, { birthday: value, ...version })
    case 'bankCard': {
      const old = await everAccount(trx, member.id, audit.account_id ?? '')
      if (old) await replaceCard(trx, member, { old, values: JSON.parse(value) }, at)
      return
    }
    case 'realName':
      await changeMember(trx, member.id, { real_name: value, ...version })
      break
    case 'phone':
      await changeMember(trx, member.id, { area: audit.area, phone: value, ...version })
      break
    case 'email':
      await changeMember(trx, member.id, { email: value, ...version })
  }
  // Whoever holds phone or email can recover the account; a name decides who may be paid.
  await noteSecurityChange(trx, member.id, at)
}

async function end(
  trx: Trx,
  audit: InfoAuditRow,
  result: { state: InfoAuditState; at: number; reason?: Sentence },
): Promise<void> {
  await storeEnd(trx, audit.id, result)
  const name = NAMES[audit.field]
  const isPassed = result.state === 'passed'
  await sendMail(trx, audit.member_id, {
    type: 'notice',
    title: {
      zh: `${name.zh}变更${isPassed ? '已通过' : '未通过'}`,
      en: `${name.en} ${isPassed ? 'changed' : 'not changed'}`,
    },
    body: result.reason ?? { zh: '新资料已生效。', en: 'The new value applies now.' },
    bizNo: audit.id,
    at: result.at,
  })
}

const NAMES: Readonly<Record<ReviewedField, Sentence>> = {
  realName: { zh: '姓名', en: 'Name' },
  bankCard: { zh: '银行卡', en: 'Bank card' },
  phone: { zh: '手机', en: 'Phone' },
  email: { zh: '邮箱', en: 'Email' },
  birthday: { zh: '出生日期', en: 'Date of birth' },
}
