/** Display names of categories and venues. */
import { CATEGORIES, type Category } from '@lantern/contract/games'
import { VENUE_CODES, venueName } from '../site/venues.ts'

const CATEGORY_NAMES: Readonly<Record<Category, { zh: string; en: string }>> = {
  sport: { zh: '体育', en: 'Sports' },
  realbet: { zh: '真人', en: 'Casino' },
  gaming: { zh: '电竞', en: 'Esports' },
  chess: { zh: '棋牌', en: 'Cards' },
  egame: { zh: '电子', en: 'Slots' },
  lottery: { zh: '彩票', en: 'Lottery' },
  fishing: { zh: '捕鱼', en: 'Fishing' },
}

export function namingItems(): { code: string; zh: string; en: string; icon: string }[] {
  return [
    ...CATEGORIES.map((code) => ({ code, ...CATEGORY_NAMES[code], icon: code })),
    ...VENUE_CODES.map((code) => ({ code, ...venueName(code), icon: '' })),
  ]
}
