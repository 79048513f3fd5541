/** Cases of feedback and complaints, and what was said in them. */
import type { FeedbackState, FeedbackType } from '@lantern/contract/feedback'
import type { Generated, Selectable } from 'kysely'

type FeedbackCasesTable = {
  id: string
  member_id: string
  type: FeedbackType
  order_no: Generated<string>
  /** Phone number or email address; '' if none. */
  contact: Generated<string>
  state: Generated<FeedbackState>
  at: number
  /** When the present state began. */
  turn_at: number
  sla_at: number | null
  /** Staff asked for details once. */
  asked: Generated<boolean>
  escalated: Generated<boolean>
  rating: number | null
  final_letter: Generated<boolean>
}
export type FeedbackRow = Selectable<FeedbackCasesTable>

type FeedbackEntriesTable = {
  case_id: string
  seq: number
  sender: 'member' | 'staff' | 'system'
  text_zh: string
  text_en: string
  /** JSON: data URLs. */
  images: Generated<string>
  at: number
}
export type FeedbackEntry = Selectable<FeedbackEntriesTable>

export type FeedbackTables = { feedback_cases: FeedbackCasesTable; feedback_entries: FeedbackEntriesTable }
