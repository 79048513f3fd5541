/** What the sheets of all shared games have: the clock of their rounds, and a list of bets. */
import * as v from 'valibot'

const wholeMs = v.pipe(v.number(), v.integer(), v.minValue(0))

export const planSchema = v.object({
  /** From the start of one round to the start of the next. */
  everyMs: v.pipe(v.number(), v.integer(), v.minValue(5_000)),
  /** When round 0 started, epoch ms. */
  offsetMs: wholeMs,
  /** Betting is open this long from the start of a round. */
  betMs: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** From the end of betting to the result. */
  holdMs: wholeMs,
})
export type Plan = v.InferOutput<typeof planSchema>

export const betsSchema = v.pipe(
  v.array(
    v.object({
      position: v.pipe(v.string(), v.regex(/^[a-zA-Z0-9]{1,16}$/)),
      /** What a won bet returns, in hundredths of its stake: 195 is 0.95 to 1. */
      pays: v.pipe(v.number(), v.integer(), v.minValue(101)),
      /** Share of the stake that the house keeps on average, per cent. */
      edge: v.string(),
    }),
  ),
  v.minLength(1),
  v.maxLength(100),
)
export type Bets = v.InferOutput<typeof betsSchema>

/** A stake that comes back. */
export const PUSH = 100

export function betOf(bets: Bets, position: string): Bets[number] | undefined {
  return bets.find((bet) => bet.position === position)
}

/** House edge in per cent with two decimals. @param chance of winning @param push chance that the stake comes back */
export function edgeOf(pays: number, chance: number, push = 0): string {
  return ((1 - (chance * pays) / 100 - push) * 100).toFixed(2)
}
