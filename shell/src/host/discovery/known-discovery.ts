/**
 * The discovery document that the page goes by. The edge inlines it; where it is missing, unreadable or not signed by ops, it is asked for, and
 * when that fails too the last verified one of this device stands in. No code of a remote runs before a signature held.
 */
import type { BootData, Discovery, SignedDiscovery } from '@lantern/contract/federation'
import type { Buckets } from '@lantern/contract/rollout'
import { parseDiscovery, revisionOf } from './discovery.ts'
import { verifyDiscovery } from './verify-discovery.ts'

/** A document whose signature held. `buckets`: the visitor's places in its canaries, when they were told with it. */
export type Verified = {
  readonly signed: SignedDiscovery
  readonly document: Discovery
  readonly buckets?: Buckets | undefined
}

/** `asking`: the page came without a document that can be read. `lost`: none could be had. Another object after each change. */
export type DiscoveryState = { readonly kind: 'known' | 'asking' | 'lost'; readonly revision: number }

/** How long after a document came a wish may still count as one that waited for it. */
const WAITED_MS = 500

export type KnownDiscovery = {
  state(): DiscoveryState
  revision(): number
  /** Resolves when what the page goes by is verified; asks for another document when it is not. @throws when none can be had */
  verified(): Promise<void>
  /** Goes by a newer document from now on. */
  take(verified: Verified): void
  /** Since when the wish of this page had to wait for a document, ms of `performance.now()`; said once, null when it did not. */
  takeMissingSince(): number | null
  /** Told when the state or the document changes. @returns its undo */
  subscribe(listener: () => void): () => void
}

type Deps = {
  /** Asks the network, then the device. Rejects when neither has one. */
  recover(key: string): Promise<Verified>
  onDocument(document: Discovery | null, buckets: Buckets): void
  nowMs(): number
}

export function createKnownDiscovery(boot: BootData, deps: Deps): KnownDiscovery {
  const first = parseDiscovery(boot.discovery)
  let state: DiscoveryState = first
    ? { kind: 'known', revision: revisionOf(boot.discovery) }
    : { kind: 'asking', revision: 0 }
  let missingSince: number | null = first ? null : deps.nowMs()
  let tookAt = 0
  let verdict: Promise<void> | null = null
  const listeners = new Set<() => void>()
  deps.onDocument(first, boot.buckets ?? {})

  function change(kind: DiscoveryState['kind'], revision = state.revision): void {
    state = { kind, revision }
    for (const listener of [...listeners]) listener()
  }

  function take({ signed, document, buckets }: Verified): void {
    tookAt = deps.nowMs()
    verdict = Promise.resolve()
    deps.onDocument(document, buckets ?? boot.buckets ?? {})
    change('known', revisionOf(signed))
  }

  async function verify(): Promise<void> {
    if (first && boot.discovery && (await verifyDiscovery(boot.discovery, boot.discoveryKey)) !== 'invalid') return
    if (state.kind === 'lost') {
      missingSince = deps.nowMs()
      change('asking')
    }
    try {
      take(await deps.recover(boot.discoveryKey))
    } catch (cause) {
      if (state.kind !== 'known') change('lost')
      throw new Error('[lantern:discovery] no discovery document that ops signed can be had', { cause })
    }
  }

  return {
    state: () => state,
    revision: () => state.revision,
    verified() {
      verdict ??= verify().catch((error: unknown) => {
        verdict = null
        throw error
      })
      return verdict
    },
    take,
    takeMissingSince() {
      const since = missingSince
      missingSince = null
      return deps.nowMs() - tookAt < WAITED_MS ? since : null
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
