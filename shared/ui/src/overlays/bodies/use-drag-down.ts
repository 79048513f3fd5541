import { type PointerEvent, type RefObject, useRef } from 'react'

/** Closes when released this far down, in px, or faster than this, in px per ms. */
const CLOSE_DISTANCE = 96
const CLOSE_SPEED = 0.6

/** Handlers for a handle that drags `target` down. The close button does the same without dragging. */
export function useDragDown(target: RefObject<HTMLElement | null>, onClose: () => void) {
  const start = useRef<{ y: number; at: number } | null>(null)
  const move = (event: PointerEvent) => {
    if (!start.current || !target.current) return
    target.current.style.transform = `translateY(${Math.max(0, event.clientY - start.current.y)}px)`
  }
  const end = (event: PointerEvent) => {
    const from = start.current
    start.current = null
    if (!from || !target.current) return
    target.current.style.transform = ''
    target.current.style.transition = ''
    const distance = event.clientY - from.y
    if (distance > CLOSE_DISTANCE || distance / Math.max(1, event.timeStamp - from.at) > CLOSE_SPEED) onClose()
  }
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0 || (event.target as Element).closest('button')) return
      start.current = { y: event.clientY, at: event.timeStamp }
      event.currentTarget.setPointerCapture?.(event.pointerId)
      if (target.current) target.current.style.transition = 'none'
    },
    onPointerMove: move,
    onPointerUp: end,
    onPointerCancel: end,
  }
}
