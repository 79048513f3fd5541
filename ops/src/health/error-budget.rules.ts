/**
 * When a canary has used up its error budget. Pure. Burn rates over two windows, as SRE practice has it: the long one says that it is serious, the
 * short one that it is still so. And it must be worse than the stable version at the same time: when the network fails, both do.
 */

/** Visitors to whom a version painted, and for whom it failed. */
export type Counts = { readonly loaded: number; readonly failed: number }

/** Part of the visitors for whom a build may fail. */
export const ERROR_BUDGET = 0.01

export type BurnRule = {
  readonly longMs: number
  readonly shortMs: number
  /** How many times the budget. */
  readonly burn: number
  /** Fewer failures than this in the long window say nothing. */
  readonly minFailed: number
}
/** Fast: it is broken. Slow: it is worse than it may be. */
export const BURN_RULES: readonly BurnRule[] = [
  { longMs: 10 * 60_000, shortMs: 60_000, burn: 10, minFailed: 8 },
  { longMs: 60 * 60_000, shortMs: 5 * 60_000, burn: 3, minFailed: 20 },
]
/** Standard deviations of the bounds: 99 of 100 times the true rate is within. It is looked at often, so a looser one would err. */
const Z = 2.58

export type Verdict = { readonly kind: 'keep' } | { readonly kind: 'over'; readonly why: string }

/** Counts of a version in the last so many ms. */
export type CountsIn = (ms: number) => Counts

/** @param stable the version that everybody else gets, in the same windows */
export function judge(canary: CountsIn, stable: CountsIn): Verdict {
  for (const rule of BURN_RULES) {
    const long = canary(rule.longMs)
    const limit = ERROR_BUDGET * rule.burn
    if (long.failed < rule.minFailed || rateOf(long) < limit || rateOf(canary(rule.shortMs)) < limit) continue
    const beside = stable(rule.longMs)
    if (boundsOf(long).lower <= boundsOf(beside).upper) continue
    return { kind: 'over', why: sentenceOf(long, beside, rule) }
  }
  return { kind: 'keep' }
}

/** Failures of all visitors; 0 when there was none. */
export function rateOf({ loaded, failed }: Counts): number {
  return loaded + failed === 0 ? 0 : failed / (loaded + failed)
}

/** Wilson's bounds of the true rate. Of nobody nothing is known: then the budget alone decides. */
function boundsOf(counts: Counts): { lower: number; upper: number } {
  const visitors = counts.loaded + counts.failed
  if (visitors === 0) return { lower: 0, upper: 0 }
  const rate = rateOf(counts)
  const square = Z * Z
  const middle = rate + square / (2 * visitors)
  const spread = Z * Math.sqrt((rate * (1 - rate)) / visitors + square / (4 * visitors * visitors))
  const whole = 1 + square / visitors
  return { lower: (middle - spread) / whole, upper: (middle + spread) / whole }
}

function sentenceOf(canary: Counts, stable: Counts, { longMs }: BurnRule): string {
  const of = ({ loaded, failed }: Counts) => `${failed} of ${loaded + failed}`
  const percent = (counts: Counts) => `${Math.round(rateOf(counts) * 1000) / 10} %`
  return `it failed for ${of(canary)} visitors (${percent(canary)}) within ${longMs / 60_000} minutes, the stable version for ${of(stable)} (${percent(stable)}); the budget is ${ERROR_BUDGET * 100} %`
}
