import { type PointerEvent, type RefObject, useEffect, useRef } from 'react'

/** Where a float is: at an edge of the page, and how high; 0 is the lowest. */
export type FloatSpot = { readonly side: 'start' | 'end'; readonly level: 0 | 1 | 2 }

/** A finger that moves less presses. */
const SLOP_PX = 8
const LEVELS = [0, 1, 2] as const
/** `--float-step` of the styles, as a share of the height of the window. */
const LEVEL_SHARE = 0.14

/**
 * Moves a float with the pointer. When it is let go, it snaps to the nearer edge and the nearest height.
 * @param onMove omitted: it cannot be moved
 */
export function useFloatDrag(
  box: RefObject<HTMLElement | null>,
  spot: FloatSpot,
  onMove: ((spot: FloatSpot) => void) | undefined,
): (event: PointerEvent<HTMLElement>) => void {
  const stop = useRef<(() => void) | null>(null)
  useEffect(() => () => stop.current?.(), [])
  return (begin) => {
    const element = box.current
    if (!element || !onMove || !begin.isPrimary || begin.button !== 0) return
    const [fromX, fromY] = [begin.clientX, begin.clientY]
    const heard = new AbortController()
    let isMoving = false
    const end = (): void => {
      heard.abort()
      stop.current = null
      element.style.translate = ''
      delete element.dataset.moving
    }
    stop.current?.()
    stop.current = end
    const { signal } = heard
    addEventListener(
      'pointermove',
      ({ pointerId, clientX, clientY }) => {
        if (pointerId !== begin.pointerId) return
        isMoving ||= Math.hypot(clientX - fromX, clientY - fromY) > SLOP_PX
        if (!isMoving) return
        element.dataset.moving = 'true'
        element.style.translate = `${clientX - fromX}px ${clientY - fromY}px`
      },
      { signal },
    )
    addEventListener(
      'pointerup',
      ({ pointerId, clientX, clientY }) => {
        if (pointerId !== begin.pointerId) return
        end()
        if (!isMoving) return
        swallowClick()
        onMove({ side: clientX < innerWidth / 2 ? 'start' : 'end', level: levelAt(spot.level, fromY - clientY) })
      },
      { signal },
    )
    addEventListener('pointercancel', end, { signal })
  }
}

function levelAt(from: FloatSpot['level'], risePx: number): FloatSpot['level'] {
  const level = Math.round(from + risePx / (LEVEL_SHARE * innerHeight))
  return LEVELS[Math.max(0, Math.min(LEVELS.length - 1, level))] ?? 0
}

/** The browser sends a click after the button is let go, when it is let go over the same element. */
function swallowClick(): void {
  const heard = new AbortController()
  const { signal } = heard
  addEventListener(
    'click',
    (event) => {
      event.stopPropagation()
      event.preventDefault()
      heard.abort()
    },
    { capture: true, signal },
  )
  setTimeout(() => heard.abort())
}
