/** Subjects of the tables, and what the first word of a title adds. */
import { LIVE_DRAWINGS } from './drawings/live.ts'
import type { Setting, Subject } from './subject.ts'

const HALL = {
  skies: ['beams', 'rays', 'stars'],
  lands: [
    ['columns', 'mounds'],
    ['city', 'mounds'],
    ['roofs', 'mounds'],
  ],
  weather: ['glints', 'sparks'],
} as const

export const TABLES = {
  baccarat: { ...HALL, drawing: LIVE_DRAWINGS.baccarat, palettes: ['jade', 'royal', 'imperial', 'night'] },
  roulette: { ...HALL, drawing: LIVE_DRAWINGS.roulette, palettes: ['imperial', 'jade', 'gold', 'night'] },
  dragontiger: {
    ...HALL,
    drawing: LIVE_DRAWINGS.dragontiger,
    palettes: ['ember', 'royal', 'night', 'dusk'],
    fixed: true,
  },
  sicbo: { ...HALL, drawing: LIVE_DRAWINGS.sicbo, palettes: ['rose', 'jade', 'imperial', 'lagoon'] },
  bulls: { ...HALL, drawing: LIVE_DRAWINGS.bulls, palettes: ['desert', 'jade', 'ember', 'royal'], fixed: true },
  blackjack: { ...HALL, drawing: LIVE_DRAWINGS.blackjack, palettes: ['night', 'jade', 'dusk', 'imperial'] },
  threefaces: {
    ...HALL,
    drawing: LIVE_DRAWINGS.threefaces,
    palettes: ['royal', 'berry', 'lagoon', 'imperial'],
    fixed: true,
  },
  shoe: { ...HALL, drawing: LIVE_DRAWINGS.shoe, palettes: ['night', 'jade', 'imperial', 'royal'] },
  ball: { ...HALL, drawing: LIVE_DRAWINGS.ball, palettes: ['royal', 'imperial', 'night', 'gold'] },
  beasts: { ...HALL, drawing: LIVE_DRAWINGS.beasts, palettes: ['imperial', 'night', 'ember', 'royal'], fixed: true },
  cup: { ...HALL, drawing: LIVE_DRAWINGS.cup, palettes: ['jade', 'night', 'royal', 'lagoon'], fixed: true },
  shield: { ...HALL, drawing: LIVE_DRAWINGS.shield, palettes: ['imperial', 'dusk', 'jade', 'night'], fixed: true },
} as const satisfies Record<string, Subject>

export const TABLE_SETTINGS = {
  /** Drapes. */
  classic: {
    back: `
crimson*= M-70-60h56C-18-10-30 20-64 44v70h-6zM-14-60h16C-2-20-16 8-30 20c8-24 14-50 16-80z
gold/1.600= M-64 46c30-22 44-54 48-104M-30 22C-16 8-2-20 2-58
gold* M-70-26c40 12 80 14 120 14s80-2 120-14v9c-40 12-80 14-120 14s-80-2-120-14z
`,
  },
  speed: {
    back: `
#fff%26 M-70 20L180-20v6L-70 30zM-70 56L180 16v4L-70 62zM-70 90L180 50v8L-70 102zM-70 118L180 78v4L-70 124z
amber%55 M-70 40L100 12v3L-70 45zM20 96l160-26v3L20 100z
`,
    front: `
#fff%50 M-70 112L20 98v3L-70 116zM90 112l80-12v3l-80 12z
`,
    tilt: -6,
  },
  /** A chandelier and ropes of velvet. */
  salon: {
    back: `
gold/1.600 M50-70v40
gold*= M50-34c-20 0-34 10-40 24 12-6 26-8 40-8zM50-14c-30 2-50-4-70-14-4 10 20 22 70 24z
light= e-18,-32,3,5 e4,-20,3,5 e26,-14,3,5 o50,-6,4
flame= e-18,-36,1.600,4 e4,-24,1.600,4 e26,-18,1.600,4
cyan%70= o-12,-14,2 o16,-4,2 o34,-2,2.400
`,
    front: `
brass*= r-38,70,5,44,2 o-35.500,68,5
crimson/6= M-70 84c12 10 24 8 34-8M-33 78c8 14 20 22 34 22
`,
  },
  /** Screens with other tables. */
  multi: {
    back: `
( translate(-44 -12)
ink* r0,0,50,34,4
cyan%55 r3,3,44,28,2
red o25,17,10
gold o25,17,4
)
( translate(94 -12)
ink* r0,0,50,34,4
pink%55 r3,3,44,28,2
ivory r14,8,9,14,1 r26,8,9,14,1
)
( translate(-58 34)
ink* r0,0,44,30,4
green%60 r3,3,38,24,2
ivory r11,8,8,12,1 r22,8,8,12,1
)
( translate(114 34)
ink* r0,0,44,30,4
violet%70 r3,3,38,24,2
white r12,9,9,9,1 r23,9,9,9,1
)
`,
  },
  /** A hand that lifts the corner of a card. */
  squeeze: {
    front: `
( translate(112 92) rotate(-10)
ivory* M-44-20h44l10 40h-44z
crimson M-44-20l22 0-18 16z
skin* M34 40C22 34 6 30-8 22c-8-4-16-12-20-20 8-4 14 2 20 6l-14-18c4-6 10-4 14 0 8 8 16 10 22 18 4-6 12-4 22 4l20 14z
#9a5a3c/1 M-8 8l10 6M14 8c-2 4-2 6 0 10
gold/2.400 M24 18l8 10
)
`,
  },
  flash: {
    sky: 'clouds',
    back: `
lemon*= M-24-40l-26 50h16l-14 46 40-60h-18l18-36z
lemon*= M22-30L2 8h12L2 40l28-46H16l16-24z
#fff= M-26-34l-20 42h12l-8 28 26-42h-16l14-28z
`,
    weather: 'sparks',
  },
  jade: {
    back: `
jade/9 o50,40,58
gold/1.400 o50,40,52.500 o50,40,63.500
jade*= M-16 96c-18-10-26-30-22-50 14 10 24 28 22 50zM-26 60c-16-4-26-16-28-30 14 2 26 14 28 30z
`,
    front: `
jade*= M-70 104c14-16 40-16 46 0 8-8 24-6 28 4l-4 12h-70z
gold/1.400= M-50 108c2-8 14-8 15 0 0 5-7 6-8 2M-16 112c2-6 11-6 12 0
`,
  },
  starlight: {
    sky: 'stars',
    back: `
lemon= M-30-14l3 8 8 3-8 3-3 8-3-8-8-3 8-3zM-8 30l2 6 6 2-6 2-2 6-2-6-6-2 6-2zM-48 46l2 6 6 2-6 2-2 6-2-6-6-2 6-2z
#fff%80 o4,-24,2 o96,-18,2 o120,10,1.600 o-20,4,1.600
violet%50 M-70 10c60-40 120 30 240-30v20C60 50 0-10-70 30z
`,
    weather: 'glints',
  },
} as const satisfies Record<string, Setting>
