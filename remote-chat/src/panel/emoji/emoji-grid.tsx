/** A grid of emoji: one stop in the tab order, arrow keys move within. */
import { type KeyboardEvent, useRef, useState } from 'react'
import type { EmojiData } from './emoji.rules.ts'
import styles from './emoji-picker.module.css'

type EmojiGridProps = { label: string; list: readonly EmojiData[]; onPick: (emoji: string) => void }

export function EmojiGrid({ label, list, onPick }: EmojiGridProps) {
  const grid = useRef<HTMLDivElement>(null)
  const [active, setActive] = useState(0)
  const move = (to: number): void => {
    const next = Math.max(0, Math.min(list.length - 1, to))
    setActive(next)
    grid.current?.querySelectorAll('button')[next]?.focus()
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    const steps: Readonly<Record<string, number>> = {
      ArrowLeft: -1,
      ArrowRight: 1,
      ArrowUp: -columnsOf(grid.current),
      ArrowDown: columnsOf(grid.current),
      Home: -list.length,
      End: list.length,
    }
    const step = steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    move(active + step)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot scroll as a grid
    <div ref={grid} className={styles.grid} role="group" aria-label={label} onKeyDown={onKeyDown}>
      {list.map(({ unicode, label: name }, index) => (
        <button
          key={unicode}
          type="button"
          className={styles.emoji}
          aria-label={name}
          title={name}
          tabIndex={index === active ? 0 : -1}
          onFocus={() => setActive(index)}
          onClick={() => onPick(unicode)}
        >
          {unicode}
        </button>
      ))}
    </div>
  )
}

function columnsOf(grid: HTMLElement | null): number {
  return grid === null ? 1 : getComputedStyle(grid).gridTemplateColumns.split(' ').length
}
