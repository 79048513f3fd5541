/** Turns of a case, by its member and by staff. The caller holds the member's row. */
import { FEEDBACK_SLA_MS, type FeedbackState } from '@lantern/contract/feedback'
import { MEMBER_STATUS } from '@lantern/contract/user'
import type { Trx } from '../database/database.ts'
import type { FeedbackRow } from '../database/tables/site/feedback.schema.ts'
import { findMember } from '../members/members.repository.ts'
import { sendMail } from '../members/send-mail.ts'
import type { Sentence } from '../refusal/sandbox-error.ts'
import { addEntry, changeCase } from './feedback.repository.ts'
import type { FeedbackTurn } from './feedback.rules.ts'

export async function sayAsMember(
  trx: Trx,
  caseId: string,
  { text, images = [], at }: { text: string; images?: readonly string[]; at: number },
): Promise<number> {
  return addEntry(trx, caseId, {
    sender: 'member',
    text_zh: text,
    text_en: text,
    images: JSON.stringify(images),
    at,
  })
}

/** The member said something, reopened or escalated: staff works on it and answers within a day. */
export async function handToStaff(trx: Trx, caseId: string, change: Partial<FeedbackRow>, at: number): Promise<void> {
  await changeCase(trx, caseId, { ...change, state: 'working', turn_at: at, sla_at: at + FEEDBACK_SLA_MS })
}

async function isAccountClosed(trx: Trx, memberId: string): Promise<boolean> {
  return (await findMember(trx, memberId))?.status === MEMBER_STATUS.closed
}

export async function note(trx: Trx, caseId: string, text: Sentence, at: number): Promise<void> {
  await addEntry(trx, caseId, { sender: 'system', text_zh: text.zh, text_en: text.en, at })
}

/** Performs one turn of staff that is due. */
export async function takeTurn(trx: Trx, row: FeedbackRow, { kind, at }: FeedbackTurn): Promise<void> {
  const { state, text } = TURNS[kind]
  const isOver = state === 'solved' || state === 'closed' || state === 'info'
  await changeCase(trx, row.id, {
    state,
    turn_at: at,
    ...(isOver && { sla_at: null }),
    ...(kind === 'ask' && { asked: true }),
    ...(kind === 'letter' && { final_letter: true }),
    ...(isOver && (await isAccountClosed(trx, row.member_id)) && { contact: '' }),
  })
  const isStaff = kind !== 'rest' && kind !== 'take'
  await addEntry(trx, row.id, { sender: isStaff ? 'staff' : 'system', text_zh: text.zh, text_en: text.en, at })
  if (!isStaff) return
  await sendMail(trx, row.member_id, {
    type: 'notice',
    title: { zh: `您的反馈有新回复`, en: `New answer to your case` },
    body: text,
    bizNo: row.id,
    at,
  })
}

const TURNS: Readonly<Record<FeedbackTurn['kind'], { state: FeedbackState; text: Sentence }>> = {
  take: { state: 'working', text: { zh: '已受理，正在处理。', en: 'Your case is being worked on.' } },
  ask: {
    state: 'info',
    text: {
      zh: '请补充相关订单号或付款截图，以便核对。',
      en: 'Add the number of the order or a picture of the payment, so that we can check it.',
    },
  },
  answer: {
    state: 'solved',
    text: {
      zh: '已核对您反馈的情况并处理完毕。如仍有疑问，可重新打开或升级处理。',
      en: 'We checked what you told us and dealt with it. If it is not solved, reopen the case or escalate it.',
    },
  },
  letter: {
    state: 'closed',
    text: {
      zh: '最终答复：我们已复核您的投诉及全部记录，此为本站的最终立场。您可携此答复向独立争议解决机构申诉。',
      en: 'Final position: we reviewed your complaint and all its records. This is our final answer. You may take it to an independent dispute body.',
    },
  },
  rest: {
    state: 'closed',
    text: { zh: '7 天内没有新消息，已自动关闭。', en: 'Closed after 7 days without a message.' },
  },
}
