import { PlatformProvider } from '@lantern/platform'
import { createRoot } from 'react-dom/client'
import { OverrideBadge } from './override-badge.tsx'

export type ShownOverride = {
  readonly remote: string
  /** null = the build could not be had: the published one runs. */
  readonly version: string | null
  /** Host of a developer's machine; empty for a published build. */
  readonly from: string
  /** Epoch ms. */
  readonly until: number
}

/** Beside the page, not in it: whatever the build that is tried does to the page, who tries it can end it. */
export function showBadge(overrides: readonly ShownOverride[]): void {
  const place = document.createElement('div')
  document.body.append(place)
  createRoot(place).render(
    <PlatformProvider>
      <OverrideBadge overrides={overrides} onEnd={() => location.reload()} />
    </PlatformProvider>,
  )
}
