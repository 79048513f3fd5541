/**
 * Decides when a canary or a full release has used up its error budget. Pure. Burn rates over two windows, as in SRE practice: the long one shows
 * that the problem is serious, the short one that it persists. The version must also be worse than the one that would replace it: a network failure
 * affects both.
 */

import { type Sign, SLOW_LOAD_MS } from '@lantern/contract/health'

/** Visitors with a successful paint, and visitors with a failure. */
export type Counts = {
  readonly loaded: number
  readonly failed: number
  /** Networks with failures; default: one per visitor. */
  readonly networks?: number
}

/** Tolerated share of visitors with failures. */
export const ERROR_BUDGET = 0.01

/** What is counted as a failure of a visitor. */
export type Measure = {
  /** Tolerated share of visitors. */
  readonly budget: number
  /** Begins the reason: `it failed for`. */
  readonly words: string
}
const FAILED_LOADS: Measure = { budget: ERROR_BUDGET, words: 'it failed for' }
/**
 * Signs in pages where the build painted. Their budgets are wider: an error in a corner of a page, or a slow network, is not a failed page, and some
 * visitors always have one.
 */
export const SIGN_MEASURES: Readonly<Record<Sign, Measure>> = {
  error: { budget: 0.02, words: 'it threw uncaught errors for' },
  csp: { budget: ERROR_BUDGET, words: 'it violated the content policy for' },
  slow: { budget: 0.03, words: `it took more than ${SLOW_LOAD_MS / 1_000} s for` },
}

export type BurnRule = {
  readonly longMs: number
  readonly shortMs: number
  /** Multiple of the budget. */
  readonly burn: number
  /** Minimum failures in the long window. */
  readonly minFailed: number
  /** Minimum networks: an address counts as five visitors, so two addresses could end a canary. */
  readonly minNetworks: number
}
/** Fast: the version is broken. Slow: it exceeds the budget. */
export const BURN_RULES: readonly BurnRule[] = [
  { longMs: 10 * 60_000, shortMs: 60_000, burn: 10, minFailed: 8, minNetworks: 6 },
  { longMs: 60 * 60_000, shortMs: 5 * 60_000, burn: 3, minFailed: 20, minNetworks: 12 },
]
/** Standard deviations of the bounds: 99 % confidence. Evaluated often, so a lower value would err. */
const Z = 2.58

export type Verdict = { readonly kind: 'keep' } | { readonly kind: 'over'; readonly why: string }

/** Counts of a version in the last ms. */
export type CountsIn = (ms: number) => Counts

/** The comparison for a version. */
export type Beside = {
  /** The version that a rollback would restore. */
  readonly counts: CountsIn
  /** Its name in the reason. */
  readonly name: string
  /** Other remotes in the same time: if all of them fail, the cause is the network. */
  readonly others?: readonly CountsIn[]
}

/** @param version the canary or the recent release */
export function judge(
  version: CountsIn,
  { counts, name, others = [] }: Beside,
  measure: Measure = FAILED_LOADS,
): Verdict {
  for (const rule of BURN_RULES) {
    const long = version(rule.longMs)
    const limit = measure.budget * rule.burn
    if (long.failed < rule.minFailed || (long.networks ?? long.failed) < rule.minNetworks) continue
    if (rateOf(long) < limit || rateOf(version(rule.shortMs)) < limit) continue
    const beside = counts(rule.longMs)
    const best = Math.max(boundsOf(beside).upper, bestOf(others.map((other) => other(rule.longMs))))
    if (boundsOf(long).lower <= best) continue
    return { kind: 'over', why: sentenceOf(long, { counts: beside, name }, rule, measure) }
  }
  return { kind: 'keep' }
}

/** The rate that the best of them does not exceed: a single failing remote must not excuse others. Few visitors give wide bounds. */
function bestOf(others: readonly Counts[]): number {
  const known = others.filter(({ loaded, failed }) => loaded + failed > 0)
  return known.length === 0 ? 0 : Math.min(...known.map((counts) => boundsOf(counts).upper))
}

/** Failure rate; 0 without visitors. */
export function rateOf({ loaded, failed }: Counts): number {
  return loaded + failed === 0 ? 0 : failed / (loaded + failed)
}

/** Wilson's bounds of the true rate. Without data only the budget decides. */
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

function sentenceOf(
  version: Counts,
  beside: { counts: Counts; name: string },
  { longMs }: BurnRule,
  { budget, words }: Measure,
): string {
  const of = ({ loaded, failed }: Counts) => `${failed} of ${loaded + failed}`
  const percent = (counts: Counts) => `${Math.round(rateOf(counts) * 1000) / 10} %`
  return `${words} ${of(version)} visitors (${percent(version)}) within ${longMs / 60_000} minutes, ${beside.name} for ${of(beside.counts)} (${percent(beside.counts)}); the budget is ${budget * 100} %`
}
