import type { BootData } from '@lantern/contract/federation'
import { useInteractive } from '../boot/use-interactive.ts'
import { useLatePart } from '../boot/use-late-part.ts'

/** Loads the service worker and its update offer once the page is idle. The site works without them. */
export function UpdatesSlot({ boot }: { boot: BootData }) {
  const Updates = useLatePart(useInteractive(), async () => (await import('./updates.tsx')).Updates)
  return Updates && <Updates boot={boot} />
}
