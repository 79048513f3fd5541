/** Rows of turnover tasks and of the bets that counted towards them. */
import type { Insertable } from 'kysely'
import type { Executor, Trx } from '../database/database.ts'
import type { Schema } from '../database/schema.ts'
import type { AuditTask } from '../database/tables/money/finance.schema.ts'

/** Inserts a task, once per source. @returns its id, that of the existing task when the source has one */
export async function insertTask(trx: Trx, task: Insertable<Schema['audit_tasks']>): Promise<string> {
  const inserted = await trx
    .insertInto('audit_tasks')
    .values(task)
    .onConflict((conflict) => conflict.columns(['source', 'source_no']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (inserted) return inserted.id
  const existing = await trx
    .selectFrom('audit_tasks')
    .select('id')
    .where('source', '=', task.source)
    .where('source_no', '=', task.source_no)
    .executeTakeFirstOrThrow()
  return existing.id
}

/** Oldest first: the order in which bets count. */
export async function openTasks(db: Executor, memberId: string): Promise<AuditTask[]> {
  return db
    .selectFrom('audit_tasks')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('state', '=', 'OPEN')
    .orderBy('start_at')
    .orderBy('id')
    .execute()
}

/** Fen of the member's unopened red packets: what is left of them returns. */
export async function openPacketMoney(db: Executor, memberId: string): Promise<number> {
  const row = await db
    .selectFrom('chat_packets')
    .select(({ fn }) => fn.sum<number | null>('left_fen').as('fen'))
    .where('member_id', '=', memberId)
    .where('ended', '=', false)
    .executeTakeFirst()
  return Number(row?.fen ?? 0)
}

export async function changeTask(
  trx: Trx,
  task: AuditTask,
  change: Partial<Pick<AuditTask, 'state' | 'done'>>,
): Promise<void> {
  await trx.updateTable('audit_tasks').set(change).where('id', '=', task.id).execute()
}

/** @returns false when the bet has counted towards this task before */
export async function insertContribution(
  trx: Trx,
  contribution: Insertable<Schema['audit_contributions']>,
): Promise<boolean> {
  const inserted = await trx
    .insertInto('audit_contributions')
    .values(contribution)
    .onConflict((conflict) => conflict.columns(['task_id', 'bet_no']).doNothing())
    .returning('task_id')
    .executeTakeFirst()
  return inserted !== undefined
}

/** Whether a bonus, open or ended, is this member's. */
export async function ownsBonus(db: Executor, memberId: string, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('audit_tasks')
    .select('id')
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .where('is_bonus', '=', true)
    .executeTakeFirst()
  return row !== undefined
}
