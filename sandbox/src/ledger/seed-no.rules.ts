/** Numbers of seeded orders: as real ones look, but the same in every sandbox that starts at the same time. Pure. */
import { siteDate } from '@lantern/contract/site-time'

/** Each has a 0, which `newNo` never draws: tests know seeded orders by it. */
const TAILS = ['7KQ20M9X', 'R4TW80ZC', '30HNY6VD', 'B9GX05MS', 'Z2FJ70UL', 'W60AD3TH', 'P8VK04RY'] as const

/** @param at when the order was made: the number has its date @param nth which of its kind, from 0 */
export function seedNo(prefix: string, at: number, nth: number): string {
  return `${prefix}${siteDate(at).replaceAll('-', '')}${TAILS[nth % TAILS.length]}`
}
