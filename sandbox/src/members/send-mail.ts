/** Sends a signed mail to a member. */
import { mailSubject, mailText } from '@lantern/contract/mail'
import type { PushTopic } from '@lantern/contract/push'
import { ROUTE } from '@lantern/contract/routes'
import type { Trx } from '../database/database.ts'
import { newNo } from '../ledger/numbers.ts'
import type { Sentence } from '../refusal/sandbox-error.ts'
import { signMail } from './mail-key.ts'
import { insertMail } from './members.repository.ts'
import { queuePush } from './push-queue.repository.ts'

export type MailDraft = {
  readonly type: 'notice' | 'offer' | 'money'
  readonly title: Sentence
  readonly body: Sentence
  /** Number of what it is about, with a prefix of the contract (`MAIL_SUBJECTS`). */
  readonly bizNo?: string
  readonly at: number
  /** Delivered as read: it sends no notification. */
  readonly isQuiet?: boolean
  /** Also a notification of the browsers that asked for it; money mail is one in any case. */
  readonly push?: PushTopic
}

/**
 * Every change of state of a money order sends one mail (screens.md 11.7).
 * @throws for a number that the contract does not know: the mail would lead to no page
 */
export async function sendMail(trx: Trx, memberId: string, draft: MailDraft): Promise<void> {
  const { type, title, body, bizNo = '', at, isQuiet = false } = draft
  if (bizNo !== '' && mailSubject(bizNo) === null) throw new Error(`No mail can be about the number ${bizNo}.`)
  const id = newNo('M', at)
  const signature = await signMail(trx, mailText(memberId, { id, type, title, body, bizNo, at }))
  await insertMail(trx, {
    id,
    member_id: memberId,
    type,
    title_zh: title.zh,
    title_en: title.en,
    body_zh: body.zh,
    body_en: body.en,
    biz_no: bizNo || null,
    at,
    read_at: isQuiet ? at : null,
    signature,
  })
  const topic = draft.push ?? (type === 'money' ? 'money' : undefined)
  if (topic !== undefined && !isQuiet)
    await queuePush(trx, { memberId, topic, title, url: ROUTE.mail, tag: bizNo || id, at })
}
