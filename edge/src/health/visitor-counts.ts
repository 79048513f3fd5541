/**
 * What pages report about remotes, counted so that few cannot shout down many: a visitor counts once, with a cookie that an edge has made, for
 * a version that this visitor is really given, and an address stands for a handful of visitors at most.
 */
import type { CollectorReport, Discovery } from '@lantern/contract/federation'
import type { HealthRow } from '@lantern/contract/health'
import { chainOf } from '@lantern/contract/rollout'
import { addressKey, customerKey } from '@lantern/service'
import { bucketsOf } from '../visitor/buckets.ts'

/** A visitor counts once in this time, ms. */
const WINDOW_MS = 10 * 60_000
/** Visitors of one address that count for one version in that time; a sample, so that it does not lean either way. */
export const VISITORS_PER_ADDRESS = 5
/** Marks that are kept in a window: beyond it nothing new counts until the next one begins. */
const MAX_MARKS = 200_000
/** A process of this machine, or a balancer whose callers we are not told of: the address says nothing there. */
const LOOPBACK = /^(?:127\.0\.0\.1|::1|::ffff:127\.0\.0\.1)$/

type Heard = {
  readonly report: CollectorReport
  /** '' = no cookie of ours: it does not count. */
  readonly visitor: string
  readonly address: string
  readonly document: Discovery | undefined
}
export type VisitorCounts = {
  note(heard: Heard): void
  /** What was counted since the last time. */
  take(): HealthRow[]
}

export function createVisitorCounts(now: () => number = Date.now): VisitorCounts {
  let startedMs = now()
  const marks = new Set<string>()
  const visitorsOf = new Map<string, number>()
  /** When each network was counted among those that a build failed for. */
  const failedAt = new Map<string, number>()
  const rows = new Map<string, HealthRow>()

  function isFirst(mark: string): boolean {
    if (marks.has(mark) || marks.size >= MAX_MARKS) return false
    marks.add(mark)
    return true
  }

  /** Whether this visitor is among those that count for its address. */
  function isHeard(build: string, visitor: string, address: string): boolean {
    if (marks.has(`${build}|${visitor}`)) return true
    const counter = `${build}|${addressKey(address)}`
    const known = visitorsOf.get(counter) ?? 0
    if (known >= VISITORS_PER_ADDRESS && !LOOPBACK.test(address)) return false
    if (!isFirst(`${build}|${visitor}`)) return false
    visitorsOf.set(counter, known + 1)
    return true
  }

  /** Whether this failure is the first from its network in ten minutes. */
  function isNewNetwork(build: string, visitor: string, address: string): boolean {
    const network = `${build}|${LOOPBACK.test(address) ? visitor : customerKey(address)}`
    const before = failedAt.get(network)
    if (before !== undefined && now() - before < WINDOW_MS) return false
    if (failedAt.size >= MAX_MARKS) return false
    failedAt.set(network, now())
    return true
  }

  return {
    note({ report, visitor, address, document }) {
      const { kind, remote = '', version = '', outcome } = report
      if (kind !== 'remote' || outcome === undefined || visitor === '') return
      if (!isGiven(document, remote, version, visitor)) return
      if (now() - startedMs >= WINDOW_MS) {
        startedMs = now()
        marks.clear()
        visitorsOf.clear()
        for (const [network, at] of failedAt) if (now() - at >= WINDOW_MS) failedAt.delete(network)
      }
      const build = `${remote}@${version}`
      const what = outcome === 'failed' ? 'failed' : 'loaded'
      if (!isHeard(build, visitor, address) || !isFirst(`${build}|${visitor}|${what}`)) return
      const row = rows.get(build) ?? { remote, version, loaded: 0, failed: 0, failedNetworks: 0, fellBack: 0 }
      row[what] += 1
      if (what === 'failed' && isNewNetwork(build, visitor, address)) row.failedNetworks += 1
      if (outcome === 'fallback') row.fellBack += 1
      rows.set(build, row)
    },
    take() {
      const taken = [...rows.values()]
      rows.clear()
      return taken
    },
  }
}

/** Whether this visitor is given this version: as the chosen one, or as what that falls back to. */
function isGiven(document: Discovery | undefined, remote: string, version: string, visitor: string): boolean {
  const list = Object.hasOwn(document?.microFrontends ?? {}, remote) ? document?.microFrontends[remote] : undefined
  if (list === undefined) return false
  return chainOf(list, bucketsOf(document, visitor)[remote]).some(({ metadata }) => metadata.version === version)
}
