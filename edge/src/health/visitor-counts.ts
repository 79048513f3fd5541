/**
 * Counts what pages report about remotes so that a few clients cannot outweigh many: a visitor counts once, only with a cookie issued by an edge,
 * only for a version assigned to this visitor, and one address counts as five visitors at most.
 */

import { SHELL_NAME } from '@lantern/contract/boot'
import type { CollectorReport, Discovery } from '@lantern/contract/federation'
import type { HealthRow } from '@lantern/contract/health'
import { chainOf } from '@lantern/contract/rollout'
import { addressKey, customerKey } from '@lantern/service'
import { bucketsOf } from '../visitor/buckets.ts'
import { signOf } from './sign-of.ts'

/** Counting window of a visitor, ms. */
const WINDOW_MS = 10 * 60_000
/** Visitors of one address that count for one version in that window. They are a sample, so the limit does not bias the rate. */
export const VISITORS_PER_ADDRESS = 5
/** Marks kept per window; when the limit is reached, nothing new counts until the next window. */
const MAX_MARKS = 200_000
/** A local process, or a balancer that does not forward addresses: the address carries no information. */
const LOOPBACK = /^(?:127\.0\.0\.1|::1|::ffff:127\.0\.0\.1)$/

type Heard = {
  readonly report: CollectorReport
  /** '' = no valid cookie: the report does not count. */
  readonly visitor: string
  readonly address: string
  readonly document: Discovery | undefined
  /** Released shells that this visitor may have; default: none. */
  readonly shells?: readonly string[]
}
export type VisitorCounts = {
  note(heard: Heard): void
  /** Counts since the last call. */
  take(): HealthRow[]
}

export function createVisitorCounts(now: () => number = Date.now): VisitorCounts {
  let startedMs = now()
  const marks = new Set<string>()
  const visitorsOf = new Map<string, number>()
  /** When each network was last counted among those with failures of a build. */
  const failedAt = new Map<string, number>()
  const rows = new Map<string, HealthRow>()

  function isFirst(mark: string): boolean {
    if (marks.has(mark) || marks.size >= MAX_MARKS) return false
    marks.add(mark)
    return true
  }

  /** Whether this visitor is in the sample of its address. */
  function isHeard(build: string, visitor: string, address: string): boolean {
    if (marks.has(`${build}|${visitor}`)) return true
    const counter = `${build}|${addressKey(address)}`
    const known = visitorsOf.get(counter) ?? 0
    if (known >= VISITORS_PER_ADDRESS && !LOOPBACK.test(address)) return false
    if (!isFirst(`${build}|${visitor}`)) return false
    visitorsOf.set(counter, known + 1)
    return true
  }

  /** Whether this is the first failure from its network in ten minutes. */
  function isNewNetwork(build: string, visitor: string, address: string): boolean {
    const network = `${build}|${LOOPBACK.test(address) ? visitor : customerKey(address)}`
    const before = failedAt.get(network)
    if (before !== undefined && now() - before < WINDOW_MS) return false
    if (failedAt.size >= MAX_MARKS) return false
    failedAt.set(network, now())
    return true
  }

  return {
    note({ report: told, visitor, address, document, shells = [] }) {
      const report = ofShell(told)
      const { remote = '', outcome } = report
      const sign = signOf(report)
      const isLoad = report.kind === 'remote' && outcome !== undefined
      if ((!isLoad && sign === null) || visitor === '') return
      const given = remote === SHELL_NAME ? shells : versionsFor(document, remote, visitor)
      // A policy report of a shared file names no version: the visitor has the one that was assigned.
      const version = report.version ?? (report.kind === 'csp' ? given[0] : undefined)
      if (version === undefined || !given.includes(version)) return
      if (now() - startedMs >= WINDOW_MS) {
        startedMs = now()
        marks.clear()
        visitorsOf.clear()
        for (const [network, at] of failedAt) if (now() - at >= WINDOW_MS) failedAt.delete(network)
      }
      const build = `${remote}@${version}`
      if (!isHeard(build, visitor, address)) return
      const isNew = (what: string) => isFirst(`${build}|${visitor}|${what}`)
      const row = rows.get(build) ?? {
        remote,
        version,
        loaded: 0,
        failed: 0,
        failedNetworks: 0,
        fellBack: 0,
        signs: [],
      }
      if (isLoad) {
        const what = outcome === 'failed' ? 'failed' : 'loaded'
        if (isNew(what)) {
          row[what] += 1
          if (what === 'failed' && isNewNetwork(build, visitor, address)) row.failedNetworks += 1
          if (outcome === 'fallback') row.fellBack += 1
          rows.set(build, row)
        }
      }
      if (sign === null || !isNew(sign.sign)) return
      const known = row.signs.find((one) => one.sign === sign.sign && one.detail === sign.detail)
      const counted = known ?? { ...sign, visitors: 0, networks: 0 }
      counted.visitors += 1
      if (isNewNetwork(`${build}|${sign.sign}`, visitor, address)) counted.networks += 1
      if (known === undefined) row.signs.push(counted)
      rows.set(build, row)
    },
    take() {
      const taken = [...rows.values()]
      rows.clear()
      return taken
    },
  }
}

/** An uncaught error outside of every remote's files is one of the shell. */
function ofShell(report: CollectorReport): CollectorReport {
  const { kind, remote, shell } = report
  return kind === 'error' && remote === undefined && shell !== undefined
    ? { ...report, remote: SHELL_NAME, version: shell }
    : report
}

/** Versions of a remote assigned to a visitor: the chosen one, then its fallbacks. */
export function versionsFor(document: Discovery | undefined, remote: string, visitor: string): string[] {
  const list = Object.hasOwn(document?.microFrontends ?? {}, remote) ? document?.microFrontends[remote] : undefined
  if (list === undefined) return []
  return chainOf(list, bucketsOf(document, visitor)[remote]).map(({ metadata }) => metadata.version)
}
