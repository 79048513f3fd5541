import type { BootData } from '@lantern/contract/federation'
import { type ComponentType, useEffect, useState } from 'react'
import { useInteractive } from '../boot/use-interactive.ts'
import type { UpdatesProps } from './updates.tsx'

/** Brings the service worker and its news once the page is idle. Without them the site works as before. */
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
