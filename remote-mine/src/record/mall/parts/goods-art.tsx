import type { Goods, GoodsCategory, GoodsArt as Subject } from '@lantern/contract/mall'
import { entryOf } from '@lantern/contract/open-enum'
import { type CSSProperties, useId } from 'react'
import styles from './goods-art.module.css'
import { DRAWINGS } from './goods-drawings.tsx'

const BY_CATEGORY: Readonly<Record<GoodsCategory, Subject>> = {
  coupon: 'ticket',
  physical: 'box',
  digital: 'tablet',
  merch: 'bag',
}

/** Paints of a drawing, by the custom property that names them. Each has the hue of its goods, so each drawing has its own. */
const PAINTS = ['body', 'gold', 'side', 'floor', 'pool'] as const

/** The drawing of goods, tinted by their id and lit from the upper left; without a known subject, that of their category. Decorative: the name stands beside it. */
export function GoodsArt({ goods: { id, art, category } }: { goods: Pick<Goods, 'id' | 'art' | 'category'> }) {
  const own = useId()
  const tone = [...id].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % TONES
  const paint = Object.fromEntries(PAINTS.map((name) => [`--${name}`, `url(#${own}${name})`])) as CSSProperties
  return (
    <svg className={styles.art} viewBox="0 0 120 90" aria-hidden="true" data-tone={tone} style={paint}>
      <defs>
        <linearGradient id={`${own}body`} gradientUnits="userSpaceOnUse" x1="34" y1="8" x2="84" y2="84">
          <stop className={styles.lit} />
          <stop className={styles.mid} offset="0.45" />
          <stop className={styles.dim} offset="1" />
        </linearGradient>
        <linearGradient id={`${own}gold`} gradientUnits="userSpaceOnUse" x1="40" y1="10" x2="80" y2="82">
          <stop className={styles.goldLit} />
          <stop className={styles.goldDim} offset="1" />
        </linearGradient>
        <linearGradient id={`${own}side`}>
          <stop className={styles.clear} />
          <stop className={styles.night} offset="1" />
        </linearGradient>
        <linearGradient id={`${own}floor`} x2="0" y2="1">
          <stop className={styles.night} />
          <stop className={styles.clear} offset="1" />
        </linearGradient>
        <radialGradient id={`${own}pool`}>
          <stop className={styles.night} offset="0.3" />
          <stop className={styles.clear} offset="1" />
        </radialGradient>
      </defs>
      <path className={styles.floor} d="M0 67h120v23H0z" />
      <ellipse className={styles.ground} cx="63" cy="79" rx="44" ry="6.500" />
      {(art && entryOf(DRAWINGS, art)) ?? DRAWINGS[entryOf(BY_CATEGORY, category) ?? 'box']}
    </svg>
  )
}

const TONES = 5
