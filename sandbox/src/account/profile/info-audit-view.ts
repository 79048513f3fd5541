/** What a member reads of a review. */
import { INFO_AUDIT_LIFE_MS, type InfoAudit } from '@lantern/contract/info-audit'
import type { InfoAuditRow } from '../../database/tables/members/profile.schema.ts'
import { maskPhone } from '../../members/mask.rules.ts'
import type { Locale } from '../../refusal/sandbox-error.ts'
import { maskBirthday, maskEmail } from './profile.rules.ts'

export function auditView(row: InfoAuditRow, locale: Locale): InfoAudit {
  return {
    id: row.id,
    field: row.field,
    oldMasked: masked(row, row.old_value),
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

function masked({ field, area }: InfoAuditRow, value: string): string {
  switch (field) {
    case 'phone':
      return maskPhone(area, value)
    case 'email':
      return maskEmail(value)
    case 'birthday':
      return maskBirthday(value)
  }
}
