/** Checks the ledger's invariants (screens.md 11.1), which must hold in every state of the database, after every crash. */
import { sql } from 'kysely'
import type { Executor } from '../database/database.ts'
import { fromFen } from './money.rules.ts'

export type Proof = {
  readonly ok: boolean
  /** One sentence per violated invariant. */
  readonly problems: string[]
  readonly totals: {
    readonly entries: number
    readonly postings: number
    readonly accounts: number
    /** Sums of all member accounts in CNY and of the house, which cancel out. */
    readonly members: string
    readonly house: string
  }
}

/** A domain's own check of money and state, e.g. "open withdrawals equal lock.withdraw". Returns violations. */
export type ProofCheck = (db: Executor) => Promise<string[]>

type Row = Record<string, unknown>

/** Queries that return one row per violation. */
const INVARIANTS: readonly { readonly says: string; readonly query: string }[] = [
  {
    says: 'an entry does not sum to zero',
    query: `SELECT p.entry_id AS what FROM ledger_postings p JOIN ledger_accounts a ON a.id = p.account_id
      GROUP BY p.entry_id, a.currency HAVING sum(p.amount) <> 0`,
  },
  {
    says: 'an entry has no postings',
    query:
      'SELECT e.no AS what FROM ledger_entries e WHERE NOT EXISTS (SELECT 1 FROM ledger_postings p WHERE p.entry_id = e.id)',
  },
  {
    says: 'a balance differs from the sum of its postings',
    query: `SELECT a.owner || '/' || a.kind AS what FROM ledger_accounts a LEFT JOIN ledger_postings p ON p.account_id = a.id
      GROUP BY a.id HAVING a.balance <> coalesce(sum(p.amount), 0)`,
  },
  {
    says: 'a member account is below zero',
    query: "SELECT owner || '/' || kind AS what FROM ledger_accounts WHERE owner <> 'house' AND balance < 0",
  },
  {
    says: 'a posting does not continue the balance before it',
    query: `SELECT id AS what FROM (
        SELECT id, amount, balance_after, coalesce(lag(balance_after) OVER (PARTITION BY account_id ORDER BY id), 0) AS before FROM ledger_postings
      ) chain WHERE balance_after <> before + amount`,
  },
  {
    says: 'a currency does not sum to zero',
    query: 'SELECT currency AS what FROM ledger_accounts GROUP BY currency HAVING sum(balance) <> 0',
  },
]

/**
 * Runs all checks and reports violations.
 * @param checks further checks by domains with money in their own states
 */
export async function proof(db: Executor, checks: readonly ProofCheck[] = []): Promise<Proof> {
  const problems: string[] = []
  for (const { says, query } of INVARIANTS) {
    const { rows } = await sql.raw<Row>(query).execute(db)
    if (rows.length > 0)
      problems.push(
        `${says}: ${rows
          .slice(0, 5)
          .map((row) => String(row.what))
          .join(', ')} (${rows.length})`,
      )
  }
  for (const check of checks) problems.push(...(await check(db)))
  return { ok: problems.length === 0, problems, totals: await totalsOf(db) }
}

async function totalsOf(db: Executor): Promise<Proof['totals']> {
  const { rows } = await sql<{ entries: number; postings: number; accounts: number; members: number; house: number }>`
    SELECT (SELECT count(*) FROM ledger_entries)::bigint AS entries,
           (SELECT count(*) FROM ledger_postings)::bigint AS postings,
           (SELECT count(*) FROM ledger_accounts)::bigint AS accounts,
           (SELECT coalesce(sum(balance), 0) FROM ledger_accounts WHERE owner <> 'house' AND currency = 'CNY')::bigint AS members,
           (SELECT coalesce(sum(balance), 0) FROM ledger_accounts WHERE owner = 'house' AND currency = 'CNY')::bigint AS house`.execute(
    db,
  )
  const row = rows[0]
  if (!row) throw new Error('No totals')
  return {
    entries: row.entries,
    postings: row.postings,
    accounts: row.accounts,
    members: fromFen(row.members),
    house: fromFen(row.house),
  }
}
