/** The printed returns against what games pay: the short form of `npm run proof -- rtp`. */
import { DAY_MS } from '@lantern/contract/site-time'
import { rulesOf } from '../src/lobbies/game-rules.rules.ts'
import { samplesOf } from './rtp-samples.ts'
import { simulate } from './simulated-return.ts'

const ROUNDS = 20_000
/** Enough to tell 97 per cent from 95. */
const DAILY_ROUNDS = 200_000
/** Standard errors that chance may add. */
const SIGMAS = 4

const samples = samplesOf()

it('[SBX-196] covers each engine, volatility and printed return of the lobby', () => {
  const kinds = new Set(samples.map(({ game }) => `${game.title?.engine} ${game.volatility ?? game.rtp}`))
  expect([...kinds].sort()).toEqual([
    'baccarat null',
    'bulls low',
    'digits 95.00',
    'digits 97.00',
    'fishing high',
    ...['high', 'low', 'mid'].map((volatility) => `lines ${volatility}`),
    'roulette 97.30',
    ...['high', 'low', 'mid'].map((volatility) => `ways ${volatility}`),
  ])
})

it.each(samples.map((sample) => [sample.name, sample] as const))(
  '[SBX-196] %s returns what the lobby prints',
  (_name, sample) => {
    const { played, error } = simulate(sample, 'ci', ROUNDS)
    expect(Math.abs(played - sample.printed)).toBeLessThanOrEqual(SIGMAS * error)
    expect(rulesOf(sample.game).rtp).toBe(sample.game.rtp)
  },
)

it('[SBX-196] daily draws return 97 per cent, not the 95 of quick ones', () => {
  const daily = samples.filter(({ game, name }) => game.rtp === '97.00' && name.endsWith('big'))
  expect(daily.map(({ game }) => game.title?.shared?.plan.everyMs)).toEqual([DAY_MS, DAY_MS])
  for (const sample of daily) {
    const { played, error } = simulate(sample, 'ci', DAILY_ROUNDS)
    expect(SIGMAS * error).toBeLessThan(1)
    expect(Math.abs(played - 97)).toBeLessThanOrEqual(SIGMAS * error)
  }
})
