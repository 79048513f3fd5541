/** Subjects of card rooms, and what the first word of a title adds. */
import { CHESS_DRAWINGS } from './drawings/chess.ts'
import type { Setting, Subject } from './subject.ts'
import { TABLE_SETTINGS } from './tables.ts'

const ROOM = {
  skies: ['rays', 'moon', 'beams'],
  lands: [
    ['pagodas', 'mounds'],
    ['roofs', 'mounds'],
    ['mountains', 'pines'],
  ],
  weather: ['petals', 'glints'],
  fixed: true,
} as const

export const CHESS = {
  bulls: { ...ROOM, drawing: CHESS_DRAWINGS.bulls, palettes: ['ember', 'jade', 'royal', 'desert'] },
  mahjong: { ...ROOM, drawing: CHESS_DRAWINGS.mahjong, palettes: ['royal', 'imperial', 'jade', 'lagoon'] },
  landlord: { ...ROOM, drawing: CHESS_DRAWINGS.landlord, palettes: ['dawn', 'jungle', 'rose', 'lagoon'] },
  flower: { ...ROOM, drawing: CHESS_DRAWINGS.flower, palettes: ['imperial', 'berry', 'royal', 'jade'] },
  holdem: { ...ROOM, drawing: CHESS_DRAWINGS.holdem, palettes: ['night', 'dusk', 'cyber', 'imperial'] },
  thirteen: { ...ROOM, drawing: CHESS_DRAWINGS.thirteen, palettes: ['lagoon', 'rose', 'night', 'gold'] },
  threefaces: { ...ROOM, drawing: CHESS_DRAWINGS.threefaces, palettes: ['royal', 'jade', 'ember', 'dusk'] },
  horns: { ...ROOM, drawing: CHESS_DRAWINGS.horns, palettes: ['imperial', 'night', 'jade', 'dusk'] },
  wall: { ...ROOM, drawing: CHESS_DRAWINGS.wall, palettes: ['imperial', 'night', 'rose', 'dusk'] },
  bomb: { ...ROOM, drawing: CHESS_DRAWINGS.bomb, palettes: ['ember', 'royal', 'dusk', 'jade'] },
  ingot: { ...ROOM, drawing: CHESS_DRAWINGS.ingot, palettes: ['royal', 'imperial', 'night', 'jade'] },
  river: { ...ROOM, drawing: CHESS_DRAWINGS.river, palettes: ['royal', 'imperial', 'dusk', 'lagoon'] },
} as const satisfies Record<string, Subject>

export const CHESS_SETTINGS = {
  /** Bars of gold for the banker. */
  banker: {
    front: `
gold*= M-10 116l5-14h26l5 14zM-34 116l4-12h20l4 12z
gold* M36 118l5-14h26l5 14z
#fff6c8%80 M-4 103h24l1 2H-5zM80 103h24l1 2H79zM42 105h24l1 2H41z
`,
  },
  /** Two cups of tea. */
  duo: {
    front: `
white*= M-10 96h26c2 12-4 18-13 18s-15-6-13-18z
blue/1.600= M-8 102c8 4 14 4 22 0
amber= e3,96,12,2.600
#fff/1.400%60= M-2 90c-3-5 3-6 0-12M7 90c-3-5 3-6 0-12
`,
  },
  happy: {
    sky: 'burst',
    weather: 'confetti',
    front: `
red*= o-4,104,8
gold*= r-9,94,10,4,1 r-9,110,10,4,1
red/2= M-4 112v8
`,
  },
  /** Crossed sabres behind. */
  bloody: {
    sky: 'sun',
    back: `
( rotate(-42 50 50)
steel* M46-30c8-8 10 2 9 10l-1 100h-7z
gold* M38 78h24v5H38z
)
( rotate(42 50 50)
steel* M46-30c8-8 10 2 9 10l-1 100h-7z
gold* M38 78h24v5H38z
)
crimson%45 o50,46,54
`,
    weather: 'sparks',
  },
  speed: TABLE_SETTINGS.speed,
  classic: {
    back: `
wood* M-70 118V-30h10v148zM160 118V-30h10v148zM-6 112V0h5v112zM101 112V0h5v112z
wood* M-70-4h240v6H-70z
wood/1.600 M-70 12h64M106 12h64M-70 30h64M106 30h64
wood*= M-14-2c0 14 6 18 14 18-2 8-14 4-18-2z
`,
  },
  hundred: {
    back: `
red* o-6,6,8 o14,-6,8 o38,-12,8 o62,-12,8 o86,-6,8 o106,6,8 o-30,14,8 o130,14,8
#fff2b0%70 o-6,6,4 o14,-6,4 o38,-12,4 o62,-12,4 o86,-6,4 o106,6,4 o-30,14,4 o130,14,4
gold/1 M-70 2C-20-8 10-24 50-24s70 16 120 26
ink M-70 110c4-16 16-16 20-2 4-14 18-14 22 0 4-14 16-14 20 0 4-16 18-14 22 0 4-14 16-14 20 0 6-14 20-14 24 0 4-14 16-14 20 0 4-14 18-14 22 0 4-14 18-14 22 2v20H-70z
`,
  },
} as const satisfies Record<string, Setting>
