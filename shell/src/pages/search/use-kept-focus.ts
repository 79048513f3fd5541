import { type FocusEvent, useLayoutEffect, useRef } from 'react'

/**
 * For a list that is replaced while somebody walks through it by keys: what had the focus may be gone, and the focus would be nowhere. It goes to
 * the first stop of the new list.
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
    // Not heard when React takes the element away.
    onBlur: () => {
      held.current = null
    },
  }
}
