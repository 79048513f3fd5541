/** The rows of the bench with their goals. A goal compares A (deployed) with B (plain) or C (limit), or with a fixed bound. */

const TO_LIMIT = 1.05
const TAP_TO_LIMIT = 1.1
/** A tap on a prefetched remote, and an interaction, ms. */
const INSTANT_MS = 100
const HEAP_GROWTH_BYTES = 1_000_000
const FIRST_SCRIPT_BYTES = 110_000
const FIRST_REQUESTS = 8

const ms = (label, ...goals) => ({ label, unit: 'ms', goals })
const bytes = (label, ...goals) => ({ label, unit: 'B', goals })
const count = (label, ...goals) => ({ label, unit: '', goals })
const against = (form, factor) => ({ form, factor })
const atMost = (bound) => ({ bound })

const taps = (kind, words, ...goals) =>
  ['games', 'activity', 'mine', 'chat'].map((name) => [`${kind} ${name}`, ms(`${name} to painted, ${words}`, ...goals)])

export const ROWS = Object.fromEntries([
  ['requests', count('requests until home is interactive', atMost(FIRST_REQUESTS))],
  ['bytes', bytes('bytes until home is interactive')],
  ['scripts', count('scripts until home is interactive')],
  ['script bytes', bytes('script bytes until home is interactive', atMost(FIRST_SCRIPT_BYTES))],
  ['fcp', ms('first contentful paint', against('limit', TO_LIMIT))],
  ['lcp', ms('largest contentful paint', against('limit', TO_LIMIT))],
  ['ready', ms('home interactive', against('limit', TO_LIMIT), against('plain', 1))],
  ['tbt', ms('blocking time until home is interactive')],
  ['cls', { label: 'layout shift', unit: 'share', goals: [atMost(0)] }],
  ['inp', ms('slowest tap with a finger', atMost(INSTANT_MS))],
  ...['category', 'sport', 'offers', 'home'].map((name) => [`finger ${name}`, ms(`tap with a finger: ${name}`)]),
  ...taps('cold', 'cold', against('limit', TAP_TO_LIMIT)),
  ...taps('tap', 'prefetched', against('limit', TAP_TO_LIMIT), atMost(INSTANT_MS)),
  ...taps('warm', 'warm', against('limit', TAP_TO_LIMIT)),
  ['repeat ready', ms('repeat visit: home interactive', against('limit', TO_LIMIT))],
  ['repeat lcp', ms('repeat visit: largest contentful paint', against('limit', TO_LIMIT))],
  ['repeat bytes', bytes('repeat visit: bytes until home is interactive')],
  ['released ready', ms('visit after a release: home interactive')],
  ['released mine', ms('visit after a release: mine to painted')],
  ['released bytes', bytes('visit after a release: script bytes')],
  ['heap', bytes('heap after 50 rounds through all remotes')],
  ['heap growth', bytes('heap from round 10 to round 50', atMost(HEAP_GROWTH_BYTES))],
  ['skin swap', ms('swap of a skin, from its request to the frame')],
])

/** Rows that may be nothing: no shift, nothing blocked, nothing fetched, no growth. */
const MAY_BE_ZERO = new Set(['cls', 'tbt', 'repeat bytes', 'released bytes', 'heap growth'])

/**
 * Rejects missing or zero values, which were not measured.
 *
 * @param {Record<string, Record<string, number>[]>} samples
 * @throws {Error} naming the rows
 */
export function refuseEmptyRows(samples) {
  const empty = Object.entries(samples).flatMap(([form, rounds]) =>
    rounds.flatMap((sample) =>
      Object.keys(sample)
        .filter((key) => !(sample[key] > 0 || (MAY_BE_ZERO.has(key) && Number.isFinite(sample[key]))))
        .map((key) => `${ROWS[key]?.label ?? key} of ${form}`),
    ),
  )
  if (empty.length > 0) throw new Error(`No figure for ${[...new Set(empty)].join(', ')}.`)
}
