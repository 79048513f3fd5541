/** Who deals at which table: invented names on shifts of half an hour, each at one table at a time. */
import { MINUTE_MS } from '@lantern/contract/site-time'

type Named = { readonly zh: string; readonly en: string }

const SHIFT_MS = 30 * MINUTE_MS

export const DEALERS: readonly Named[] = [
  { zh: '知夏', en: 'Ada' },
  { zh: '疏桐', en: 'Bruna' },
  { zh: '听澜', en: 'Celia' },
  { zh: '景行', en: 'Darian' },
  { zh: '予安', en: 'Edda' },
  { zh: '清越', en: 'Fabian' },
  { zh: '若水', en: 'Greta' },
  { zh: '长风', en: 'Henrik' },
  { zh: '念初', en: 'Ilka' },
  { zh: '星河', en: 'Jonas' },
  { zh: '云舒', en: 'Kaja' },
  { zh: '南枝', en: 'Lorena' },
  { zh: '怀瑾', en: 'Matteo' },
  { zh: '晚照', en: 'Nadia' },
  { zh: '书白', en: 'Oskar' },
  { zh: '青禾', en: 'Petra' },
  { zh: '言蹊', en: 'Quentin' },
  { zh: '沐阳', en: 'Runa' },
  { zh: '既明', en: 'Stellan' },
  { zh: '望舒', en: 'Thea' },
]

/** @param seat position of the table among all that are dealt at; no two below the number of dealers share one */
export function dealerOf(seat: number, now: number): Named {
  const shift = Math.floor(now / SHIFT_MS)
  return DEALERS[(seat + shift) % DEALERS.length] as Named
}
