import { SHELL_NAME } from '@lantern/contract/boot'
import { SHELL_TRIAL_QUERY } from '@lantern/contract/shell-releases'
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
        <OverrideBadge overrides={shown} onEnd={reload} />
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

/** The edge keeps the trial link of a shell in a cookie that scripts cannot read, and ends it at this address. */
function reload(remote: string): void {
  if (remote === SHELL_NAME) location.assign(`/?${SHELL_TRIAL_QUERY}=end`)
  else location.reload()
}
