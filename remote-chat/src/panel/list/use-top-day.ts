import { type UIEvent, useState } from 'react'
import type { MessageRow } from './message-rows.rules.ts'

/** A row of which less is visible, px, does not count. */
const SLIVER_PX = 12

/** The day of the topmost visible line, null while that of its own divider is in view. */
export function useTopDay(rows: readonly MessageRow[]) {
  const [at, setAt] = useState<number | null>(null)
  const onScrollCapture = ({ target }: UIEvent): void => {
    const box = target as HTMLElement
    const top = box.getBoundingClientRect().top + SLIVER_PX
    const first = [...box.querySelectorAll<HTMLElement>('[data-index]')].find(
      (row) => row.getBoundingClientRect().bottom > top,
    )
    const row = rows[Number(first?.dataset.index)]
    setAt(row?.kind === 'line' ? row.line.at : null)
  }
  return { at, onScrollCapture }
}
