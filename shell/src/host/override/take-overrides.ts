/** Override builds and chaos mode of this device, and their badge. Loaded only where there is one of them. */
import { SHELL_NAME } from '@lantern/contract/boot'
import type { BootData } from '@lantern/contract/federation'
import { OVERRIDE_MARK, readChaosLink } from '@lantern/contract/override'
import { report } from '@lantern/platform'
import type { Build } from '../discovery/discovery.ts'
import type { Remotes } from '../remotes/remotes.ts'
import { type ActiveChaos, activeChaos, dropChaosLink } from './active-chaos.ts'
import { type ActiveOverride, activeOverrides, endOverride } from './active-overrides.ts'
import { askForLocalOrigins, dropLocalOrigins } from './local-origins.ts'
import type { ShownOverride } from './override-badge.tsx'
import { buildOf } from './override-build.ts'
import { type Badge, showBadge } from './show-badge.tsx'

export type TakenOverrides = {
  /** The boot data with which the page has to start. */
  readonly boot: BootData
  readonly builds: ReadonlyMap<string, Build>
  /** Every override, also those whose build could not be loaded. */
  readonly shown: readonly ShownOverride[]
  /** Notifies the badge when ops revokes a link while the page is open. */
  follow(remotes: Pick<Remotes, 'onDiscovery' | 'isOverridden'>): void
}

export async function takeOverrides(boot: BootData): Promise<TakenOverrides> {
  const taken = takeFromAddress()
  const isChaos = taken !== null && readChaosLink(taken) !== null
  const chaos = await activeChaos(boot, isChaos ? taken : null)
  const active = await activeOverrides(boot, isChaos ? null : taken)
  if (!active.some(({ kind }) => kind === 'local')) dropLocalOrigins()
  else if (askForLocalOrigins() === 'with the next page') {
    location.reload()
    // The page is about to reload: stop here.
    await new Promise(() => undefined)
  }
  const tried = await Promise.all(active.map((override) => tryOne(override, boot)))
  const builds = new Map(tried.flatMap(({ shown, build }) => (build ? [[shown.remote, build]] : [])))
  const inBadge = [...shownShell(boot), ...(chaos ? [shownChaos(chaos)] : []), ...tried.map(({ shown }) => shown)]
  const badge = inBadge.length > 0 ? showBadge(inBadge) : null
  return {
    boot: chaos && badge ? await withChaos(chaos, boot, builds, badge) : boot,
    builds,
    shown: tried.map(({ shown }) => shown),
    follow(remotes) {
      remotes.onDiscovery(() => {
        for (const remote of builds.keys()) {
          if (remotes.isOverridden(remote)) continue
          endOverride(remote)
          badge?.takeBack(({ faults, ...shown }) => faults === undefined && shown.remote === remote)
        }
      })
    },
  }
}

/** The link leaves the address at once, so that it stays out of the history, screenshots and shared addresses. */
function takeFromAddress(): string | null {
  const { hash, pathname, search } = location
  if (!hash.startsWith(OVERRIDE_MARK)) return null
  history.replaceState(history.state, '', pathname + search)
  return hash.slice(OVERRIDE_MARK.length)
}

/** The edge verified the link. */
function shownShell({ shellTrial, shellVersion }: BootData): ShownOverride[] {
  if (shellTrial === null) return []
  return [{ remote: SHELL_NAME, version: shellVersion, from: '', until: shellTrial.until }]
}

function shownChaos({ link, isTakenBack }: ActiveChaos): ShownOverride {
  const { remote, faults, expiresAt } = link
  return { remote, faults, until: expiresAt, from: '', version: null, isTakenBack }
}

async function withChaos(
  { link, isTakenBack }: ActiveChaos,
  boot: BootData,
  builds: TakenOverrides['builds'],
  badge: Badge,
): Promise<BootData> {
  const takeBack = (): void => {
    dropChaosLink()
    badge.takeBack(({ faults }) => faults !== undefined)
  }
  if (isTakenBack) return boot
  try {
    const { startChaos } = await import(/* webpackChunkName: "chaos" */ '../chaos/start-chaos.ts')
    return startChaos({ link, boot, trial: builds.get(link.remote), onTakenBack: takeBack })
  } catch (error) {
    report({ kind: 'error', phase: 'override', cause: `no chaos mode: ${String(error)}`, path: location.pathname })
    takeBack()
    return boot
  }
}

type Tried = { shown: ShownOverride; build: Build | null }

async function tryOne(override: ActiveOverride, boot: BootData): Promise<Tried> {
  const { remote, until } = override
  const from = override.kind === 'local' ? new URL(override.url).host : ''
  if (override.kind === 'signed' && override.isTakenBack)
    return { shown: { remote, until, from, version: null, isTakenBack: true }, build: null }
  try {
    const build = await buildOf(override, boot)
    const nonce = override.kind === 'signed' ? { nonce: override.link.nonce } : {}
    return { shown: { remote, until, from, version: build.version }, build: { ...build, ...nonce } }
  } catch (error) {
    const cause = `override of ${remote} cannot be had: ${error instanceof Error ? error.message : String(error)}`
    report({ kind: 'error', phase: 'override', cause, path: location.pathname })
    return { shown: { remote, until, from, version: null }, build: null }
  }
}
