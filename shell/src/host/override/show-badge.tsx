import { PlatformProvider } from '@lantern/platform'
import { createRoot } from 'react-dom/client'
import { OverrideBadge, type ShownOverride } from './override-badge.tsx'

/** `takeBack`: a link was taken back while the page is open. */
export type Badge = { takeBack(remote: string): void }

/** Beside the page, not in it: whatever the build that is tried does to the page, who tries it can end it. */
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
    takeBack(remote) {
      shown = shown.map((one) => (one.remote === remote ? { ...one, isTakenBack: true } : one))
      draw(shown)
    },
  }
}
