/** Queries on a member's mailbox. Expired mail counts as deleted before the job removes it. */
import { MAIL_LIFE_MS, type MailTab } from '@lantern/contract/mail'
import { type ExpressionBuilder, sql } from 'kysely'
import type { Executor, Trx } from '../database/database.ts'
import type { Schema } from '../database/schema.ts'
import type { MailRow } from '../database/tables/members/members.schema.ts'

const TYPES_OF: Readonly<Record<MailTab, readonly string[]>> = { notice: ['notice', 'money'], offer: ['offer'] }

export type MailFilter = {
  readonly memberId: string
  readonly tab: MailTab
  readonly unread: boolean
  readonly keyword: string
  readonly now: number
}

/** Pinned first, then newest first. Mails of one time are in the order of their text: ids are random. */
export async function pageOfMail(
  db: Executor,
  filter: MailFilter,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ list: MailRow[]; total: number }> {
  const found = mailOf(db, filter.memberId, filter.now)
    .where('type', 'in', [...TYPES_OF[filter.tab]])
    .$if(filter.unread, (query) => query.where('read_at', 'is', null))
    .$if(filter.keyword !== '', (query) => query.where(containing(filter.keyword)))
  const list = await found
    .selectAll()
    .orderBy('pinned', 'desc')
    .orderBy('at', 'desc')
    .orderBy('body_en', 'desc')
    .orderBy('id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute()
  const { total } = await found.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow()
  return { list, total }
}

export async function unreadByTab(db: Executor, memberId: string, now: number): Promise<Record<MailTab, number>> {
  const rows = await mailOf(db, memberId, now).select('type').where('read_at', 'is', null).execute()
  const offer = rows.filter(({ type }) => type === 'offer').length
  return { offer, notice: rows.length - offer }
}

/** The caller's mails among these ids. */
export async function mailsById(db: Executor, memberId: string, ids: readonly string[], now: number) {
  return mailOf(db, memberId, now)
    .selectAll()
    .where('id', 'in', [...ids])
    .execute()
}

export async function markRead(trx: Trx, memberId: string, which: readonly string[] | MailTab, now: number) {
  await trx
    .updateTable('mails')
    .set({ read_at: now })
    .where('member_id', '=', memberId)
    .where('read_at', 'is', null)
    .$if(typeof which !== 'string', (query) => query.where('id', 'in', [...which]))
    .$if(typeof which === 'string', (query) => query.where('type', 'in', [...TYPES_OF[which as MailTab]]))
    .execute()
}

export async function pinMail(trx: Trx, memberId: string, id: string, pinned: boolean): Promise<void> {
  await trx.updateTable('mails').set({ pinned }).where('member_id', '=', memberId).where('id', '=', id).execute()
}

export async function deleteMails(trx: Trx, memberId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await trx
    .deleteFrom('mails')
    .where('member_id', '=', memberId)
    .where('id', 'in', [...ids])
    .execute()
}

export async function deleteExpiredMail(db: Executor, now: number): Promise<void> {
  await db
    .deleteFrom('mails')
    .where('pinned', '=', false)
    .where('at', '<=', now - MAIL_LIFE_MS)
    .execute()
}

function mailOf(db: Executor, memberId: string, now: number) {
  return db
    .selectFrom('mails')
    .where('member_id', '=', memberId)
    .where((is) => is.or([is('pinned', '=', true), is('at', '>', now - MAIL_LIFE_MS)]))
}

function containing(keyword: string) {
  const pattern = `%${keyword.replace(/[\\%_]/g, '\\$&')}%`
  return (is: ExpressionBuilder<Schema, 'mails'>) =>
    is.or(
      (['title_zh', 'title_en', 'body_zh', 'body_en', 'biz_no'] as const).map((column) => is(column, 'ilike', pattern)),
    )
}
