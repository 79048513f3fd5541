import type { CSSProperties } from 'react'
import styles from './symbol-art.module.css'
import type { SlotSymbol } from './themes.ts'

const TONES = [styles.body, styles.light, styles.dark]

/** One symbol; decorative, because its name is beside it or in the text of the reels. */
export function SymbolArt({ symbol, isWild = false }: { symbol: SlotSymbol; isWild?: boolean }) {
  return (
    <svg
      className={styles.symbol}
      viewBox="0 0 48 48"
      aria-hidden="true"
      data-wild={isWild || undefined}
      style={{ '--symbol-hue': symbol.hue } as CSSProperties}
    >
      {symbol.icon ? (
        symbol.icon.shapes.map(([tone, d]) => <path key={d} d={d} className={TONES[tone]} fillRule="evenodd" />)
      ) : (
        <text x="24" y="36" textAnchor="middle" className={styles.rank}>
          {symbol.rank}
        </text>
      )}
    </svg>
  )
}
