/** Names, letters and kinds of the venues, for use before the server has answered. */
type VenueName = { readonly zh: string; readonly en: string; readonly letters: string }

const BOOKS: Readonly<Record<string, VenueName>> = {
  OBTY: { zh: '欧博体育', en: 'OB Sports', letters: 'O' },
  IMTY: { zh: 'IM 体育', en: 'IM Sports', letters: 'I' },
  FBTY: { zh: 'FB 体育', en: 'FB Sports', letters: 'F' },
  V188: { zh: '小金体育', en: 'V188 Sports', letters: 'V' },
  YBDJ: { zh: '雅博电竞', en: 'YB Esports', letters: 'Y' },
  IMDJ: { zh: 'IM 电竞', en: 'IM Esports', letters: 'I' },
  LHDJ: { zh: '雷火电竞', en: 'Thunder Esports', letters: 'T' },
}
/** Live tables and draws: their rounds run on the venue's clock. */
const SHARED: Readonly<Record<string, VenueName>> = {
  AG: { zh: 'AG 真人', en: 'AG Live', letters: 'A' },
  EVO: { zh: 'EVO 真人', en: 'EVO Live', letters: 'E' },
  BG: { zh: 'BG 真人', en: 'BG Live', letters: 'B' },
  WM: { zh: 'WM 真人', en: 'WM Live', letters: 'W' },
  VRCP: { zh: 'VR 彩票', en: 'VR Lottery', letters: 'V' },
  TCGCP: { zh: '双赢彩票', en: 'TCG Lottery', letters: 'T' },
}
const OTHERS: Readonly<Record<string, VenueName>> = {
  PGDZ: { zh: 'PG 电子', en: 'PG Slots', letters: 'P' },
  PPDZ: { zh: 'PP 电子', en: 'PP Slots', letters: 'PP' },
  CQ9: { zh: 'CQ9 电子', en: 'CQ9 Slots', letters: 'C' },
  JDB: { zh: 'JDB 电子', en: 'JDB Slots', letters: 'J' },
  MGDZ: { zh: 'MG 电子', en: 'MG Slots', letters: 'M' },
  KYQP: { zh: '开元棋牌', en: 'KY Cards', letters: 'K' },
  LEGQP: { zh: '乐游棋牌', en: 'Leg Cards', letters: 'L' },
  JDBBY: { zh: 'JDB 捕鱼', en: 'JDB Fishing', letters: 'J' },
  CQ9BY: { zh: 'CQ9 捕鱼', en: 'CQ9 Fishing', letters: 'C' },
}

export function venueNameOf(venue: string): VenueName {
  return BOOKS[venue] ?? SHARED[venue] ?? OTHERS[venue] ?? { zh: venue, en: venue, letters: venue.slice(0, 1) }
}

/** Whether the venue is a sport book; all others offer games. */
export function isBook(venue: string): boolean {
  return !Object.hasOwn(OTHERS, venue) && !hasSharedGames(venue)
}

/** Whether the venue's games run on its clock, for all players at once. */
export function hasSharedGames(venue: string): boolean {
  return Object.hasOwn(SHARED, venue)
}
