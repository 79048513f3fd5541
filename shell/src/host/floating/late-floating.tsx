import { useInteractive } from '../boot/use-interactive.ts'
import { useLatePart } from '../loading/use-late-part.ts'

/** The floating slots, with their code once the page is interactive: they wait for that anyway. */
export function LateFloating() {
  const Slots = useLatePart(useInteractive(), async () => (await import('./floating-slots.tsx')).FloatingSlots)
  return Slots && <Slots />
}
