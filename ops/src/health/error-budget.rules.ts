/**
 * When a canary, or a release to everybody, has used up its error budget. Pure. Burn rates over two windows, as SRE practice has it: the long one says that it is serious, the
 * short one that it is still so. And it must be worse than the version that would take its place: when the network fails, both do.
 */

/** Visitors to whom a version painted, and for whom it failed. */
export type Counts = {
  readonly loaded: number
  readonly failed: number
  /** Networks of those for whom it failed; left out = a network each. */
  readonly networks?: number
}

/** Part of the visitors for whom a build may fail. */
export const ERROR_BUDGET = 0.01

export type BurnRule = {
  readonly longMs: number
  readonly shortMs: number
  /** How many times the budget. */
  readonly burn: number
  /** Fewer failures than this in the long window say nothing. */
  readonly minFailed: number
  /** Failures from fewer networks say nothing: an address stands for five visitors, so two could end a canary by themselves. */
  readonly minNetworks: number
}
/** Fast: it is broken. Slow: it is worse than it may be. */
export const BURN_RULES: readonly BurnRule[] = [
  { longMs: 10 * 60_000, shortMs: 60_000, burn: 10, minFailed: 8, minNetworks: 6 },
  { longMs: 60 * 60_000, shortMs: 5 * 60_000, burn: 3, minFailed: 20, minNetworks: 12 },
]
/** Standard deviations of the bounds: 99 of 100 times the true rate is within. It is looked at often, so a looser one would err. */
const Z = 2.58

export type Verdict = { readonly kind: 'keep' } | { readonly kind: 'over'; readonly why: string }

/** Counts of a version in the last so many ms. */
export type CountsIn = (ms: number) => Counts

/** What a version is held against. */
export type Beside = {
  /** The version that a rollback goes to. */
  readonly counts: CountsIn
  /** Its name in the reason. */
  readonly name: string
  /** What else is on the site in the same time: where all of it fails, the network does. */
  readonly others?: readonly CountsIn[]
}

/** @param version what is judged: a canary, or what everybody was given lately */
export function judge(version: CountsIn, { counts, name, others = [] }: Beside): Verdict {
  for (const rule of BURN_RULES) {
    const long = version(rule.longMs)
    const limit = ERROR_BUDGET * rule.burn
    if (long.failed < rule.minFailed || (long.networks ?? long.failed) < rule.minNetworks) continue
    if (rateOf(long) < limit || rateOf(version(rule.shortMs)) < limit) continue
    const beside = counts(rule.longMs)
    const best = Math.max(boundsOf(beside).upper, bestOf(others.map((other) => other(rule.longMs))))
    if (boundsOf(long).lower <= best) continue
    return { kind: 'over', why: sentenceOf(long, { counts: beside, name }, rule) }
  }
  return { kind: 'keep' }
}

/** The rate that the best of them does not exceed: one that fails for reasons of its own excuses nobody. Of few visitors little is known. */
function bestOf(others: readonly Counts[]): number {
  const known = others.filter(({ loaded, failed }) => loaded + failed > 0)
  return known.length === 0 ? 0 : Math.min(...known.map((counts) => boundsOf(counts).upper))
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

function sentenceOf(version: Counts, beside: { counts: Counts; name: string }, { longMs }: BurnRule): string {
  const of = ({ loaded, failed }: Counts) => `${failed} of ${loaded + failed}`
  const percent = (counts: Counts) => `${Math.round(rateOf(counts) * 1000) / 10} %`
  return `it failed for ${of(version)} visitors (${percent(version)}) within ${longMs / 60_000} minutes, ${beside.name} for ${of(beside.counts)} (${percent(beside.counts)}); the budget is ${ERROR_BUDGET * 100} %`
}
