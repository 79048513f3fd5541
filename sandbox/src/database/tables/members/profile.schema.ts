/** Changes of a member's own data that are reviewed (screens.md 6 infoAudit). */
import type { InfoAuditState } from '@lantern/contract/info-audit'
import type { ReviewedField } from '@lantern/contract/profile'
import type { Generated, Selectable } from 'kysely'

type InfoAuditsTable = {
  id: string
  member_id: string
  field: ReviewedField
  /** Country code of a phone. */
  area: Generated<string>
  /** The bank card to replace. */
  account_id: Generated<string | null>
  /** '' = there was none. Of a bank card: masked. */
  old_value: string
  /** Of a bank card: JSON of its fields. */
  new_value: string
  state: Generated<InfoAuditState>
  /** 1 or 2. */
  step: Generated<number>
  reason_zh: Generated<string>
  reason_en: Generated<string>
  at: number
  first_at: number | null
  ended_at: number | null
}
export type InfoAuditRow = Selectable<InfoAuditsTable>
export type ProfileTables = { info_audits: InfoAuditsTable }
