/** Record filters are stored in the URL, so that links, the back button and reloads keep them (screens.md 6 records). */
import { BET_RESULTS, BET_STATE, TRANS_TYPES } from '@lantern/contract/records'
import { type RecordRange, rangeParams, readRange } from './record-range.rules.ts'

type TransType = (typeof TRANS_TYPES)[number]
export type TransFilters = { range: RecordRange; types: TransType[] }
type BetResult = (typeof BET_RESULTS)[number]
export type BetStateKey = 'all' | 'open' | 'settled' | 'void'
export type BetFilters = { range: RecordRange; state: BetStateKey; result: BetResult | null }

export const BET_STATE_KEYS: readonly BetStateKey[] = ['all', 'open', 'settled', 'void']
const BET_STATES: Readonly<Record<BetStateKey, number | undefined>> = {
  all: undefined,
  open: BET_STATE.open,
  settled: BET_STATE.settled,
  void: BET_STATE.void,
}

export function readTransFilters(params: URLSearchParams, now: number): TransFilters {
  const asked = (params.get('type') ?? '').split(',')
  return { range: readRange(params, now), types: TRANS_TYPES.filter((type) => asked.includes(type)) }
}

/** Merges filters into the query string; default values are removed. */
export function writeTransFilters(params: URLSearchParams, { range, types }: TransFilters): URLSearchParams {
  return written(params, { ...rangeParams(range), type: types.join(',') })
}

export function readBetFilters(params: URLSearchParams, now: number): BetFilters {
  const asked = params.get('state')
  const state = BET_STATE_KEYS.find((key) => key === asked) ?? 'all'
  const result = BET_RESULTS.find((key) => key === params.get('result')) ?? null
  return { range: readRange(params, now), state, result: state === 'open' || state === 'void' ? null : result }
}

export function writeBetFilters(params: URLSearchParams, { range, state, result }: BetFilters): URLSearchParams {
  return written(params, {
    ...rangeParams(range),
    state: state === 'all' ? '' : state,
    result: result === null || state === 'open' || state === 'void' ? '' : result,
  })
}

/** Maps a filter to the state number of the contract. */
export function betStateOf(key: BetStateKey): number | undefined {
  return BET_STATES[key]
}

/** Reads one option of a closed list; any other value counts as unset. */
export function readChoice<Choice extends string>(
  params: URLSearchParams,
  name: string,
  choices: readonly Choice[],
): Choice | null {
  return choices.find((choice) => choice === params.get(name)) ?? null
}

/** Merges a period and one option into the query string. */
export function writeChoice(
  params: URLSearchParams,
  range: RecordRange,
  choice: Readonly<Record<string, string | null>> = {},
): URLSearchParams {
  const named = Object.fromEntries(Object.entries(choice).map(([name, value]) => [name, value ?? '']))
  return written(params, { ...rangeParams(range), ...named })
}

function written(params: URLSearchParams, values: Readonly<Record<string, string>>): URLSearchParams {
  const next = new URLSearchParams(params)
  for (const [name, value] of Object.entries(values)) {
    if (value === '') next.delete(name)
    else next.set(name, value)
  }
  return next
}
