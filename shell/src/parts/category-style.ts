/** Icon and motif of each category. */
import type { Category } from '@lantern/contract/venues'
import {
  IconCards,
  IconEsports,
  IconFishing,
  IconLive,
  IconLottery,
  IconSlots,
  IconSport,
  type Motif,
} from '@lantern/ui'

export const CATEGORY_STYLE: Readonly<Record<Category, { Icon: typeof IconSport; motif: Motif }>> = {
  sport: { Icon: IconSport, motif: 'sport' },
  realbet: { Icon: IconLive, motif: 'live' },
  gaming: { Icon: IconEsports, motif: 'esports' },
  chess: { Icon: IconCards, motif: 'cards' },
  egame: { Icon: IconSlots, motif: 'slots' },
  lottery: { Icon: IconLottery, motif: 'lottery' },
  fishing: { Icon: IconFishing, motif: 'fishing' },
}
