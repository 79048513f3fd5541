import type { BootData } from '@lantern/contract/federation'
import { type ComponentType, useEffect, useState } from 'react'
import { useInteractive } from '../boot/use-interactive.ts'
import type { UpdatesProps } from './updates.tsx'

/** Loads the service worker and its update offer once the page is idle. The site works without them. */
export function UpdatesSlot({ boot }: { boot: BootData }) {
  const isIdle = useInteractive()
  const [Updates, setUpdates] = useState<ComponentType<UpdatesProps> | null>(null)
  useEffect(() => {
    if (!isIdle) return
    import('./updates.tsx').then(
      (module) => setUpdates(() => module.Updates),
      () => undefined,
    )
  }, [isIdle])
  return Updates && <Updates boot={boot} />
}
