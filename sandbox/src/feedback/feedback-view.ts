/** What a member reads of a case. */
import type { FeedbackCase } from '@lantern/contract/feedback'
import type { Executor } from '../database/database.ts'
import type { FeedbackRow } from '../database/tables/site/feedback.schema.ts'
import type { Locale } from '../refusal/sandbox-error.ts'
import { entriesOf } from './feedback.repository.ts'
import { canEscalate, canReopen, dayOf, isOpen, maskContact } from './feedback.rules.ts'

const TITLE_LENGTH = 40

export function caseRowView({ id, type, state, at, sla_at }: FeedbackRow, text: string) {
  return { id, type, state, at, slaAt: sla_at, title: [...text].slice(0, TITLE_LENGTH).join('') }
}

export async function caseView(
  db: Executor,
  row: FeedbackRow,
  { now, locale }: { now: number; locale: Locale },
): Promise<FeedbackCase> {
  const entries = await entriesOf(db, row.id)
  const textOf = (entry: (typeof entries)[number]) => (locale === 'en' ? entry.text_en : entry.text_zh)
  const letter = row.final_letter ? entries.findLast(({ sender }) => sender === 'staff') : undefined
  return {
    ...caseRowView(row, entries[0]?.text_zh ?? ''),
    orderNo: row.order_no,
    contactMasked: maskContact(row.contact),
    day: dayOf(row, now),
    escalated: row.escalated,
    rating: row.rating,
    canReply: isOpen(row),
    canReopen: canReopen(row, now),
    canEscalate: canEscalate(row),
    finalLetter: letter ? textOf(letter) : null,
    timeline: entries.map((entry) => ({
      seq: entry.seq,
      from: entry.sender,
      text: textOf(entry),
      images: JSON.parse(entry.images) as string[],
      at: entry.at,
    })),
  }
}
