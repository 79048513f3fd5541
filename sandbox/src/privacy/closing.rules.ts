/** What must be settled before an account can close. Pure. */
import type { CLOSING_KEPT, ClosingRemains } from '@lantern/contract/privacy'
import { fromFen } from '../ledger/money.rules.ts'

export type Remainder = { kind: ClosingRemains; amount: string | null; count: number | null }

export type Holdings = {
  /** Balances by account kind, fen. */
  readonly byKind: ReadonlyMap<string, number>
  /** Deposits and withdrawals in progress. */
  readonly openOrders: number
}

/** Nothing while all is settled. Coins are no money and end with the account. */
export function remainsOf({ byKind, openOrders }: Holdings): Remainder[] {
  const sum = (isOf: (kind: string) => boolean): number =>
    [...byKind].reduce((fen, [kind, balance]) => (isOf(kind) ? fen + balance : fen), 0)
  const money = (kind: ClosingRemains, fen: number): Remainder[] =>
    fen > 0 ? [{ kind, amount: fromFen(fen), count: null }] : []
  return [
    ...money(
      'balance',
      sum((kind) => kind === 'main'),
    ),
    ...money(
      'locked',
      sum((kind) => kind.startsWith('lock.')),
    ),
    ...money(
      'venue',
      sum((kind) => kind.startsWith('venue.')),
    ),
    ...money(
      'bets',
      sum((kind) => kind.startsWith('venueOpen.')),
    ),
    ...(openOrders > 0 ? [{ kind: 'orders' as const, amount: null, count: openOrders }] : []),
  ]
}

/** What outlives the account, however it is closed; an exclusion only if there is one. */
export function keptOf({ isExcluded, hasCases }: { isExcluded: boolean; hasCases: boolean }) {
  const kept: (typeof CLOSING_KEPT)[number][] = ['money', 'identity']
  if (isExcluded) kept.push('exclusion')
  if (hasCases) kept.push('complaints')
  return kept
}
