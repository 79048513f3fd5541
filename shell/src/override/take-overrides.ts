/** Builds that stand in on this device, and the badge that says so. Loaded only where there is something of it. */
import type { BootData } from '@lantern/contract/federation'
import { OVERRIDE_MARK } from '@lantern/contract/override'
import { report } from '@lantern/platform'
import type { Build } from '../remotes/discovery.ts'
import { type ActiveOverride, activeOverrides } from './active-overrides.ts'
import { buildOf } from './override-build.ts'
import { type ShownOverride, showBadge } from './show-badge.tsx'

export async function takeOverrides(boot: BootData): Promise<ReadonlyMap<string, Build>> {
  const active = await activeOverrides(boot, takeFromAddress())
  const tried = await Promise.all(active.map((override) => tryOne(override, boot)))
  if (tried.length > 0) showBadge(tried.map(({ shown }) => shown))
  return new Map(tried.flatMap(({ shown, build }) => (build ? [[shown.remote, build]] : [])))
}

/** The link leaves the address at once: it is in no history, no picture of the screen and nothing that is shared. */
function takeFromAddress(): string | null {
  const { hash, pathname, search } = location
  if (!hash.startsWith(OVERRIDE_MARK)) return null
  history.replaceState(history.state, '', pathname + search)
  return hash.slice(OVERRIDE_MARK.length)
}

type Tried = { shown: ShownOverride; build: Build | null }

async function tryOne(override: ActiveOverride, boot: BootData): Promise<Tried> {
  const { remote, until } = override
  const from = override.kind === 'local' ? new URL(override.url).host : ''
  try {
    const build = await buildOf(override, boot)
    return { shown: { remote, until, from, version: build.version }, build }
  } catch (error) {
    const cause = `override of ${remote} cannot be had: ${error instanceof Error ? error.message : String(error)}`
    report({ kind: 'error', phase: 'override', cause, path: location.pathname })
    return { shown: { remote, until, from, version: null }, build: null }
  }
}
