/** Subjects of fishing games, and what the second word of a title adds. */
import { FISHING_DRAWINGS } from './drawings/fishing.ts'
import { THINGS } from './drawings/things.ts'
import { SLOT_SETTINGS } from './slots-settings.ts'
import type { Setting, Subject } from './subject.ts'

const SEA = {
  skies: ['beams', 'rays'],
  lands: [
    ['reef', 'reef'],
    ['crags', 'reef'],
    ['columns', 'reef'],
  ],
  weather: ['bubbles'],
} as const

export const FISHING = {
  angler: { ...SEA, drawing: FISHING_DRAWINGS.angler, palettes: ['abyss', 'royal', 'night', 'cyber'] },
  dragon: { ...SEA, drawing: FISHING_DRAWINGS.dragon, palettes: ['lagoon', 'jade', 'abyss', 'royal'] },
  goldfish: { ...SEA, drawing: FISHING_DRAWINGS.goldfish, palettes: ['lagoon', 'abyss', 'cyber', 'jade'] },
  shark: { ...SEA, drawing: FISHING_DRAWINGS.shark, palettes: ['abyss', 'storm', 'lagoon', 'night'] },
  turtle: { ...SEA, drawing: FISHING_DRAWINGS.turtle, palettes: ['lagoon', 'mint', 'abyss', 'aurora'] },
  sword: {
    ...SEA,
    drawing: FISHING_DRAWINGS.sword,
    palettes: ['storm', 'cyber', 'dusk', 'lagoon'],
    skies: ['clouds', 'beams'],
    lands: [
      ['crags', 'sea'],
      ['sea', 'sea'],
    ],
    weather: ['rain', 'bubbles'],
  },
  ghost: { ...SEA, drawing: FISHING_DRAWINGS.ghost, palettes: ['moon', 'royal', 'aurora', 'abyss'] },
  manta: { ...SEA, drawing: FISHING_DRAWINGS.manta, palettes: ['lagoon', 'aurora', 'moon', 'royal'] },
  crab: { ...SEA, drawing: FISHING_DRAWINGS.crab, palettes: ['abyss', 'cyber', 'lagoon', 'night'] },
  octopus: { ...SEA, drawing: FISHING_DRAWINGS.octopus, palettes: ['lagoon', 'abyss', 'storm', 'mint'] },
  seahorse: { ...SEA, drawing: FISHING_DRAWINGS.seahorse, palettes: ['lagoon', 'abyss', 'mint', 'cyber'] },
  whale: { ...SEA, drawing: FISHING_DRAWINGS.whale, palettes: ['aurora', 'lagoon', 'storm', 'mint'] },
} as const satisfies Record<string, Subject>

const CANNON = `
brass* M34 120l4-22h24l4 22z
gold* M40 104V78c0-6 20-6 20 0v26z
gold* r37,72,26,8,3
red o50,96,5
ink e50,73,9,2.400
`

export const FISHING_SETTINGS = {
  /** A net over the catch. */
  fishing: {
    front: `
#fff/1%60 M-20-8C10 20 90 20 120-8M-16 20c30 24 102 24 132 0M-10 48c30 22 90 22 120 0M0 76c24 16 76 16 100 0M-20-8C-16 40 6 84 50 98c44-14 66-58 70-106M14 6c-2 40 8 70 36 92M86 6c2 40-8 70-36 92M50 13v85
`,
  },
  hunt: {
    front: `
( translate(112 104) rotate(-40)
wood* r-6,-4,60,7,2
silver* M-6-1l-40-1-10-6 4 7-4 8 10-6 40-1z
gold r-8,-5,10,10,2
)
`,
    back: `
red/1.800 o50,46,50
red/2.600 M50-12v16M50 88v16M-8 46H8M92 46h16
`,
  },
  treasure: {
    front: `
( translate(66 74) scale(.46)
${THINGS.chest}
)
gold* o8,112,8 o24,114,7 o-10,114,7
brass/1 o8,112,5 o24,114,4.500 o-10,114,4.500
`,
  },
  battle: {
    front: `
( translate(-50 16) rotate(24 50 100)
${CANNON}
)
( translate(50 16) rotate(-24 50 100)
${CANNON}
)
`,
    weather: 'sparks',
  },
  carnival: SLOT_SETTINGS.carnival,
} as const satisfies Record<string, Setting>
