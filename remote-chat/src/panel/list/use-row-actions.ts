/** Actions of the rows as stable functions, so that an unchanged row is not rendered again with each key and each new line. */
import type { ChatLine } from '@lantern/contract/chat'
import { useLayoutEffect, useMemo, useRef } from 'react'

export type RowActions = {
  onMenu: (line: ChatLine) => void
  onJump: (seq: number) => void
  onLeave: () => void
  /** Undefined if the member may not react. */
  onReact?: (line: ChatLine, emoji: string, on: boolean) => void
}

export function useRowActions(actions: RowActions): RowActions {
  const latest = useRef(actions)
  useLayoutEffect(() => {
    latest.current = actions
  })
  const canReact = actions.onReact !== undefined
  return useMemo(
    () => ({
      onMenu: (line) => latest.current.onMenu(line),
      onJump: (seq) => latest.current.onJump(seq),
      onLeave: () => latest.current.onLeave(),
      ...(canReact && {
        onReact: (line: ChatLine, emoji: string, on: boolean) => latest.current.onReact?.(line, emoji, on),
      }),
    }),
    [canReact],
  )
}
