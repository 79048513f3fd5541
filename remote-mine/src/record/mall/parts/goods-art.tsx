import type { Goods, GoodsCategory, GoodsArt as Subject } from '@lantern/contract/mall'
import { entryOf } from '@lantern/contract/open-enum'
import styles from './goods-art.module.css'
import { DRAWINGS } from './goods-drawings.tsx'

const BY_CATEGORY: Readonly<Record<GoodsCategory, Subject>> = {
  coupon: 'ticket',
  physical: 'box',
  digital: 'tablet',
  merch: 'bag',
}

/** The drawing of goods, tinted by their id; without a known subject, that of their category. Decorative: the name stands beside it. */
export function GoodsArt({ goods: { id, art, category } }: { goods: Pick<Goods, 'id' | 'art' | 'category'> }) {
  const tone = [...id].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % TONES
  return (
    <svg className={styles.art} viewBox="0 0 120 90" aria-hidden="true" data-tone={tone}>
      <ellipse className={styles.ground} cx="60" cy="80" rx="30" ry="3" />
      {(art && entryOf(DRAWINGS, art)) ?? DRAWINGS[entryOf(BY_CATEGORY, category) ?? 'box']}
    </svg>
  )
}

const TONES = 5
