/** Files with all data of a member (screens.md 6, security). */
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
export type PrivacyTables = { data_exports: DataExportsTable }
