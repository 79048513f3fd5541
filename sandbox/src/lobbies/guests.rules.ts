/** Simulated guests at live tables, so that a lobby of one member looks like one. */
import { seedOf, uniform } from '../book/play/seeded.rules.ts'

const FEWEST = 4
const MOST = 17

/** @param key of a round: a table keeps most of its guests from round to round */
export function guestsAt(key: string): number {
  const [table = '', round = '0'] = key.split('/')
  const usual = FEWEST + Math.floor(uniform(seedOf(table), 0) * (MOST - FEWEST))
  return usual - 2 + Math.floor(uniform(seedOf(table), Number(round), 1) * 5)
}
