/** Subjects of sport, and what the second word of a title adds. */

import { SPORT_DRAWINGS } from './drawings/sport.ts'
import { ESPORTS_SETTINGS } from './esports.ts'
import type { Setting, Subject } from './subject.ts'

const GROUND = {
  skies: ['beams', 'stars'],
  lands: [
    ['stands', 'plain'],
    ['stands', 'hills'],
  ],
  weather: ['sparks', 'confetti', 'none'],
} as const

export const SPORT = {
  football: { ...GROUND, drawing: SPORT_DRAWINGS.football, palettes: ['jungle', 'night', 'dusk', 'jade'] },
  basketball: { ...GROUND, drawing: SPORT_DRAWINGS.basketball, palettes: ['royal', 'night', 'ember', 'cyber'] },
  tennis: { ...GROUND, drawing: SPORT_DRAWINGS.tennis, palettes: ['lagoon', 'dusk', 'jade', 'royal'] },
  badminton: { ...GROUND, drawing: SPORT_DRAWINGS.badminton, palettes: ['jade', 'cyber', 'rose', 'night'] },
  volleyball: { ...GROUND, drawing: SPORT_DRAWINGS.volleyball, palettes: ['dawn', 'desert', 'lagoon', 'royal'] },
  pingpong: { ...GROUND, drawing: SPORT_DRAWINGS.pingpong, palettes: ['abyss', 'lagoon', 'imperial', 'night'] },
  boxing: { ...GROUND, drawing: SPORT_DRAWINGS.boxing, palettes: ['night', 'imperial', 'royal', 'storm'] },
  baseball: { ...GROUND, drawing: SPORT_DRAWINGS.baseball, palettes: ['jungle', 'dusk', 'lagoon', 'night'] },
  hockey: { ...GROUND, drawing: SPORT_DRAWINGS.hockey, palettes: ['polar', 'night', 'aurora', 'cyber'] },
  handball: { ...GROUND, drawing: SPORT_DRAWINGS.handball, palettes: ['ember', 'royal', 'jade', 'dusk'] },
  goal: { ...GROUND, drawing: SPORT_DRAWINGS.goal, palettes: ['jungle', 'jade', 'night', 'lagoon'] },
  hoop: { ...GROUND, drawing: SPORT_DRAWINGS.hoop, palettes: ['night', 'royal', 'dusk', 'ember'] },
} as const satisfies Record<string, Subject>

export const SPORT_SETTINGS = {
  live: {
    back: `
steel*= M-40 90V0h6v90z
ink*= M-62-22h50v24h-50z
light= o-54,-15,4.500 o-42,-15,4.500 o-30,-15,4.500 o-19,-15,4.500 o-54,-4,4.500 o-42,-4,4.500 o-30,-4,4.500 o-19,-4,4.500
#fff6c2%22= M-62 2h50L60 112H10z
`,
  },
  early: { sky: 'sun' },
  outright: { front: ESPORTS_SETTINGS.cup.front },
  /** A chain. */
  parlay: {
    back: `
gold/6 M-50 60c-10-14 4-30 18-22l10 6c14 8 8 28-6 26M-20 50c-14-2-20 18-6 26l14 8c14 6 26-8 18-22
gold/6 M106 44c-10-14 4-30 18-22l10 6c14 8 8 28-6 26M136 34c-14-2-20 18-6 26l14 8c14 6 26-8 18-22
`,
  },
  virtual: {
    sky: 'stars',
    back: `
cyan/1.200%60 M-70 90h240M-70 100h240M-70 112h240M50 84L-40 126M50 84L140 126M50 84L10 126M50 84l40 42M50 84l-130 32M50 84l130 32
pink/2 r-46,-24,192,96,6
#ff4fd8%12 r-46,-24,192,96,6
`,
  },
} as const satisfies Record<string, Setting>
