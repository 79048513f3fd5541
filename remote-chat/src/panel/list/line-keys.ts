/** Keys of the message list: arrows move between lines, Enter and the menu keys open the menu of a line. */
import type { KeyboardEvent } from 'react'

const LINE = '[data-line]'

/** @param open opens the menu of a line by its seq */
export function onLineKey(event: KeyboardEvent<HTMLElement>, open: (seq: number) => void): void {
  const list = event.currentTarget
  const at = event.target as HTMLElement
  const isOnLine = at.matches(LINE)
  // Buttons within a line handle their keys themselves.
  if (at !== list && !isOnLine) return
  if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
    const lines = [...list.querySelectorAll<HTMLElement>(LINE)]
    const index = lines.indexOf(at)
    const next = index < 0 ? lines.at(-1) : lines[index + (event.key === 'ArrowUp' ? -1 : 1)]
    if (!next) return
    event.preventDefault()
    next.focus()
    next.scrollIntoView({ block: 'nearest' })
  } else if (event.key === 'Escape' && isOnLine) {
    event.preventDefault()
    event.stopPropagation()
    list.focus()
  } else if (
    isOnLine &&
    (event.key === 'Enter' || event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey))
  ) {
    event.preventDefault()
    open(Number(at.dataset.line))
  }
}
