import { type ComponentType, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useInteractive } from '../boot/use-interactive.ts'

/** The floating slots, with their code once the page is interactive: they wait for that anyway. A failed load is repeated on the next page. */
export function LateFloating() {
  const isReady = useInteractive()
  const { pathname } = useLocation()
  const [Slots, setSlots] = useState<ComponentType | null>(null)
  const isWanted = isReady && Slots === null
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is another attempt
  useEffect(() => {
    if (!isWanted) return
    let isGone = false
    import('./floating-slots.tsx').then(
      ({ FloatingSlots }) => {
        if (!isGone) setSlots(() => FloatingSlots)
      },
      () => undefined,
    )
    return () => {
      isGone = true
    }
  }, [isWanted, pathname])
  return Slots && <Slots />
}
