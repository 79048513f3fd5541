/** Subjects of draws, and what the first word of a title adds. */
import { LOTTERY_DRAWINGS } from './drawings/lottery.ts'
import type { Setting, Subject } from './subject.ts'
import { TABLE_SETTINGS } from './tables.ts'

const STAGE = { skies: ['rays', 'beams', 'sun'], weather: ['confetti', 'glints'], fixed: true } as const

export const LOTTERY = {
  digits: {
    ...STAGE,
    drawing: LOTTERY_DRAWINGS.digits,
    palettes: ['lagoon', 'royal', 'rose', 'gold'],
    lands: [
      ['city', 'mounds'],
      ['hills', 'mounds'],
    ],
  },
  dice: {
    ...STAGE,
    drawing: LOTTERY_DRAWINGS.dice,
    palettes: ['jade', 'imperial', 'berry', 'night'],
    lands: [
      ['roofs', 'mounds'],
      ['hills', 'mounds'],
    ],
  },
  racing: {
    ...STAGE,
    drawing: LOTTERY_DRAWINGS.racing,
    palettes: ['cyber', 'dusk', 'storm', 'desert'],
    lands: [
      ['stands', 'plain'],
      ['city', 'plain'],
    ],
  },
  drum: {
    ...STAGE,
    drawing: LOTTERY_DRAWINGS.drum,
    palettes: ['rose', 'imperial', 'lagoon', 'royal'],
    lands: [
      ['roofs', 'mounds'],
      ['clouds', 'mounds'],
    ],
  },
  airship: {
    ...STAGE,
    drawing: LOTTERY_DRAWINGS.airship,
    palettes: ['dawn', 'dusk', 'polar', 'lagoon'],
    lands: [
      ['mountains', 'clouds'],
      ['city', 'clouds'],
    ],
    skies: ['sun', 'clouds', 'moon'],
    weather: ['none', 'sparks'],
  },
  pick: {
    ...STAGE,
    drawing: LOTTERY_DRAWINGS.pick,
    palettes: ['mint', 'candy', 'royal', 'gold'],
    lands: [
      ['hills', 'mounds'],
      ['clouds', 'mounds'],
    ],
  },
  tube: {
    ...STAGE,
    drawing: LOTTERY_DRAWINGS.tube,
    palettes: ['royal', 'night', 'jade', 'berry'],
    lands: [
      ['city', 'mounds'],
      ['roofs', 'mounds'],
    ],
  },
  bowl: {
    ...STAGE,
    drawing: LOTTERY_DRAWINGS.bowl,
    palettes: ['imperial', 'rose', 'night', 'gold'],
    lands: [
      ['pagodas', 'mounds'],
      ['hills', 'mounds'],
    ],
  },
  helmet: {
    ...STAGE,
    drawing: LOTTERY_DRAWINGS.helmet,
    palettes: ['storm', 'cyber', 'jungle', 'dusk'],
    lands: [
      ['stands', 'plain'],
      ['hills', 'plain'],
    ],
  },
  pyramid: {
    ...STAGE,
    drawing: LOTTERY_DRAWINGS.pyramid,
    palettes: ['night', 'royal', 'jade', 'imperial'],
    lands: [
      ['roofs', 'mounds'],
      ['pagodas', 'mounds'],
    ],
  },
  balloon: {
    ...STAGE,
    drawing: LOTTERY_DRAWINGS.balloon,
    palettes: ['lagoon', 'dawn', 'aurora', 'mint'],
    lands: [
      ['mountains', 'clouds'],
      ['hills', 'clouds'],
    ],
    skies: ['sun', 'clouds'],
    weather: ['none', 'sparks'],
  },
  scratch: {
    ...STAGE,
    drawing: LOTTERY_DRAWINGS.scratch,
    palettes: ['berry', 'night', 'jade', 'candy'],
    lands: [
      ['city', 'mounds'],
      ['hills', 'mounds'],
    ],
  },
} as const satisfies Record<string, Subject>

/** A clock whose hand shows so many minutes. */
const clock = (x: number, y: number, hand: string): string => `
gold* o${x},${y},27
ivory o${x},${y},22
ink/1.600 M${x} ${y - 20}v3M${x} ${y + 17}v3M${x - 20} ${y}h3M${x + 17} ${y}h3
red%50 M${x} ${y}v-18${hand}z
ink/3 M${x} ${y}v-15
brass* o${x},${y},3`

export const LOTTERY_SETTINGS = {
  one: { back: clock(-22, 12, 'a18 18 0 0 1 10.600 3.400') },
  three: { back: clock(122, 14, 'a18 18 0 0 1 17.100 12.400') },
  five: { back: clock(-22, 12, 'a18 18 0 1 1-15.600 27') + clock(126, 40, 'a18 18 0 1 1-15.600 27') },
  speed: TABLE_SETTINGS.speed,
  lucky: {
    back: `
green*= M-24 40c-18-4-24-24-8-28 6-1 8 4 8 8 0-4 4-9 10-8 14 4 8 24-10 28zM-24 42c-14 10-10 28 4 26 6-1 6-8 4-12 4 4 10 4 12-2 2-12-8-18-20-12zM-26 42c-16-6-32 8-24 18 4 4 10 1 12-3-1 6 2 12 8 11 10-4 10-18 4-26z
leaf/3= M-24 44c0 20-6 34-14 50
`,
    front: `
gold*= o-30,108,8 o-12,112,8 o-46,114,8
brass/1= o-30,108,5 o-12,112,5 o-46,114,5
`,
  },
  aussie: {
    sky: 'sun',
    back: `
#b8562c* M-70 96c10-4 14-28 26-32s40-8 60-6 60-4 80 2 30 28 40 36z
#7a2f1c%60 M-30 96c4-14 6-24 14-32M40 96c0-14 2-26 6-36M100 96c-4-14-6-24-14-34
wood* M-44 40c6-8 12-4 16 2 6 8 8 20 6 34l12 6-2 4-22-2c-4 6-4 12 8 12l-2 4h-16c-4-8-2-16 4-24 0-14-8-18-16-20l2-6 6 2z
wood M-40 42l-6-14 4-2 4 10 4-12 4 1-2 14zM-26 74c14 2 26 10 34 20l4-2C4 78-8 68-24 66z
`,
  },
} as const satisfies Record<string, Setting>
