/** Tells a member of a change of passwords, after which withdrawals are reviewed for a day. */
import type { Trx } from '../database/database.ts'
import type { Member } from '../database/tables/members/members.schema.ts'
import type { Sentence } from '../refusal/sandbox-error.ts'
import { noteSecurityChange } from './security-review.ts'
import { sendMail } from './send-mail.ts'

const REVIEW: Sentence = {
  zh: '24 小时内的取款需人工复核。如非本人操作，请立即联系客服。',
  en: 'Withdrawals are reviewed manually for 24 hours. If this was not you, contact support at once.',
}

/** Starts the review and sends the mail, which says so. */
export async function tellSecurityChange(
  trx: Trx,
  member: Member,
  now: number,
  { title, body }: { title: Sentence; body: Sentence },
): Promise<void> {
  await noteSecurityChange(trx, member.id, now)
  const text = { zh: `${body.zh}${REVIEW.zh}`, en: `${body.en} ${REVIEW.en}` }
  await sendMail(trx, member.id, { type: 'notice', title, body: text, at: now, push: 'security' })
}
