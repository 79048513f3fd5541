import { createTimer } from '@lantern/platform'
import { type PointerEvent, useEffect, useState } from 'react'

const LONG_PRESS_MS = 450
/** Movement in px beyond which the finger scrolls. */
const MOVE_PX = 10

/** Handlers of an element that opens a menu on a long press by touch; a mouse uses the right button. */
export function useLongPress(open: () => void) {
  const [press] = useState(() => {
    let from = { x: 0, y: 0 }
    let run = (): void => undefined
    const timer = createTimer(() => run())
    return {
      timer,
      start: (x: number, y: number, next: () => void) => {
        from = { x, y }
        run = next
        timer.start(LONG_PRESS_MS)
      },
      isFar: (x: number, y: number) => Math.hypot(x - from.x, y - from.y) > MOVE_PX,
    }
  })
  useEffect(() => () => press.timer.stop(), [press])
  return {
    onPointerDown(event: PointerEvent) {
      if (event.pointerType === 'touch') press.start(event.clientX, event.clientY, open)
    },
    onPointerMove(event: PointerEvent) {
      if (press.isFar(event.clientX, event.clientY)) press.timer.stop()
    },
    onPointerUp: press.timer.stop,
    onPointerCancel: press.timer.stop,
  }
}
