import { useLatePart } from '../boot/use-late-part.ts'
import { useActiveSkin } from './active-skin.ts'

/** Loads the badge for holders of a preview link. */
export function PreviewBadgeSlot() {
  const preview = useActiveSkin()?.preview
  const Badge = useLatePart(preview !== undefined, async () => (await import('./preview-badge.tsx')).PreviewBadge)
  return preview && Badge && <Badge name={preview} />
}
