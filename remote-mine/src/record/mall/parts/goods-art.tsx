import type { GoodsCategory } from '@lantern/contract/mall'
import type { Open } from '@lantern/contract/open-enum'
import type { ReactElement } from 'react'
import styles from './goods-art.module.css'

/** Drawings in a box of 120 by 90, one for each category. */
const DRAWINGS: Readonly<Record<GoodsCategory, ReactElement>> = {
  coupon: (
    <>
      <path className={styles.body} d="M22 28h76v11a6 6 0 0 0 0 12v11H22V51a6 6 0 0 0 0-12z" />
      <path className={styles.line} d="M72 32v26" strokeDasharray="3 4" />
      <circle className={styles.light} cx="47" cy="45" r="9" />
    </>
  ),
  physical: (
    <>
      <path className={styles.body} d="M60 20l30 14v28L60 76 30 62V34z" />
      <path className={styles.line} d="M30 34l30 14 30-14M60 48v28" />
      <path className={styles.light} d="M42 26l30 14v9l8-4v-9L50 23z" />
    </>
  ),
  digital: (
    <>
      <rect className={styles.body} x="34" y="16" width="52" height="58" rx="8" />
      <rect className={styles.line} x="40" y="23" width="40" height="38" rx="3" />
      <path className={styles.light} d="M52 49l8-14 8 14z" />
      <circle className={styles.light} cx="60" cy="67" r="2.500" />
    </>
  ),
  merch: (
    <>
      <path className={styles.body} d="M32 34h56l5 38H27z" />
      <path className={styles.line} d="M46 40v-8a14 14 0 0 1 28 0v8" />
      <path className={styles.light} d="M60 46l4 8 8 1-6 6 2 8-8-4-8 4 2-8-6-6 8-1z" />
    </>
  ),
}

/** The drawing of goods, tinted by their id. Decorative: the name stands beside it. */
export function GoodsArt({ id, category }: { id: string; category: Open<GoodsCategory> }) {
  const tone = [...id].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % TONES
  return (
    <svg className={styles.art} viewBox="0 0 120 90" aria-hidden="true" data-tone={tone}>
      <rect className={styles.room} width="120" height="90" />
      <circle className={styles.glow} cx="60" cy="45" r="40" />
      {(DRAWINGS as Readonly<Record<string, ReactElement>>)[category] ?? DRAWINGS.physical}
    </svg>
  )
}

const TONES = 5
