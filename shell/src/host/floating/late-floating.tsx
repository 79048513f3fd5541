import { useEvent } from '@lantern/platform'
import { useInteractive } from '../boot/use-interactive.ts'
import { useLatePart } from '../boot/use-late-part.ts'
import { useChatAddress } from './use-chat-address.ts'

/** Loads the floating slots once the page is interactive. A chat requested before that opens when they arrive. */
export function LateFloating() {
  const { go } = useChatAddress()
  useEvent('chat:open', ({ roomId }) => go({ open: true, roomId }))
  const Slots = useLatePart(useInteractive(), async () => (await import('./floating-slots.tsx')).FloatingSlots)
  return Slots && <Slots />
}
