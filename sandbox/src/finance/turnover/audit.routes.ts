/** `/site/api/v1/audit/*`: the withdrawable amount, the tasks that restrict the rest, and the contribution of each bet. */

import { type AuditContribution, auditContrib, auditSummary, auditTasks } from '@lantern/contract/audit'
import * as CODE from '@lantern/contract/code'
import { DAY_MS } from '@lantern/contract/site-time'
import type { BetNames } from '../../book/bet/bet-view.rules.ts'
import { oddsText } from '../../book/markets/odds-format.rules.ts'
import type { Executor } from '../../database/database.ts'
import type { AuditTask } from '../../database/tables/money/finance.schema.ts'
import { balanceOf } from '../../ledger/ledger.ts'
import { fromFen } from '../../ledger/money.rules.ts'
import { type Locale, SandboxError } from '../../refusal/sandbox-error.ts'
import { openTasks } from '../../turnover/audit.repository.ts'
import { turnoverOf } from '../../turnover/turnover.ts'
import type { Wire } from '../../wire/wire.ts'
import {
  betsDuring,
  carriedTurnover,
  countedSince,
  endedTasks,
  findTask,
  lastContributionAt,
} from './audit-records.repository.ts'
import { countRuleOf, taskView } from './audit-view.rules.ts'

const PACE_DAYS = 7
const ENDED_SHOWN = 20
const ROWS_SHOWN = 100

export function auditRoutes(wire: Wire): void {
  wire.memberRead(auditSummary, async (_input, { db, member, now }) => {
    const { main, venues, openStakes, withdrawable, need } = await turnoverOf(db, member.id)
    const counted = await countedSince(db, member.id, now - PACE_DAYS * DAY_MS)
    return {
      asOf: now,
      available: fromFen(main),
      withdrawable: fromFen(withdrawable),
      restricted: fromFen(main - withdrawable),
      need: fromFen(need),
      venues: fromFen(venues),
      openStakes: fromFen(openStakes),
      bonus: fromFen(await balanceOf(db, member.id, 'lock.bonus')),
      pace: fromFen(Math.floor(counted / PACE_DAYS)),
      openTasks: (await openTasks(db, member.id)).length,
    }
  })

  wire.memberRead(auditTasks, async (_input, { db, member, now }) => {
    const ended = await endedTasks(db, member.id, ENDED_SHOWN)
    return { asOf: now, list: [...(await openTasks(db, member.id)), ...ended].map(taskView) }
  })

  wire.memberRead(auditContrib, async ({ taskId }, { db, member, now, locale }) => {
    const task = await findTask(db, member.id, taskId)
    if (!task) throw new SandboxError(CODE.COMMON, { zh: '没有这项流水任务', en: 'There is no such turnover task' })
    const list = [...(await judgedBets(db, task, now, locale)), ...(await carried(db, task))].slice(0, ROWS_SHOWN)
    const listed = list.reduce((sum, row) => sum + row.fen, 0)
    return { task: taskView(task), list: list.map(({ fen: _fen, ...row }) => row), older: fromFen(task.done - listed) }
  })
}

type Row = AuditContribution & { fen: number }

/** The turnover before bets were recorded, as one line. */
async function carried(db: Executor, task: AuditTask): Promise<Row[]> {
  const rows = await carriedTurnover(db, task.id)
  return rows.map(({ counted, at }) => ({
    betNo: '',
    category: '',
    enName: '',
    title: '',
    stake: '0.00',
    odds: '',
    counted: fromFen(counted),
    rule: 'carried',
    at,
    fen: counted,
  }))
}

/** Every bet that ended during the task, with its contribution. */
async function judgedBets(db: Executor, task: AuditTask, now: number, locale: Locale): Promise<Row[]> {
  const until = task.state === 'OPEN' ? now : ((await lastContributionAt(db, task.id)) ?? task.start_at)
  const rows = await betsDuring(db, task, until, ROWS_SHOWN)
  return rows.map((row) => {
    const { match } = JSON.parse(row.names) as BetNames
    const fen = row.counted ?? 0
    const bet = { ...row, valid: row.valid_fen }
    return {
      betNo: row.no,
      category: row.category,
      enName: row.en_name,
      title: locale === 'en' ? match.en : match.zh,
      stake: fromFen(row.stake),
      net: fromFen(row.return_fen - row.stake),
      odds: row.odds === 0 ? '' : oddsText(row.odds),
      counted: fromFen(fen),
      rule: countRuleOf(bet, task, fen),
      at: row.settled_at ?? 0,
      fen,
    }
  })
}
