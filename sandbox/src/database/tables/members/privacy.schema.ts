/** Files with all data of a member, and what outlives an account (screens.md 6, security). */
import type { Selectable } from 'kysely'

type DataExportsTable = {
  id: string
  member_id: string
  session_hash: string
  device: string
  ticket_hash: string
  /** Comma-separated. */
  formats: string
  at: number
  expire_at: number
  used_at: number | null
}
export type DataExport = Selectable<DataExportsTable>
type ExcludedPhonesTable = { area: string; phone: string; until_at: number }

export type PrivacyTables = { data_exports: DataExportsTable; excluded_phones: ExcludedPhonesTable }
