import { type ComponentType, useEffect, useState } from 'react'
import { useActiveSkin } from './active-skin.ts'

type Badge = ComponentType<{ name: { zh: string; en: string } }>

/** Loads the badge for holders of a preview link. */
export function PreviewBadgeSlot() {
  const preview = useActiveSkin()?.preview
  const [Badge, setBadge] = useState<Badge | null>(null)
  const isHeld = preview !== undefined
  useEffect(() => {
    if (!isHeld) return
    import('./preview-badge.tsx').then(
      (module) => setBadge(() => module.PreviewBadge),
      () => undefined,
    )
  }, [isHeld])
  return preview && Badge && <Badge name={preview} />
}
