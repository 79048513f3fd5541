import { type BootData, MARK } from '@lantern/contract/federation'
import { PlatformProvider, subscribe } from '@lantern/platform'
import { createRoot } from 'react-dom/client'
import { parseDiscovery } from '../discovery/discovery.ts'
import type { ShownOverride } from '../override/override-badge.tsx'
import type { Remotes } from '../remotes/remotes.ts'
import type { Proposal } from './proposal.rules.ts'
import { Toolbar } from './toolbar.tsx'
import { toolbarRows } from './toolbar-rows.rules.ts'

export type ToolbarInput = { boot: BootData; overrides: readonly ShownOverride[]; proposal: Proposal | null }

/** Outside the page's own React root, like the badge: it works whatever a build does to the page. */
export function showToolbar({ boot, overrides, proposal }: ToolbarInput): { follow(remotes: Remotes): void } {
  const place = document.createElement('div')
  document.body.append(place)
  const root = createRoot(place)
  const loadMs: Record<string, number> = {}
  const versions: Record<string, string> = {}
  const draw = (): void => {
    const rows = toolbarRows({
      discovery: parseDiscovery(boot.discovery),
      overridden: overrides.map(({ remote }) => remote),
      versions,
      loadMs,
      origin: boot.artifactOrigin || location.origin,
    })
    root.render(
      <PlatformProvider>
        <Toolbar rows={rows} proposal={proposal} acceptsBuilds={boot.overrideOrigins.length > 0} />
      </PlatformProvider>,
    )
  }
  subscribe('remote:state', ({ name, version, state }) => {
    if (state === 'failed') return
    versions[name] = version
    loadMs[name] ??= sinceRequest(name) ?? 0
    draw()
  })
  draw()
  return {
    follow(remotes) {
      Object.assign(versions, remotes.versions())
      draw()
    },
  }
}

function sinceRequest(name: string): number | null {
  const mark = performance.getEntriesByName(MARK.remoteRequest(name), 'mark')[0]
  return mark ? performance.now() - mark.startTime : null
}
