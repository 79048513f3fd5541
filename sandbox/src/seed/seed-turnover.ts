/** Assigns the seeded bets to the seeded tasks, so that "which bets counted" has real entries. Totals stay as seeded. */
import type { Trx } from '../database/database.ts'
import type { AuditTask } from '../database/tables/money/finance.schema.ts'
import { CARRIED } from '../finance/turnover/audit-view.rules.ts'

export async function seedTurnover(trx: Trx): Promise<void> {
  const tasks = await trx
    .selectFrom('audit_tasks as t')
    .innerJoin('audit_contributions as c', 'c.task_id', 't.id')
    .selectAll('t')
    .where('c.bet_no', '=', CARRIED)
    .orderBy('t.start_at')
    .execute()
  const counted = new Set<string>()
  for (const task of tasks) await countInto(trx, task, counted)
}

async function countInto(trx: Trx, task: AuditTask, counted: Set<string>): Promise<void> {
  const bets = await trx
    .selectFrom('bets')
    .select(['no', 'valid_fen', 'settled_at'])
    .where('member_id', '=', task.member_id)
    .where('settled_at', '>=', task.start_at)
    .where('valid_fen', '>', 0)
    .orderBy('settled_at')
    .execute()
  let carried = task.done
  for (const bet of bets) {
    if (counted.has(bet.no) || bet.valid_fen > carried) continue
    counted.add(bet.no)
    carried -= bet.valid_fen
    await trx
      .insertInto('audit_contributions')
      .values({ task_id: task.id, bet_no: bet.no, counted: bet.valid_fen, rule: 'valid', at: bet.settled_at ?? 0 })
      .execute()
  }
  await trx
    .updateTable('audit_contributions')
    .set({ counted: carried })
    .where('task_id', '=', task.id)
    .where('bet_no', '=', CARRIED)
    .execute()
}
