import type { OddsType } from '@lantern/contract/constants'
import type { BoardMatch } from '@lantern/contract/sport'
import type { CSSProperties } from 'react'
import styles from './match-list.module.css'
import { MatchRow } from './match-row.tsx'

/** Rows of a block: few, since a block is laid out at once when it comes near. */
const BLOCK = 8

export type MatchListProps = { label: string; matches: readonly BoardMatch[]; odds: OddsType }

/** Rows in blocks, each skipped as a whole by the browser while it is far from the screen: 300 rows alone would cost time in every frame of a scroll. */
export function MatchList({ label, matches, odds }: MatchListProps) {
  const starts = Array.from({ length: Math.ceil(matches.length / BLOCK) }, (_, at) => at * BLOCK)
  return (
    // biome-ignore lint/a11y/useSemanticElements: blocks stand between the list and its items
    <div role="list" aria-label={label}>
      {starts.map((start) => {
        const rows = matches.slice(start, start + BLOCK)
        return (
          <div key={start} className={styles.block} style={{ '--rows': rows.length } as CSSProperties}>
            {rows.map(({ id }) => (
              // biome-ignore lint/a11y/useSemanticElements: the same
              <div key={id} role="listitem">
                <MatchRow id={id} odds={odds} />
              </div>
            ))}
          </div>
        )
      })}
    </div>
  )
}
