/** Names of ledger accounts (screens.md 11.1). */
import type { Currency } from '../database/tables/money/ledger.schema.ts'

export type AccountRef = { readonly owner: string; readonly kind: string; readonly currency: Currency }

export const HOUSE = 'house'
/** Member accounts outside venues. */
export type MemberKind =
  | 'main'
  | 'lock.withdraw'
  | 'lock.transfer'
  | 'lock.risk'
  | 'lock.bonus'
  | 'coin'
  | `venue.${string}`
  | `venueOpen.${string}`

/** An account of a member; `coin` is in COIN, all others in CNY. */
export function memberAccount(memberId: string, kind: MemberKind): AccountRef {
  return { owner: ownerOf(memberId), kind, currency: kind === 'coin' ? 'COIN' : 'CNY' }
}

/** An account of the house: `clear.deposit.BANK`, `clear.withdraw.BANK`, `promo`, `venueSettle.OBTY`, `adjust`, … May be negative. */
export function houseAccount(kind: string, currency: Currency = 'CNY'): AccountRef {
  return { owner: HOUSE, kind, currency }
}

/** An account of a demo: play credit in its own currency, so that no entry can mix it with money. */
export function demoAccount(accountId: string, kind: 'demo' | `demoOpen.${string}`): AccountRef {
  return { owner: `demo:${accountId}`, kind, currency: 'DEMO' }
}

export function ownerOf(memberId: string): string {
  return `member:${memberId}`
}
