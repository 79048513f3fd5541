/** Rows of customer service conversations. */
import type { Executor, Trx } from '../database/database.ts'
import type { ServiceSession } from '../database/tables/site/service.schema.ts'

/** Conversations whose queue, bot or agent moves now. */
export async function dueConversations(db: Executor, now: number): Promise<string[]> {
  const due = await db.selectFrom('service_sessions').select('sid').where('next_at', '<=', now).limit(100).execute()
  return due.map(({ sid }) => sid)
}

/** The member's newest conversation with an agent. */
export async function conversationWithAgent(db: Executor, memberId: string): Promise<ServiceSession | undefined> {
  return db
    .selectFrom('service_sessions')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('state', '=', 'agent')
    .orderBy('created_at', 'desc')
    .executeTakeFirst()
}

export async function rateConversation(
  trx: Trx,
  sid: string,
  rating: Pick<ServiceSession, 'stars' | 'tags'>,
): Promise<void> {
  await trx.updateTable('service_sessions').set(rating).where('sid', '=', sid).execute()
}
