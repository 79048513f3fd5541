import { type PointerEvent, useRef } from 'react'

/** Minimum width of a swipe in px; it must also be twice as wide as high, so that scrolling still works. */
const WIDTH = 64

/** Handlers for horizontal swipes. Buttons do the same for other input devices. */
export function useSwipe({ onBack, onForth }: { onBack: () => void; onForth: () => void }) {
  const start = useRef<{ x: number; y: number } | null>(null)
  return {
    onPointerDown: ({ clientX: x, clientY: y, pointerType, target }: PointerEvent) => {
      // Selecting text and dragging in a field are not swipes.
      const isField = (target as Element).closest('input, textarea, button') !== null
      start.current = pointerType === 'touch' && !isField ? { x, y } : null
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      const from = start.current
      start.current = null
      if (!from) return
      const across = clientX - from.x
      if (Math.abs(across) < WIDTH || Math.abs(across) < 2 * Math.abs(clientY - from.y)) return
      if (across > 0) onBack()
      else onForth()
    },
    onPointerCancel: () => {
      start.current = null
    },
  }
}
