/** What an open bonus means for play at a venue. */
import type { AuditTaskView } from '@lantern/contract/audit'

export type BonusHere =
  | { readonly kind: 'none' }
  /** Play counts towards the turnover of this bonus. */
  | { readonly kind: 'counts'; readonly id: string }
  /** Play counts towards no open bonus; `products` are those that would. */
  | { readonly kind: 'apart'; readonly products: readonly string[] }

/** The bonus that play in a category counts for: the oldest open one that does, as bets count. @param tasks oldest first */
export function bonusFor(
  tasks: readonly Pick<AuditTaskView, 'id' | 'isBonus' | 'products' | 'state'>[],
  category: string,
): BonusHere {
  const open = tasks.filter(({ isBonus, state }) => isBonus && state === 'OPEN')
  if (open.length === 0) return { kind: 'none' }
  const own = open.find(({ products }) => products.length === 0 || products.includes(category))
  if (own) return { kind: 'counts', id: own.id }
  return { kind: 'apart', products: [...new Set(open.flatMap(({ products }) => products))] }
}
