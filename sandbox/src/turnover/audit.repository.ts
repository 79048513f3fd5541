/** Turnover audit (screens.md 11.3): which money waits for how much play. */
import type { Executor, Trx } from '../database/database.ts'
import type { AuditTask } from '../database/tables/finance.schema.ts'
import { houseAccount, memberAccount } from '../ledger/accounts.ts'
import { balanceOf, balancesOf, groupSum, post } from '../ledger/ledger.ts'
import { fromFen } from '../ledger/money.rules.ts'
import { newNo } from '../ledger/numbers.ts'
import { mailState } from '../mail/money-mail.ts'
import { AUDIT_MAILS } from '../mail/order-mail.rules.ts'

/** Below this, with nothing open, every task is released (1.00). */
const RELEASE_BELOW_FEN = 100

export type AuditTaskDraft = {
  readonly memberId: string
  readonly source: 'deposit' | 'offer' | 'dividend' | 'rebate' | 'gift' | 'manual'
  readonly sourceNo: string
  /** Money that the task restricts, fen. */
  readonly amount: number
  /** Turnover to reach, fen. */
  readonly required: number
  /** Categories that count; empty = all. */
  readonly products?: readonly string[]
  /** true: the amount stands in lock.bonus and goes to main when done; own money is never blocked by it. */
  readonly isBonus?: boolean
  readonly endAt?: number
  readonly at: number
}

/** Opens a task, once per source. @returns its id */
export async function openAuditTask(trx: Trx, draft: AuditTaskDraft): Promise<string> {
  const id = newNo('A', draft.at)
  const inserted = await trx
    .insertInto('audit_tasks')
    .values({
      id,
      member_id: draft.memberId,
      source: draft.source,
      source_no: draft.sourceNo,
      amount: draft.amount,
      required: draft.required,
      products: (draft.products ?? []).join(','),
      is_bonus: draft.isBonus ?? false,
      start_at: draft.at,
      end_at: draft.endAt ?? null,
    })
    .onConflict((conflict) => conflict.columns(['source', 'source_no']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (inserted) return inserted.id
  const existing = await trx
    .selectFrom('audit_tasks')
    .select('id')
    .where('source', '=', draft.source)
    .where('source_no', '=', draft.sourceNo)
    .executeTakeFirstOrThrow()
  return existing.id
}

export type SettledBet = {
  readonly memberId: string
  readonly betNo: string
  readonly category: string
  /** Turnover that counts, fen: `valid` of the bet; 0 counts nothing. */
  readonly valid: number
  readonly rule?: string
  readonly at: number
}

/** Counts a settled bet towards the member's open tasks, oldest first. A bet counts once. */
export async function countTurnover(trx: Trx, bet: SettledBet): Promise<void> {
  const tasks = await openTasks(trx, bet.memberId)
  let left = bet.valid
  for (const task of tasks) {
    if (left <= 0) break
    if (!isProductCounted(task, bet.category)) continue
    const counted = Math.min(left, task.required - task.done)
    if (counted <= 0) continue
    const isFirst = await trx
      .insertInto('audit_contributions')
      .values({ task_id: task.id, bet_no: bet.betNo, counted, rule: bet.rule ?? 'valid', at: bet.at })
      .onConflict((conflict) => conflict.columns(['task_id', 'bet_no']).doNothing())
      .returning('task_id')
      .executeTakeFirst()
    if (!isFirst) return
    left -= counted
    const done = task.done + counted
    await trx.updateTable('audit_tasks').set({ done }).where('id', '=', task.id).execute()
    if (done < task.required) continue
    await endTask(trx, task, 'DONE', bet.at)
    if (task.is_bonus) await releaseBonus(trx, task, bet.at)
  }
  await releaseWhenEmpty(trx, bet.memberId, bet.at)
}

export type Turnover = {
  readonly main: number
  /** Free money in venue wallets, fen. */
  readonly venues: number
  /** Stakes of bets that are not settled, fen. */
  readonly openStakes: number
  /** What may be withdrawn now, fen. */
  readonly withdrawable: number
  /** Turnover that frees the rest, with what is in venues and in open bets. */
  readonly need: number
}

/** Withdrawable = max(0, main − restricted), restricted = Σ amount of open non-bonus tasks, at most main (screens.md 11.1). */
export async function turnoverOf(db: Executor, memberId: string): Promise<Turnover> {
  const { byKind } = await balancesOf(db, memberId)
  const main = byKind.get('main') ?? 0
  const venues = groupSum(byKind, 'venue.')
  const openStakes = groupSum(byKind, 'venueOpen.')
  const tasks = (await openTasks(db, memberId)).filter((task) => !task.is_bonus)
  const restricted = tasks.reduce((sum, task) => sum + task.amount, 0)
  const need = tasks.reduce((sum, task) => sum + Math.max(0, task.required - task.done), 0)
  return {
    main,
    venues,
    openStakes,
    withdrawable: Math.max(0, main - restricted),
    need: main + venues + openStakes > 0 ? need : 0,
  }
}

/** Takes the rest of an expired bonus back to the house and closes its task; own-money tasks just end (screens.md 11.3). */
export async function expireAuditTasks(trx: Trx, memberId: string, now: number): Promise<void> {
  for (const task of await openTasks(trx, memberId)) {
    if (task.end_at === null || task.end_at > now) continue
    await endTask(trx, task, 'EXPIRED', now)
    const amount = task.is_bonus ? Math.min(task.amount, await balanceOf(trx, memberId, 'lock.bonus')) : 0
    if (amount === 0) continue
    await post(trx, {
      bizType: 'ACTIVITY',
      bizNo: task.id,
      step: 'expire',
      at: now,
      postings: [
        { account: memberAccount(memberId, 'lock.bonus'), amount: -amount },
        { account: houseAccount('promo'), amount },
      ],
    })
  }
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

function isProductCounted(task: AuditTask, category: string): boolean {
  return task.products === '' || task.products.split(',').includes(category)
}

async function releaseBonus(trx: Trx, task: AuditTask, at: number): Promise<void> {
  const amount = Math.min(task.amount, await balanceOf(trx, task.member_id, 'lock.bonus'))
  if (amount === 0) return
  await post(trx, {
    bizType: 'ACTIVITY',
    bizNo: task.id,
    step: 'release',
    at,
    postings: [
      { account: memberAccount(task.member_id, 'lock.bonus'), amount: -amount },
      { account: memberAccount(task.member_id, 'main'), amount },
    ],
  })
}

async function releaseWhenEmpty(trx: Trx, memberId: string, at: number): Promise<void> {
  const { byKind } = await balancesOf(trx, memberId)
  let total = 0
  for (const [kind, balance] of byKind) if (kind !== 'coin') total += balance
  if (total >= RELEASE_BELOW_FEN) return
  for (const task of await openTasks(trx, memberId)) if (!task.is_bonus) await endTask(trx, task, 'RELEASED', at)
}

/** A task ends once, with its mail. */
async function endTask(trx: Trx, task: AuditTask, state: keyof typeof AUDIT_MAILS, at: number): Promise<void> {
  await trx.updateTable('audit_tasks').set({ state }).where('id', '=', task.id).execute()
  const { title, isQuiet } = AUDIT_MAILS[state]
  const body = {
    zh: `金额 ${fromFen(task.amount)} 元，要求流水 ${fromFen(task.required)} 元，任务号 ${task.id}。`,
    en: `Amount CNY ${fromFen(task.amount)}, turnover required CNY ${fromFen(task.required)}, task ${task.id}.`,
  }
  await mailState(trx, { memberId: task.member_id, bizNo: task.id, state, title, body, isQuiet, at })
}
