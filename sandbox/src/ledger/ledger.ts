/**
 * Double-entry ledger (screens.md 11.1). All money in the sandbox moves through `post`.
 * An entry is unique per (bizType, bizNo, step): posting it again changes nothing and reports that. Post it in the transaction of the state change
 * that it represents.
 */
import { sql } from 'kysely'
import type { Executor, Trx } from '../database/database.ts'
import { refuse } from '../refusal/refuse.ts'
import { type AccountRef, HOUSE, type MemberKind, memberAccount, ownerOf } from './accounts.ts'

type Posting = { readonly account: AccountRef; readonly amount: number }

export type EntryDraft = {
  /** An entry type of screens.md 11.1: DEPOSIT, TRANSFER_OUT, BET_STAKE, … */
  readonly bizType: string
  readonly bizNo: string
  /** Step, for businesses with several postings. */
  readonly step?: string
  readonly requestNo?: string
  readonly memo?: string
  /** Sandbox clock. */
  readonly at: number
  /** Signed fen (or coins); the sum per currency is zero. */
  readonly postings: readonly Posting[]
}

export type PostedEntry = {
  readonly entryNo: string
  /** false: the entry already existed and nothing was moved. */
  readonly isNew: boolean
}

/**
 * Posts one entry.
 * @throws RangeError when the draft does not sum to zero or contains fractions (a bug of the caller)
 * @throws SandboxError 711001 when a member account would become negative
 */
export async function post(trx: Trx, draft: EntryDraft): Promise<PostedEntry> {
  const postings = merged(draft.postings)
  const step = draft.step ?? '1'
  const no = `E${draft.at.toString(36).toUpperCase()}${randomTail()}`
  const inserted = await trx
    .insertInto('ledger_entries')
    .values({
      no,
      at: draft.at,
      biz_type: draft.bizType,
      biz_no: draft.bizNo,
      step,
      request_no: draft.requestNo ?? null,
      memo: draft.memo ?? '',
    })
    .onConflict((conflict) => conflict.columns(['biz_type', 'biz_no', 'step']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!inserted) return { entryNo: await existingNo(trx, draft.bizType, draft.bizNo, step), isNew: false }

  const accounts = await lockAccounts(trx, postings)
  for (const { account, amount } of postings) {
    const row = accounts.get(keyOf(account))
    if (!row) throw new Error(`Account vanished: ${keyOf(account)}`)
    const balance = row.balance + amount
    if (balance < 0 && account.owner !== HOUSE) throw refuse('insufficient-balance')
    await trx
      .updateTable('ledger_accounts')
      .set({ balance, version: sql`version + 1` })
      .where('id', '=', row.id)
      .execute()
    await trx
      .insertInto('ledger_postings')
      .values({ entry_id: inserted.id, account_id: row.id, amount, balance_after: balance })
      .execute()
  }
  return { entryNo: no, isNew: true }
}

/** Balance of one member account in fen; 0 when unused. */
export async function balanceOf(db: Executor, memberId: string, kind: MemberKind): Promise<number> {
  return accountBalance(db, memberAccount(memberId, kind))
}

/** Balance of any account; 0 when unused. */
export async function accountBalance(db: Executor, { owner, kind, currency }: AccountRef): Promise<number> {
  const row = await db
    .selectFrom('ledger_accounts')
    .select('balance')
    .where('owner', '=', owner)
    .where('kind', '=', kind)
    .where('currency', '=', currency)
    .executeTakeFirst()
  return row?.balance ?? 0
}

export type MemberBalances = {
  /** Grows with every posting of this member: equal versions mean equal balances. */
  readonly version: number
  /** Fen by account kind, existing accounts only. */
  readonly byKind: ReadonlyMap<string, number>
}

export async function balancesOf(db: Executor, memberId: string): Promise<MemberBalances> {
  const rows = await db
    .selectFrom('ledger_accounts')
    .select(['kind', 'balance', 'version'])
    .where('owner', '=', ownerOf(memberId))
    .execute()
  return {
    version: rows.reduce((sum, row) => sum + row.version, 0),
    byKind: new Map(rows.map((row) => [row.kind, row.balance])),
  }
}

/** Sum of one group of a member's accounts, fen. @param group `lock.`, `venue.`, `venueOpen.` */
export function groupSum(byKind: ReadonlyMap<string, number>, group: string): number {
  let sum = 0
  for (const [kind, balance] of byKind) if (kind.startsWith(group)) sum += balance
  return sum
}

/** Merges postings of the same account and drops sums of zero. Sorted by key, so that locks are always taken in the same order. */
function merged(postings: readonly Posting[]): Posting[] {
  const byKey = new Map<string, Posting>()
  const sums = new Map<string, number>()
  for (const { account, amount } of postings) {
    if (!Number.isSafeInteger(amount))
      throw new RangeError(`A posting is a whole number of minor units, not ${amount}.`)
    const key = keyOf(account)
    byKey.set(key, { account, amount: (byKey.get(key)?.amount ?? 0) + amount })
    sums.set(account.currency, (sums.get(account.currency) ?? 0) + amount)
  }
  for (const [currency, sum] of sums) {
    if (sum !== 0) throw new RangeError(`An entry sums to zero; this one is ${sum} ${currency} off.`)
  }
  const rest = [...byKey.entries()].filter(([, posting]) => posting.amount !== 0).sort(([a], [b]) => (a < b ? -1 : 1))
  if (rest.length === 0) throw new RangeError('An entry moves something.')
  return rest.map(([, posting]) => posting)
}

async function lockAccounts(
  trx: Trx,
  postings: readonly Posting[],
): Promise<Map<string, { id: number; balance: number }>> {
  await trx
    .insertInto('ledger_accounts')
    .values(postings.map(({ account }) => ({ owner: account.owner, kind: account.kind, currency: account.currency })))
    .onConflict((conflict) => conflict.columns(['owner', 'kind', 'currency']).doNothing())
    .execute()
  const found = new Map<string, { id: number; balance: number }>()
  // Sequential and in key order: entries with common accounts wait instead of deadlocking.
  for (const { account } of postings) {
    const row = await trx
      .selectFrom('ledger_accounts')
      .select(['id', 'balance'])
      .where('owner', '=', account.owner)
      .where('kind', '=', account.kind)
      .where('currency', '=', account.currency)
      .forUpdate()
      .executeTakeFirstOrThrow()
    found.set(keyOf(account), row)
  }
  return found
}

async function existingNo(trx: Trx, bizType: string, bizNo: string, step: string): Promise<string> {
  const row = await trx
    .selectFrom('ledger_entries')
    .select('no')
    .where('biz_type', '=', bizType)
    .where('biz_no', '=', bizNo)
    .where('step', '=', step)
    .executeTakeFirstOrThrow()
  return row.no
}

function keyOf(account: AccountRef): string {
  return `${account.owner}/${account.kind}/${account.currency}`
}

function randomTail(): string {
  return crypto.randomUUID().replaceAll('-', '').slice(0, 10).toUpperCase()
}
