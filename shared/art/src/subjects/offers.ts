/** What offers, advertisements and campaigns show, by the words of their titles. */
import type { PaletteName } from '../scene/palettes.ts'
import type { Word } from '../words/words.ts'
import { OFFER_DRAWINGS } from './drawings/offers.ts'
import type { Subject } from './subject.ts'

export type OfferMotif = keyof typeof OFFER_DRAWINGS

/** The first that stands in the title. */
export const OFFER_WORDS: readonly Word<OfferMotif>[] = [
  ['首存礼 · 体育', 'sports first-deposit', 'depositSport'],
  ['首存礼 · 电子', 'slots first-deposit', 'depositSlots'],
  ['首存', 'first deposit', 'deposit'],
  ['完善资料', 'complete your profile', 'profile'],
  ['周存返利', 'weekly reload', 'reload'],
  ['存款返利', 'sports reload', 'reload'],
  ['流水任务', 'turnover task', 'turnover'],
  ['赛事返还', 'cashback', 'cashback'],
  ['月红包', 'monthly packet', 'cashback'],
  ['琥珀杯', 'amber cup', 'cup'],
  ['真人欢迎', 'live casino welcome', 'depositLive'],
  ['真人贵宾', 'live casino, vip', 'liveVip'],
  ['电竞任务', 'esports task', 'esports'],
  ['电子存款', 'slots deposit', 'reels'],
  ['日返', 'daily return', 'dailyReturn'],
  ['棋牌任务', 'cards task', 'evening'],
  ['彩票早鸟', 'lottery early bird', 'numbers'],
  ['新人红利', 'welcome bonus', 'dividend'],
  ['晋级', 'level-up', 'upgrade'],
  ['进阶', 'vip ladder', 'upgrade'],
  ['生日', 'birthday', 'birthday'],
  ['建议', 'ideas', 'idea'],
  ['德比', 'derby', 'derby'],
  ['季中赛', 'mid-season', 'arena'],
  ['虚拟币', 'crypto', 'crypto'],
  ['聊天', 'chat', 'chat'],
  ['邀请', 'invite', 'friends'],
  ['理性', 'keep it fun', 'hourglass'],
  ['上限', 'limit', 'hourglass'],
]

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
