/** What a member reads of a review. */
import { ACCOUNT_ROWS, type AccountValues, maskedAccount } from '@lantern/contract/account-kinds'
import { INFO_AUDIT_LIFE_MS, type InfoAudit, type InfoAuditState } from '@lantern/contract/info-audit'
import type { KycCase } from '../../database/tables/members/identity.schema.ts'
import type { InfoAuditRow } from '../../database/tables/members/profile.schema.ts'
import { maskEmail, maskName, maskPhone } from '../../members/mask.rules.ts'
import type { Locale, Sentence } from '../../refusal/sandbox-error.ts'
import { maskBirthday } from './profile.rules.ts'

export function auditView(row: InfoAuditRow, locale: Locale): InfoAudit {
  return {
    id: row.id,
    field: row.field,
    oldMasked: row.field === 'bankCard' ? row.old_value : masked(row, row.old_value),
    newMasked: masked(row, row.new_value),
    state: row.state,
    step: row.step,
    at: row.at,
    firstAt: row.first_at,
    endedAt: row.ended_at,
    expireAt: row.at + INFO_AUDIT_LIFE_MS,
    reason: locale === 'en' ? row.reason_en : row.reason_zh,
  }
}

const CASE_STATES: Readonly<Record<KycCase['state'], InfoAuditState>> = {
  review: 'open',
  ok: 'passed',
  rejected: 'refused',
  withdrawn: 'withdrawn',
  expired: 'expired',
}
const CASE_REASONS: Readonly<Record<string, Sentence>> = {
  blur: { zh: '图片模糊', en: 'A picture is blurred' },
  glare: { zh: '图片反光', en: 'A picture has glare' },
  expired: { zh: '证件已过期', en: 'The document has expired' },
  mismatch: { zh: '信息不符', en: 'The data do not match' },
}

/** A submission of an identity level, as a change of the field `kyc`. */
export function caseView(row: KycCase, locale: Locale): InfoAudit {
  const reason = row.state === 'rejected' ? CASE_REASONS[row.reason] : undefined
  return {
    id: row.id,
    field: 'kyc',
    oldMasked: `L${row.level - 1}`,
    newMasked: `L${row.level}`,
    state: CASE_STATES[row.state],
    step: row.review,
    at: row.at,
    firstAt: row.first_at,
    endedAt: row.ended_at,
    expireAt: row.at + INFO_AUDIT_LIFE_MS,
    reason: reason?.[locale === 'en' ? 'en' : 'zh'] ?? '',
  }
}

function masked({ field, area }: InfoAuditRow, value: string): string {
  switch (field) {
    case 'realName':
      return maskName(value)
    case 'bankCard': {
      const { bank = '', [ACCOUNT_ROWS.BANK.number]: number = '' } = JSON.parse(value) as AccountValues
      return `${bank} ${maskedAccount('BANK', number)}`.trim()
    }
    case 'phone':
      return maskPhone(area, value)
    case 'email':
      return maskEmail(value)
    case 'birthday':
      return maskBirthday(value)
  }
}
