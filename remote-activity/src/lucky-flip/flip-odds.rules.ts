/** Figures of the published table as readable text. */
import { FLIP_WEIGHTS, type FlipPrize } from '@lantern/contract/lucky-flip'
import { fromMinor, toMinor } from '@lantern/platform'

const HEX = 16
const SEED_BYTES = 8

/** Average prize of a flip, rounded down to the fen. */
export function averageOf(prizes: readonly Pick<FlipPrize, 'amount' | 'weight'>[]): string {
  const sum = prizes.reduce((total, { amount, weight }) => total + toMinor(amount) * weight, 0)
  return fromMinor(Math.floor(sum / FLIP_WEIGHTS))
}

/** A seed for a member who does not want to type one. @param bytes random bytes */
export function seedText(bytes: Uint8Array = crypto.getRandomValues(new Uint8Array(SEED_BYTES))): string {
  return Array.from(bytes, (byte) => byte.toString(HEX).padStart(2, '0')).join('')
}
