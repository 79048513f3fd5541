import { createTimer } from '@lantern/platform'
import { type MouseEvent, useEffect, useRef, useState } from 'react'

const LONG_MS = 500

/** Tap and long-press handlers: a long press suppresses the tap. */
export function useLongPress(onHold: () => void) {
  const latest = useRef(onHold)
  const isHeld = useRef(false)
  useEffect(() => {
    latest.current = onHold
  })
  const [timer] = useState(() =>
    createTimer(() => {
      isHeld.current = true
      latest.current()
    }),
  )
  useEffect(() => timer.stop, [timer])
  return {
    onPointerDown: () => {
      isHeld.current = false
      timer.start(LONG_MS)
    },
    onPointerUp: timer.stop,
    onPointerCancel: timer.stop,
    onPointerLeave: timer.stop,
    // The browser's link menu would cover the feedback.
    onContextMenu: (event: MouseEvent) => timer.isRunning() && event.preventDefault(),
    onClickCapture: (event: MouseEvent) => {
      timer.stop()
      if (isHeld.current) event.preventDefault()
    },
  }
}
