/**
 * Esports on the engine of set sports: a set is a map, a point is a round of it (a tower, in games without rounds). A map is won at a number of rounds
 * with a lead of two, or at a cap after overtime.
 */
import type { SetSport, Sport } from './sport-shapes.ts'

export type EsportCode = 'cs2' | 'lol' | 'dota2' | 'kings'

const MINUTE = 60_000
const SECOND = 1_000

type Maps = Pick<SetSport, 'setsToWin' | 'pointsToWin' | 'pointCap' | 'pointMs' | 'spread'> & { perDay: number }

function inMaps(zh: string, en: string, { perDay, ...maps }: Maps): Sport {
  return {
    zh,
    en,
    perDay,
    kind: 'sets',
    ...maps,
    breakMs: 6 * MINUTE,
    suspendMs: 20 * SECOND,
    lines: { step: 1, offset: 0.5 },
  }
}

export const ESPORTS: Readonly<Record<EsportCode, Sport>> = {
  cs2: inMaps('CS2', 'CS2', {
    perDay: 8,
    setsToWin: 2,
    pointsToWin: 13,
    pointCap: 22,
    pointMs: 100 * SECOND,
    spread: 0.06,
  }),
  lol: inMaps('英雄联盟', 'LOL', {
    perDay: 8,
    setsToWin: 2,
    pointsToWin: 5,
    pointCap: 9,
    pointMs: 4 * MINUTE,
    spread: 0.1,
  }),
  dota2: inMaps('DOTA2', 'DOTA2', {
    perDay: 8,
    setsToWin: 2,
    pointsToWin: 6,
    pointCap: 10,
    pointMs: 5 * MINUTE,
    spread: 0.1,
  }),
  kings: inMaps('王者荣耀', 'Honor of Kings', {
    perDay: 8,
    setsToWin: 3,
    pointsToWin: 5,
    pointCap: 9,
    pointMs: 3 * MINUTE,
    spread: 0.08,
  }),
}
