/** What offers, advertisements and campaigns show, by the name of their picture. */
import type { PaletteName } from '../scene/palettes.ts'
import { OFFER_DRAWINGS } from './drawings/offers.ts'
import type { Subject } from './subject.ts'

export type OfferMotif = keyof typeof OFFER_DRAWINGS

const PALETTE_OF: Readonly<Record<OfferMotif, PaletteName>> = {
  depositSport: 'night',
  depositSlots: 'royal',
  deposit: 'lagoon',
  depositLive: 'imperial',
  reload: 'jungle',
  profile: 'polar',
  turnover: 'dusk',
  cashback: 'jade',
  cup: 'ember',
  liveVip: 'gold',
  esports: 'cyber',
  reels: 'berry',
  dailyReturn: 'aurora',
  evening: 'moon',
  numbers: 'rose',
  dividend: 'dawn',
  upgrade: 'royal',
  birthday: 'candy',
  idea: 'night',
  crypto: 'abyss',
  chat: 'lagoon',
  friends: 'dawn',
  hourglass: 'moon',
  derby: 'jungle',
  arena: 'imperial',
}

export function offerSubject(motif: OfferMotif): Subject {
  return {
    drawing: OFFER_DRAWINGS[motif],
    palettes: [PALETTE_OF[motif]],
    skies: ['stars', 'crescent', 'clouds'],
    lands: [
      ['mountains', 'pines'],
      ['roofs', 'hills'],
      ['hills', 'mounds'],
      ['pagodas', 'sea'],
    ],
    weather: ['sparks', 'glints', 'none'],
    fixed: true,
  }
}
