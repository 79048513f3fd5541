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
    held.current = null
    if (document.activeElement === document.body) list.current?.querySelector<HTMLElement>(stops)?.focus()
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
