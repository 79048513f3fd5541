/**
 * Chaos mode (docs/decisions/0058): files of one remote fail on this page as a signed link says, where each class of file passes on its way into the
 * page. Loaded only for such a link. Nothing of it outlives the page, and none of its reports counts.
 */
import type { BootData } from '@lantern/contract/federation'
import { fileOwner } from '@lantern/contract/file-owner'
import type { ChaosLink } from '@lantern/contract/override'
import { createTimer, markReports, now } from '@lantern/platform'
import { onPulse } from '../boot/pulse.ts'
import { type Build, buildsOf, isLinkEnded, parseDiscovery, revisionOf } from '../discovery/discovery.ts'
import { newerDiscovery } from '../discovery/discovery-refresh.ts'
import { fileTestOf } from '../integrity/build-files.ts'
import { stageScripts } from '../integrity/element-guard.ts'
import { leaveNoMemory } from '../loading/device-memory.ts'
import { createMetFaults } from './met-faults.ts'
import { stagedFetch } from './staged-fetch.ts'
import { stagedScripts } from './staged-scripts.ts'

type ChaosOrder = {
  readonly link: ChaosLink
  readonly boot: BootData
  /** The trial build of the remote, if this device runs one. */
  readonly trial: Build | undefined
  /** Ops revoked the link while the page was open. */
  readonly onTakenBack: () => void
}

/** @returns the boot data with which the page has to start: what comes with the page could not fail */
export function startChaos({ link, boot, trial, onTakenBack }: ChaosOrder): BootData {
  const { remote, faults, nonce, expiresAt } = link
  const real = globalThis.fetch.bind(globalThis)
  const origin = boot.artifactOrigin || location.origin
  let build = trial ?? liveBuild(boot.discovery && parseDiscovery(boot.discovery))
  let revision = revisionOf(boot.discovery)
  let isEnded = false

  function liveBuild(discovery: ReturnType<typeof parseDiscovery>): Build | undefined {
    return discovery ? buildsOf(discovery, remote, boot.buckets?.[remote], origin)[0] : undefined
  }

  // A phone that slept fires its timers late.
  const isOver = (): boolean => isEnded || now() >= expiresAt
  const met = createMetFaults(link, (key) => build === undefined || fileTestOf(build)(key), isOver)
  const staged = stagedFetch(real, met)

  function end(): void {
    isEnded = true
    stageScripts(null)
    if (globalThis.fetch === staged) globalThis.fetch = real
    stopFollowing()
  }

  /** By a fetch of its own: the page may be kept from discovery. */
  async function follow(): Promise<void> {
    const newer = await newerDiscovery({ revision, key: boot.discoveryKey }, real)
    if (newer === null || isEnded) return
    revision = revisionOf(newer.signed)
    build = trial ?? liveBuild(newer.document)
    if (!isLinkEnded(newer.document, { name: remote, nonce })) return
    end()
    onTakenBack()
  }

  const stopFollowing = onPulse((pulse) => {
    if (pulse.revision > revision) void follow()
  })
  createTimer(end).start(Math.max(0, expiresAt - now()))
  markReports(nonce)
  leaveNoMemory()
  globalThis.fetch = staged
  stageScripts(stagedScripts(met))

  const fails = (of: string): boolean => faults.some((fault) => fault.of === of)
  const manifests = Object.entries(boot.manifests).filter(
    ([url]) => !fails('manifest') || fileOwner(url)?.remote !== remote,
  )
  return {
    ...boot,
    discovery: fails('discovery') ? null : boot.discovery,
    manifests: Object.fromEntries(manifests),
  }
}
