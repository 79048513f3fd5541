/** Submissions of identity levels 2 and 3, and their files. */
import type { KycFileKind } from '@lantern/contract/kyc'
import type { Generated, Selectable } from 'kysely'

type KycCasesTable = {
  id: string
  member_id: string
  level: 2 | 3
  fields: string
  document: Generated<string>
  state: Generated<'review' | 'ok' | 'rejected' | 'withdrawn' | 'expired'>
  review: Generated<number>
  reason: Generated<string>
  at: number
  first_at: number | null
  ended_at: number | null
}
export type KycCase = Selectable<KycCasesTable>

type KycFilesTable = {
  id: string
  member_id: string
  case_id: string | null
  kind: KycFileKind
  name: string
  type: string
  size: number
  sha256: string
  received: number
  is_complete: boolean
  data: Uint8Array
  reason: Generated<string>
  at: number
}
export type KycFile = Selectable<KycFilesTable>

export type IdentityTables = { kyc_cases: KycCasesTable; kyc_files: KycFilesTable }
