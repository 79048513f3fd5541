/** Whether play at a venue counts towards an open bonus. */
import type { AuditTaskView } from '@lantern/contract/audit'

export type BonusHere =
  | { readonly kind: 'none' }
  /** Play counts towards the turnover of this bonus. */
  | { readonly kind: 'counts'; readonly id: string }
  /** Play counts towards no open bonus; `products` lists the products that would count. */
  | { readonly kind: 'apart'; readonly products: readonly string[] }

/** The bonus that play in a category counts for: the oldest open one, because bets count in that order. @param tasks oldest first */
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
