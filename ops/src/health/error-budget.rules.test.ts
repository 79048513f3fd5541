import { BURN_RULES, type Counts, type CountsIn, judge, rateOf } from './error-budget.rules.ts'

const beside = (counts: CountsIn, others: readonly CountsIn[] = []) => ({ counts, name: 'the stable version', others })

/** A seeded random generator (mulberry32). */
function drawsOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let bits = Math.imul(state ^ (state >>> 15), 1 | state)
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32
  }
}

type Traffic = {
  seed: number
  /** Visitors per second. */
  perSecond: number
  share: number
  /** Failure rate at a second of the run. */
  canary: (second: number) => number
  stable: (second: number) => number
  seconds: number
}

/** Simulates traffic per second and evaluates every two. @returns the second of the verdict, null when the canary stays */
function play({ seed, perSecond, share, canary, stable, seconds }: Traffic): { second: number; failed: number } | null {
  const draw = drawsOf(seed)
  /** Cumulative sums by second. */
  const sums: Record<'canary' | 'stable', Counts[]> = { canary: [], stable: [] }
  const inWindow = (which: 'canary' | 'stable', second: number) => (ms: number) => {
    const until = sums[which][second] ?? { loaded: 0, failed: 0 }
    const before = sums[which][second - ms / 1000] ?? { loaded: 0, failed: 0 }
    return { loaded: until.loaded - before.loaded, failed: until.failed - before.failed }
  }
  for (let second = 0; second < seconds; second += 1) {
    const counts = {
      canary: { loaded: 0, failed: 0, ...sums.canary.at(-1) },
      stable: { loaded: 0, failed: 0, ...sums.stable.at(-1) },
    }
    for (let visitor = 0; visitor < perSecond; visitor += 1) {
      const which = draw() < share ? 'canary' : 'stable'
      const rate = which === 'canary' ? canary(second) : stable(second)
      counts[which][draw() < rate ? 'failed' : 'loaded'] += 1
    }
    sums.canary.push(counts.canary)
    sums.stable.push(counts.stable)
    if (second % 2 === 1 && judge(inWindow('canary', second), beside(inWindow('stable', second))).kind === 'over')
      return { second, failed: inWindow('canary', second)(BURN_RULES[0]?.longMs ?? 0).failed }
  }
  return null
}

const HEALTHY = () => 0.003

describe('judge', () => {
  const always = (counts: Counts) => () => counts

  it('[OPS-ROLL-4] gives no verdict before enough visitors had failures', () => {
    const stable = always({ loaded: 500, failed: 1 })
    expect(judge(always({ loaded: 0, failed: 7 }), beside(stable)).kind).toBe('keep')
    expect(judge(always({ loaded: 0, failed: 8 }), beside(stable)).kind).toBe('over')
    expect(judge(always({ loaded: 0, failed: 0 }), beside(stable)).kind).toBe('keep')
  })

  it('[OPS-ROLL-4] cannot be triggered by the visitors of a single address', () => {
    expect(judge(always({ loaded: 0, failed: 5 }), beside(always({ loaded: 0, failed: 0 }))).kind).toBe('keep')
  })

  it('[OPS-ROLL-20] wants failures of six networks, and of twelve for the slow rule, however many visitors they claim', () => {
    const stable = beside(always({ loaded: 500, failed: 1 }))
    const from = (networks: number, failed = networks * 5) =>
      judge(always({ loaded: 0, failed, networks }), stable).kind
    expect([from(2), from(5), from(5, 500), from(6)]).toEqual(['keep', 'keep', 'keep', 'over'])
    const slowly = (networks: number) => judge(always({ loaded: 940, failed: 60, networks }), stable).kind
    expect([slowly(11), slowly(12)]).toEqual(['keep', 'over'])
  })

  it('[OPS-ROLL-4] uses the budget alone without reports of the stable version', () => {
    expect(judge(always({ loaded: 2, failed: 20 }), beside(always({ loaded: 0, failed: 0 }))).kind).toBe('over')
  })

  it('[OPS-ROLL-4] says why in figures', () => {
    const verdict = judge(always({ loaded: 3, failed: 9 }), beside(always({ loaded: 399, failed: 1 })))
    expect(verdict).toEqual({
      kind: 'over',
      why: 'it failed for 9 of 12 visitors (75 %) within 10 minutes, the stable version for 1 of 400 (0.3 %); the budget is 1 %',
    })
    expect(rateOf({ loaded: 0, failed: 0 })).toBe(0)
  })

  it('[OPS-ROLL-8] ignores a network failure of all remotes, but not the failure of one', () => {
    const release = always({ loaded: 400, failed: 200 })
    const before = always({ loaded: 2_000, failed: 4 })
    const storm = always({ loaded: 420, failed: 180 })
    const calm = always({ loaded: 600, failed: 2 })
    expect(judge(release, beside(before, [storm, storm])).kind).toBe('keep')
    expect(judge(release, beside(before, [storm, calm])).kind).toBe('over')
    expect(judge(release, beside(before, [storm, always({ loaded: 1, failed: 0 })])).kind).toBe('keep')
    expect(judge(release, beside(before, [always({ loaded: 0, failed: 0 })])).kind).toBe('over')
  })
})

/** The 0.01 rules by an independent formula: every pair of counts must give the same verdict. */
describe('judge, by the formula', () => {
  const RULES = [
    { long: 600_000, short: 60_000, rate: 0.1, failed: 8, networks: 6 },
    { long: 3_600_000, short: 300_000, rate: 0.03, failed: 20, networks: 12 },
  ]
  const NO_LOADS = { loaded: 0, failed: 0 }
  const rate = ({ loaded, failed }: Counts) => failed / Math.max(1, loaded + failed)
  /** Roots of the score equation, (p - r)^2 = z^2 p(1 - p) / n, which are Wilson's bounds. */
  const bounds = (counts: Counts): [number, number] => {
    const n = counts.loaded + counts.failed
    if (n === 0) return [0, 0]
    const k = 2.58 ** 2 / n
    const [a, b, c] = [1 + k, -(2 * rate(counts) + k), rate(counts) ** 2]
    const root = Math.sqrt(b * b - 4 * a * c)
    return [(-b - root) / (2 * a), (-b + root) / (2 * a)]
  }
  const seen = (counts: Record<number, Counts>) => (ms: number) => {
    const found = counts[ms]
    if (found === undefined) throw new Error(`No rule judges the last ${ms} ms.`)
    return found
  }
  const kindOf = (index: number, long: Counts, short: Counts, before: Counts, others: Counts[] = []) => {
    const rule = RULES[index]
    const other = RULES[1 - index]
    if (rule === undefined || other === undefined) throw new Error('There are two rules.')
    const windows = (counts: Counts, brief = counts) =>
      seen({ [rule.long]: counts, [rule.short]: brief, [other.long]: NO_LOADS, [other.short]: NO_LOADS })
    const rest = others.map((counts) => windows(counts))
    return judge(windows(long, short), beside(windows(before), rest)).kind
  }
  const isOver = (index: number, long: Counts, short: Counts, before: Counts, others: Counts[] = []) => {
    const rule = RULES[index]
    if (rule === undefined) throw new Error('There are two rules.')
    const calm = others.filter(({ loaded, failed }) => loaded + failed > 0).map((counts) => bounds(counts)[1])
    return (
      long.failed >= rule.failed &&
      rate(long) >= rule.rate &&
      rate(short) >= rule.rate &&
      bounds(long)[0] > Math.max(bounds(before)[1], calm.length === 0 ? 0 : Math.min(...calm))
    )
  }
  const FAILED = [7, 8, 12, 19, 20, 60]
  const LOADED = [72, 180, 646, 647, 1_940, ...Array.from({ length: 200 }, (_, step) => step * 5)]
  const BEFORE = [NO_LOADS, ...[1, 4, 20].flatMap((failed) => [60, 400, 3_000].map((loaded) => ({ loaded, failed })))]

  it.each([0, 1])('[OPS-ROLL-4] rule %i', (index) => {
    const wrong: unknown[] = []
    for (const failed of FAILED)
      for (const loaded of LOADED)
        for (const before of BEFORE) {
          const counts = { loaded, failed }
          if ((kindOf(index, counts, counts, before) === 'over') !== isOver(index, counts, counts, before))
            wrong.push({ counts, before })
        }
    expect(wrong).toEqual([])
  })

  it.each([
    [0, 9, 1, 'over'],
    [0, 91, 9, 'keep'],
    [1, 97, 3, 'over'],
    [1, 971, 29, 'keep'],
  ])('[OPS-ROLL-4] rule %i with %i loaded and %i failed in the short window: %s', (index, loaded, failed, kind) => {
    expect(kindOf(index, { loaded: 100, failed: 100 }, { loaded, failed }, NO_LOADS)).toBe(kind)
  })

  it('[OPS-ROLL-8] compares with the best of the other visited remotes', () => {
    const release = { loaded: 400, failed: 200 }
    for (const others of [
      [{ loaded: 420, failed: 180 }],
      [
        { loaded: 420, failed: 180 },
        { loaded: 600, failed: 2 },
      ],
      [NO_LOADS, { loaded: 420, failed: 180 }],
      [{ loaded: 1, failed: 0 }],
      [{ loaded: 0, failed: 1 }],
    ])
      expect(kindOf(0, release, release, NO_LOADS, others) === 'over').toBe(
        isOver(0, release, release, NO_LOADS, others),
      )
  })

  it('[OPS-ROLL-4] the slow rule says its hour', () => {
    const counts = { loaded: 900, failed: 60 }
    const version = seen({ 600000: NO_LOADS, 60000: NO_LOADS, 3600000: counts, 300000: counts })
    const verdict = judge(version, beside(seen({ 600000: NO_LOADS, 3600000: NO_LOADS })))
    expect(verdict).toMatchObject({
      kind: 'over',
      why: expect.stringContaining('60 of 960 visitors (6.3 %) within 60 minutes'),
    })
  })
})

describe('a canary of 5 % among 20 visitors a second', () => {
  const site = { perSecond: 20, share: 0.05, seconds: 3_600 }

  it.each([1, 2, 3])('[OPS-ROLL-4] that always throws is gone within half a minute (seed %s)', (seed) => {
    const end = play({ ...site, seed, canary: () => 1, stable: HEALTHY })
    expect(end?.second).toBeLessThan(30)
    expect(end?.failed).toBeLessThan(30)
  })

  it.each([1, 2, 3])(
    '[OPS-ROLL-4] that fails for a fifth of its visitors is gone within ten minutes (seed %s)',
    (seed) => {
      expect(play({ ...site, seed, canary: () => 0.2, stable: HEALTHY })?.second).toBeLessThan(600)
    },
  )

  it.each([1, 2, 3])('[OPS-ROLL-4] that fails for one in twenty is gone within the hour (seed %s)', (seed) => {
    expect(play({ ...site, seed, canary: () => 0.05, stable: HEALTHY })).not.toBeNull()
  })

  it.each(Array.from({ length: 12 }, (_, seed) => seed))(
    '[OPS-ROLL-4] that is as good as the stable version stays (seed %s)',
    (seed) => {
      expect(play({ ...site, seed, canary: HEALTHY, stable: HEALTHY })).toBeNull()
    },
  )

  it.each(Array.from({ length: 6 }, (_, seed) => seed))(
    '[OPS-ROLL-4] stays when the network fails for both (seed %s)',
    (seed) => {
      // Ten minutes in which a third of all pages cannot load files.
      const weather = (second: number) => (second >= 300 && second < 900 ? 0.33 : 0.003)
      expect(play({ ...site, seed, canary: weather, stable: weather })).toBeNull()
    },
  )

  it('[OPS-ROLL-4] that was bad once and has been healthy for a minute stays: the short window has passed', () => {
    const counts = (bad: Counts, now: Counts) => (ms: number) => (ms > 60_000 ? bad : now)
    const stable = () => ({ loaded: 2_000, failed: 4 })
    expect(judge(counts({ loaded: 60, failed: 18 }, { loaded: 30, failed: 0 }), beside(stable)).kind).toBe('keep')
    expect(judge(counts({ loaded: 60, failed: 18 }, { loaded: 10, failed: 5 }), beside(stable)).kind).toBe('over')
  })
})
