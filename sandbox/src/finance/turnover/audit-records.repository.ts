/** Turnover tasks as members read them, with the bets that counted. */
import { sql } from 'kysely'
import type { Executor } from '../../database/database.ts'
import type { AuditTask } from '../../database/tables/money/finance.schema.ts'
import { CARRIED } from './audit-view.rules.ts'

/** What bets have counted since then, fen. */
export async function countedSince(db: Executor, memberId: string, since: number): Promise<number> {
  const { rows } = await sql<{ counted: number }>`
    SELECT coalesce(sum(c.counted), 0)::bigint AS counted FROM audit_contributions c JOIN audit_tasks t ON t.id = c.task_id
    WHERE t.member_id = ${memberId} AND c.bet_no <> ${CARRIED} AND c.at > ${since}`.execute(db)
  return rows[0]?.counted ?? 0
}

/** Tasks that are over, newest first. */
export async function endedTasks(db: Executor, memberId: string, count: number): Promise<AuditTask[]> {
  return db
    .selectFrom('audit_tasks')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('state', '<>', 'OPEN')
    .orderBy('start_at', 'desc')
    .limit(count)
    .execute()
}

export async function findTask(db: Executor, memberId: string, id: string): Promise<AuditTask | undefined> {
  return db
    .selectFrom('audit_tasks')
    .selectAll()
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .executeTakeFirst()
}

/** The turnover before bets were recorded. */
export async function carriedTurnover(db: Executor, taskId: string): Promise<{ counted: number; at: number }[]> {
  return db
    .selectFrom('audit_contributions')
    .select(['counted', 'at'])
    .where('task_id', '=', taskId)
    .where('bet_no', '=', CARRIED)
    .execute()
}

export async function lastContributionAt(db: Executor, taskId: string): Promise<number | null> {
  const last = await db
    .selectFrom('audit_contributions')
    .select(({ fn }) => fn.max('at').as('at'))
    .where('task_id', '=', taskId)
    .executeTakeFirst()
  return last?.at ?? null
}

/** Bets that ended during the task until then, newest first, with what each counted. */
export async function betsDuring(db: Executor, task: AuditTask, until: number, count: number) {
  return db
    .selectFrom('bets as b')
    .leftJoin('audit_contributions as c', (join) => join.onRef('c.bet_no', '=', 'b.no').on('c.task_id', '=', task.id))
    .select([
      'b.no',
      'b.category',
      'b.kind',
      'b.en_name',
      'b.names',
      'b.stake',
      'b.odds',
      'b.state',
      'b.result',
      'b.return_fen',
      'b.valid_fen',
      'b.settled_at',
      'c.counted',
    ])
    .where('b.member_id', '=', task.member_id)
    .where('b.settled_at', '>=', task.start_at)
    .where('b.settled_at', '<=', until)
    .orderBy('b.settled_at', 'desc')
    .orderBy('b.no')
    .limit(count)
    .execute()
}

/** Members with an open task whose time is over. */
export async function membersWithOverdueTasks(db: Executor, now: number): Promise<string[]> {
  const due = await db
    .selectFrom('audit_tasks')
    .select('member_id')
    .distinct()
    .where('state', '=', 'OPEN')
    .where('end_at', '<=', now)
    .execute()
  return due.map(({ member_id: memberId }) => memberId)
}
