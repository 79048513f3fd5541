/** Subjects of esports, and what the second word of a title adds. */
import { ESPORTS_DRAWINGS } from './drawings/esports.ts'
import { SLOT_SETTINGS } from './slots-settings.ts'
import type { Setting, Subject } from './subject.ts'

const ARENA = { skies: ['beams', 'stars'], weather: ['sparks'], fixed: true } as const

export const ESPORTS = {
  rift: {
    ...ARENA,
    drawing: ESPORTS_DRAWINGS.rift,
    palettes: ['jungle', 'cyber', 'royal', 'aurora'],
    lands: [
      ['crags', 'jungle'],
      ['mountains', 'pines'],
    ],
  },
  kings: {
    ...ARENA,
    drawing: ESPORTS_DRAWINGS.kings,
    palettes: ['imperial', 'royal', 'night', 'gold'],
    lands: [
      ['columns', 'mounds'],
      ['crags', 'hills'],
    ],
  },
  dust: {
    ...ARENA,
    drawing: ESPORTS_DRAWINGS.dust,
    palettes: ['desert', 'dusk', 'dawn', 'ember'],
    lands: [
      ['dunes', 'dunes'],
      ['city', 'dunes'],
    ],
    skies: ['sun', 'beams'],
  },
  agents: {
    ...ARENA,
    drawing: ESPORTS_DRAWINGS.agents,
    palettes: ['cyber', 'neon', 'night', 'royal'],
    lands: [['city', 'plain']],
  },
  ancients: {
    ...ARENA,
    drawing: ESPORTS_DRAWINGS.ancients,
    palettes: ['jungle', 'lagoon', 'ember', 'aurora'],
    lands: [
      ['crags', 'jungle'],
      ['columns', 'jungle'],
    ],
  },
  star: {
    ...ARENA,
    drawing: ESPORTS_DRAWINGS.star,
    palettes: ['royal', 'cyber', 'night', 'dusk'],
    lands: [
      ['mountains', 'crags'],
      ['crags', 'mounds'],
    ],
    skies: ['stars', 'aurora'],
  },
  arcade: {
    ...ARENA,
    drawing: ESPORTS_DRAWINGS.arcade,
    palettes: ['neon', 'berry', 'cyber', 'candy'],
    lands: [['city', 'plain']],
  },
  tower: {
    ...ARENA,
    drawing: ESPORTS_DRAWINGS.tower,
    palettes: ['aurora', 'royal', 'jungle', 'night'],
    lands: [
      ['mountains', 'pines'],
      ['crags', 'jungle'],
    ],
  },
  throne: {
    ...ARENA,
    drawing: ESPORTS_DRAWINGS.throne,
    palettes: ['royal', 'imperial', 'night', 'dusk'],
    lands: [
      ['columns', 'mounds'],
      ['crags', 'hills'],
    ],
  },
  tank: {
    ...ARENA,
    drawing: ESPORTS_DRAWINGS.tank,
    palettes: ['dusk', 'storm', 'dawn', 'ember'],
    lands: [
      ['dunes', 'dunes'],
      ['pyramids', 'dunes'],
    ],
    skies: ['sun', 'clouds'],
  },
  drone: {
    ...ARENA,
    drawing: ESPORTS_DRAWINGS.drone,
    palettes: ['night', 'neon', 'cyber', 'storm'],
    lands: [['city', 'plain']],
  },
  mech: {
    ...ARENA,
    drawing: ESPORTS_DRAWINGS.mech,
    palettes: ['cyber', 'dusk', 'royal', 'ember'],
    lands: [
      ['crags', 'mounds'],
      ['mountains', 'crags'],
    ],
    skies: ['stars', 'aurora'],
  },
} as const satisfies Record<string, Subject>

const cup = (x: number, y: number, s: number) => `
( translate(${x} ${y}) scale(${s})
gold* M-18-40h36c2 22-4 36-18 40-14-4-20-18-18-40z
gold/4 M-18-34c-14-4-14 16 4 20M18-34c14-4 14 16-4 20
gold* M-4-2h8l2 12H-6z
wood* r-14,9,28,12,2
#fff6c8%70 M-13-37h6c0 14 2 24 7 32-9-4-13-16-13-32z
red M0-30l2.500 6 6 .500-4.500 4 1.500 6L0-17l-5.500 3.500 1.500-6-4.500-4 6-.500z
)`

export const ESPORTS_SETTINGS = {
  /** Banners of two sides. */
  league: {
    back: `
crimson* M-52-30h30v84l-15-12-15 12z
blue* M122-30h30v84l-15-12-15 12z
gold/1.600 M-48-26h22v70l-11-9-11 9zM126-26h22v70l-11-9-11 9z
gold M-37-12l5 10-5 10-5-10zM137-12l5 10-5 10-5-10z
`,
  },
  cup: { front: cup(104, 92, 0.9) },
  /** An open gate. */
  open: {
    back: `
stone* M-50 112V10h22v102zM128 112V10h22v102z
stone* M-56 12C-40-40 140-40 156 12h-20C110-16-10-16-36 12z
amber/2 M-36 12C-10-14 110-14 136 12
flame= M-39 6c5 6 6 9 4 13s-8 4-9 0 2-7 5-13z
`,
  },
  masters: { back: SLOT_SETTINGS.legend.back, sky: 'rays' },
  /** The season's sun over the field. */
  season: {
    sky: 'sun',
    back: `
amber/3= M50-34v-16M20-28l-6-14M-4-10l-10-10M-18 14l-14-4
lemon%35 o50,30,62
`,
    front: `
#06081a%70 M-70 120v-16h240v16z
cyan M-60 108h30v8h-30zM-22 108H8v8h-30zM92 108h30v8H92zM130 108h30v8h-30z
amber M16 108h30v8H16zM54 108h30v8H54z
`,
  },
} as const satisfies Record<string, Setting>
