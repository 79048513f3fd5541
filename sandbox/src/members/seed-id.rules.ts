/** Ids of the seed members: numbers as a member would read out to support, equal in every sandbox. */
import { createHash } from 'node:crypto'

const LEAST = 10_000_000

export function seedId(userName: string): string {
  const drawn = createHash('sha256').update(userName).digest().readUInt32BE(0)
  return `U${LEAST + (drawn % (9 * LEAST))}`
}

/** Eight digits: that of a member who registers has a date and letters behind it (`newNo`). */
export function isSeedId(memberId: string): boolean {
  return /^U\d{8}$/.test(memberId)
}
