/** `/site/api/v1/feedback/*` (screens.md 6 feedback). */
import * as CODE from '@lantern/contract/code'
import {
  FEEDBACK_DUPLICATE_MS,
  FEEDBACK_SLA_MS,
  feedbackClose,
  feedbackCreate,
  feedbackDetail,
  feedbackEscalate,
  feedbackList,
  feedbackReopen,
  feedbackReply,
  MAX_OPEN_FEEDBACK,
} from '@lantern/contract/feedback'
import type { Executor } from '../database/database.ts'
import type { FeedbackRow } from '../database/tables/site/feedback.schema.ts'
import { isPicture } from '../finance/orders/picture.rules.ts'
import { newNo } from '../ledger/numbers.ts'
import { refuse } from '../refusal/refuse.ts'
import { type Locale, SandboxError } from '../refusal/sandbox-error.ts'
import { wrongField } from '../refusal/wrong-field.ts'
import type { Wire } from '../wire/wire.ts'
import { casesSince, changeCase, findCase, insertCase, openCases, pageOfCases } from './feedback.repository.ts'
import { canEscalate, canReopen, comparable, isOpen } from './feedback.rules.ts'
import { handToStaff, note, sayAsMember } from './feedback-turns.ts'
import { caseRowView, caseView } from './feedback-view.ts'

export function feedbackRoutes(wire: Wire): void {
  wire.memberWrite(feedbackCreate, async ({ type, text, images, orderNo, contact }, { trx, member, now, locale }) => {
    requirePictures(images, locale)
    const recent = await casesSince(trx, member.id, now - FEEDBACK_DUPLICATE_MS)
    const same = recent.find((one) => isOpen(one) && comparable(one.text) === comparable(text))
    if (same) {
      if (same.contact === '' && contact !== '') await changeCase(trx, same.id, { contact })
      return { id: same.id, isExisting: true }
    }
    await requireRoom(trx, member.id)
    const id = newNo('Q', now)
    await insertCase(trx, {
      id,
      member_id: member.id,
      type,
      order_no: orderNo ?? '',
      contact,
      at: now,
      turn_at: now,
      sla_at: now + FEEDBACK_SLA_MS,
      rating: null,
    })
    await sayAsMember(trx, id, { text, images, at: now })
    return { id }
  })

  wire.memberRead(feedbackList, async ({ state, pageNum, pageSize }, { db, member }) => {
    const offset = (pageNum - 1) * pageSize
    const { list, total } = await pageOfCases(db, { memberId: member.id, state }, { offset, limit: pageSize })
    return { list: list.map((row) => caseRowView(row, row.text)), total, hasMore: offset + list.length < total }
  })

  wire.memberRead(feedbackDetail, async ({ id }, { db, member, now, locale }) =>
    caseView(db, await caseOf(db, member.id, id), { now, locale }),
  )

  wire.memberWrite(feedbackReply, async ({ id, text, images }, { trx, member, now, locale }) => {
    requirePictures(images, locale)
    const row = await caseOf(trx, member.id, id)
    if (!isOpen(row)) throw refuse('state-changed', { state: row.state })
    const seq = await sayAsMember(trx, id, { text, images, at: now })
    // A message before staff work on it does not move it forward.
    if (row.state === 'info') await handToStaff(trx, id, {}, now)
    return { seq }
  })

  wire.memberWrite(feedbackClose, async ({ id, rate }, { trx, member, now }) => {
    const row = await caseOf(trx, member.id, id)
    const isEnd = row.state !== 'closed'
    await changeCase(trx, id, { rating: rate, ...(isEnd && { state: 'closed', turn_at: now, sla_at: null }) })
    if (isEnd) await note(trx, id, { zh: '您已关闭此反馈。', en: 'You closed the case.' }, now)
    return {}
  })

  wire.memberWrite(feedbackReopen, async ({ id, why }, { trx, member, now }) => {
    const row = await caseOf(trx, member.id, id)
    if (!canReopen(row, now)) throw refuse('state-changed', { state: row.state })
    await requireRoom(trx, member.id)
    await sayAsMember(trx, id, { text: why, at: now })
    await handToStaff(trx, id, {}, now)
    return {}
  })

  wire.memberWrite(feedbackEscalate, async ({ id }, { trx, member, now }) => {
    const row = await caseOf(trx, member.id, id)
    if (row.escalated) return {}
    if (!canEscalate(row)) throw refuse('state-changed', { state: row.state })
    await note(trx, id, { zh: '已升级，由另一位专员复核。', en: 'Escalated: another person reviews the case.' }, now)
    await handToStaff(trx, id, { escalated: true }, now)
    return {}
  })
}

async function caseOf(db: Executor, memberId: string, id: string): Promise<FeedbackRow> {
  const row = await findCase(db, memberId, id)
  if (!row) throw refuse('state-changed')
  return row
}

async function requireRoom(db: Executor, memberId: string): Promise<void> {
  if ((await openCases(db, memberId)) < MAX_OPEN_FEEDBACK) return
  throw new SandboxError(
    CODE.ORDER_IN_PROGRESS,
    {
      zh: `最多同时处理 ${MAX_OPEN_FEEDBACK} 个反馈，请在已有反馈中补充`,
      en: `Up to ${MAX_OPEN_FEEDBACK} cases at a time. Add to one that is open.`,
    },
    { max: MAX_OPEN_FEEDBACK },
  )
}

function requirePictures(images: readonly string[], locale: Locale): void {
  if (!images.every(isPicture))
    throw wrongField(locale, 'images', { zh: '文件不是有效的图片', en: 'The file is not a picture' })
}
