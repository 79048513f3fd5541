import { PlatformProvider } from '@lantern/platform'
import { createRoot } from 'react-dom/client'
import { OverrideBadge, type ShownOverride } from './override-badge.tsx'

/** `takeBack`: called when a link is revoked while the page is open. */
export type Badge = { takeBack(isMeant: (shown: ShownOverride) => boolean): void }

/** Outside the page's own React root: the override can be ended whatever its build does to the page. */
export function showBadge(overrides: readonly ShownOverride[]): Badge {
  const place = document.createElement('div')
  document.body.append(place)
  const root = createRoot(place)
  const draw = (shown: readonly ShownOverride[]): void =>
    root.render(
      <PlatformProvider>
        <OverrideBadge overrides={shown} onEnd={() => location.reload()} />
      </PlatformProvider>,
    )
  let shown = overrides
  draw(shown)
  return {
    takeBack(isMeant) {
      shown = shown.map((one) => (isMeant(one) ? { ...one, isTakenBack: true } : one))
      draw(shown)
    },
  }
}
