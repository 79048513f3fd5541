/** Usual amount and cap of the automatic transfer, stored on this device for this member only. */
import { compareMoney, getSession, readStored, withoutTrailingPoint, writeStored } from '@lantern/platform'
import { nullable, object, string } from 'valibot'

/** Amounts as typed. */
export type TransferTerms = {
  /** Null: the full balance. */
  amount: string | null
  /** Null: no cap. */
  cap: string | null
}

const AMOUNT = /^\d+(\.\d{1,2})?$/
const termsSchema = object({ owner: string(), amount: nullable(string()), cap: nullable(string()) })

export function readTerms(): TransferTerms {
  const found = readStored('transferTerms', termsSchema)
  return found?.owner === owner() ? { amount: found.amount, cap: found.cap } : { amount: null, cap: null }
}

export function writeTerms({ amount, cap }: TransferTerms): void {
  writeStored('transferTerms', { owner: owner(), amount, cap })
}

/** The usual amount, at most the balance. */
export function usualAmount({ amount }: TransferTerms, balance: string): string {
  return amount === null ? trimmed(balance) : atMost(amount, trimmed(balance))
}

/** Amount that an automatic transfer moves, at most the cap. `wanted` may end with a point while it is typed. */
export function cappedAmount(wanted: string, cap: string | null): string {
  const amount = withoutTrailingPoint(wanted)
  return cap === null ? amount : atMost(amount, withoutTrailingPoint(cap))
}

/** Strips zero decimals: `100.00` → `100`. */
function trimmed(money: string): string {
  return money.replace(/\.00$/, '')
}

/** The smaller of two amounts; the first if one of them is not an amount. */
function atMost(amount: string, most: string): string {
  if (!AMOUNT.test(amount) || !AMOUNT.test(most)) return amount
  return compareMoney(amount, most) > 0 ? most : amount
}

function owner(): string {
  const session = getSession()
  return session.kind === 'member' ? session.userName : ''
}
