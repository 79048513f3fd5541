import { type FocusEvent, useLayoutEffect, useRef } from 'react'

/**
 * For a list that is replaced during keyboard navigation: the focused element may disappear, which would lose the focus. Moves it to
 * the first focusable element of the new list.
 */
export function useKeptFocus<List extends HTMLElement>(stops: string) {
  const list = useRef<List>(null)
  const held = useRef<Element | null>(null)
  useLayoutEffect(() => {
    if (held.current === null || held.current.isConnected) return
    const first = list.current?.querySelector<HTMLElement>(stops)
    if (document.activeElement !== document.body) held.current = null
    // An empty list waits for its next elements.
    else if (first) {
      held.current = null
      first.focus()
    }
  })
  return {
    ref: list,
    onFocus: (event: FocusEvent) => {
      held.current = event.target
    },
    // React's removal of the element fires no such event.
    onBlur: () => {
      held.current = null
    },
  }
}
