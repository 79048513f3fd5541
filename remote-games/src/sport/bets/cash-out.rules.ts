/** Amounts of a cash-out that the member is asked to accept, in whole fen. */
import { MIN_CASH_OUT_PART } from '@lantern/contract/records'
import { fenText, stakeFen } from '../../parts/slip/slip-money.rules.ts'

export type CashOutKind = 'whole' | 'part' | 'auto'

/** The question to the member. Its amounts do not follow the prices, so that they never change under a tap. */
export type Asked = {
  readonly kind: CashOutKind
  /** Value of the whole bet when it was asked. */
  readonly offer: string
  /** Stake of the part, as typed. */
  readonly part: string
  /** A refused amount and its replacement. */
  readonly moved: { readonly was: string; readonly now: string } | null
}

export type PartProblem = 'empty' | 'small' | 'leaves'

const MIN = stakeFen(MIN_CASH_OUT_PART)

/** Why a part of an open stake cannot be cashed out; null if it can. */
export function partProblem(stake: string, part: string): PartProblem | null {
  const [open, taken] = [stakeFen(stake), stakeFen(part)]
  if (taken === 0n) return 'empty'
  if (taken < MIN) return 'small'
  return open - taken < MIN ? 'leaves' : null
}

/** Whether a stake can be divided at all. */
export function isDivisible(stake: string): boolean {
  return stakeFen(stake) >= MIN * 2n
}

/** Lowest payout of a part: its share of the offer, rounded down (the server pays this or one fen more, so that parts add up to the whole). */
export function partOffer(offer: string, stake: string, part: string): string {
  return fenText((stakeFen(offer) * stakeFen(part)) / stakeFen(stake))
}

/** The amount to accept; null while the part is invalid or pays nothing. */
export function amountOf(asked: Asked, stake: string): string | null {
  if (asked.moved) return asked.moved.now
  if (asked.kind === 'whole') return asked.offer
  if (partProblem(stake, asked.part)) return null
  const amount = partOffer(asked.offer, stake, asked.part)
  return stakeFen(amount) === 0n ? null : amount
}

/** Stake that stays open after a part. */
export function restOf(stake: string, part: string): string {
  return fenText(stakeFen(stake) - stakeFen(part))
}

/** A percentage of the stake, limited to valid parts. */
export function partOfPercent(stake: string, percent: number): string {
  const open = stakeFen(stake)
  const share = (open * BigInt(percent)) / 100n
  if (share < MIN) return fenText(MIN)
  return fenText(open - share < MIN ? open - MIN : share)
}

/** Slider position of a typed part, 1 to 99. */
export function percentOf(stake: string, part: string): number {
  const percent = Number((stakeFen(part) * 100n) / stakeFen(stake))
  return Math.min(99, Math.max(1, percent))
}
