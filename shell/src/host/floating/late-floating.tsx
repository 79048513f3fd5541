import { useEvent } from '@lantern/platform'
import { useInteractive } from '../boot/use-interactive.ts'
import { useLatePart } from '../boot/use-late-part.ts'
import { useChatAddress } from './use-chat-address.ts'

/** The floating slots, with their code once the page is interactive: they wait for that anyway. A chat that is asked for earlier opens with them. */
export function LateFloating() {
  const { go } = useChatAddress()
  useEvent('chat:open', ({ roomId }) => go({ open: true, roomId }))
  const Slots = useLatePart(useInteractive(), async () => (await import('./floating-slots.tsx')).FloatingSlots)
  return Slots && <Slots />
}
