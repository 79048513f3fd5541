/** Subjects of slots, with the surroundings that suit them. */
import { BEINGS } from './drawings/beings.ts'
import { THINGS } from './drawings/things.ts'
import type { Subject } from './subject.ts'

export const SLOTS = {
  mahjong: {
    drawing: THINGS.mahjong,
    palettes: ['jade', 'imperial', 'royal', 'gold'],
    skies: ['rays', 'moon', 'beams'],
    lands: [
      ['pagodas', 'hills'],
      ['roofs', 'mounds'],
    ],
    weather: ['glints', 'petals'],
    fixed: true,
  },
  dragon: {
    drawing: BEINGS.dragon,
    palettes: ['imperial', 'jade', 'dusk', 'night'],
    skies: ['sun', 'moon', 'clouds'],
    lands: [
      ['mountains', 'clouds'],
      ['pagodas', 'crags'],
      ['crags', 'clouds'],
    ],
    weather: ['sparks', 'none'],
  },
  fortune: {
    drawing: BEINGS.fortune,
    palettes: ['gold', 'imperial', 'rose', 'jade'],
    skies: ['rays', 'burst', 'sun'],
    lands: [
      ['roofs', 'clouds'],
      ['pagodas', 'mounds'],
    ],
    weather: ['glints', 'petals'],
    fixed: true,
  },
  fox: {
    drawing: BEINGS.fox,
    palettes: ['berry', 'moon', 'dusk', 'jade'],
    skies: ['moon', 'crescent', 'stars'],
    lands: [
      ['mountains', 'pines'],
      ['pagodas', 'hills'],
    ],
    weather: ['petals', 'sparks'],
    fixed: true,
  },
  chest: {
    drawing: THINGS.chest,
    palettes: ['lagoon', 'desert', 'royal', 'jungle'],
    skies: ['beams', 'sun', 'stars'],
    lands: [
      ['crags', 'palms'],
      ['dunes', 'mounds'],
      ['columns', 'mounds'],
    ],
    weather: ['glints', 'sparks'],
    fixed: true,
  },
  pharaoh: {
    drawing: BEINGS.pharaoh,
    palettes: ['desert', 'dusk', 'night', 'ember'],
    skies: ['sun', 'rays', 'stars'],
    lands: [
      ['pyramids', 'dunes'],
      ['columns', 'dunes'],
    ],
    weather: ['sparks', 'none'],
    fixed: true,
  },
  pirate: {
    drawing: BEINGS.pirate,
    palettes: ['storm', 'lagoon', 'dusk', 'night'],
    skies: ['moon', 'clouds', 'sun'],
    lands: [
      ['crags', 'sea'],
      ['palms', 'sea'],
    ],
    weather: ['rain', 'none'],
    fixed: true,
  },
  tiger: {
    drawing: BEINGS.tiger,
    palettes: ['jungle', 'dawn', 'lagoon', 'ember'],
    skies: ['beams', 'sun', 'rays'],
    lands: [
      ['jungle', 'palms'],
      ['mountains', 'jungle'],
    ],
    weather: ['leaves', 'sparks'],
    fixed: true,
  },
  bear: {
    drawing: BEINGS.bear,
    palettes: ['polar', 'aurora', 'night', 'dawn'],
    skies: ['aurora', 'crescent', 'sun'],
    lands: [
      ['ice', 'mounds'],
      ['mountains', 'pines'],
    ],
    weather: ['snow'],
  },
  lamp: {
    drawing: THINGS.lamp,
    palettes: ['imperial', 'night', 'rose', 'royal'],
    skies: ['stars', 'burst', 'crescent'],
    lands: [
      ['roofs', 'mounds'],
      ['pagodas', 'sea'],
    ],
    weather: ['sparks', 'petals'],
    fixed: true,
  },
  candy: {
    drawing: THINGS.candy,
    palettes: ['candy', 'mint', 'berry', 'rose'],
    skies: ['clouds', 'rays', 'sun'],
    lands: [
      ['sweets', 'mounds'],
      ['clouds', 'sweets'],
    ],
    weather: ['confetti', 'glints'],
  },
  volcano: {
    drawing: THINGS.volcano,
    palettes: ['ember', 'dusk', 'storm', 'abyss'],
    skies: ['stars', 'clouds', 'rays'],
    lands: [
      ['crags', 'palms'],
      ['mountains', 'sea'],
      ['crags', 'jungle'],
    ],
    weather: ['sparks'],
  },
  racer: {
    drawing: THINGS.racer,
    palettes: ['neon', 'cyber', 'royal', 'berry'],
    skies: ['stars', 'beams', 'stars'],
    lands: [
      ['city', 'plain'],
      ['mountains', 'city'],
    ],
    weather: ['sparks', 'none'],
    fixed: true,
  },
  rabbit: {
    drawing: BEINGS.rabbit,
    palettes: ['moon', 'royal', 'night', 'dusk'],
    skies: ['stars', 'clouds'],
    lands: [
      ['clouds', 'clouds'],
      ['mountains', 'pines'],
      ['pagodas', 'clouds'],
    ],
    weather: ['petals', 'sparks'],
  },
  hammer: {
    drawing: THINGS.hammer,
    palettes: ['storm', 'royal', 'cyber', 'night'],
    skies: ['clouds', 'beams', 'rays'],
    lands: [
      ['crags', 'mountains'],
      ['clouds', 'crags'],
    ],
    weather: ['rain', 'sparks'],
  },
  koi: {
    drawing: BEINGS.koi,
    palettes: ['lagoon', 'rose', 'abyss', 'jade'],
    skies: ['moon', 'sun', 'rays'],
    lands: [
      ['hills', 'sea'],
      ['pagodas', 'sea'],
      ['mountains', 'sea'],
    ],
    weather: ['petals', 'bubbles'],
  },
} as const satisfies Record<string, Subject>
