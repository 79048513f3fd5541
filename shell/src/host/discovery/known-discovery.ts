/**
 * The discovery document in force on the page. The edge inlines it; when it is missing, unreadable or not signed by ops, it is fetched, and
 * when that fails too, the last one verified on this device is used. No code of a remote runs before a signature has been verified.
 */
import type { BootData, Discovery, SignedDiscovery } from '@lantern/contract/federation'
import type { Buckets } from '@lantern/contract/rollout'
import { parseDiscovery, revisionOf } from './discovery.ts'
import { verifyDiscovery } from './verify-discovery.ts'

/** A document with a valid signature. `buckets`: the visitor's buckets of its canaries, when delivered with it. */
export type Verified = {
  readonly signed: SignedDiscovery
  readonly document: Discovery
  readonly buckets?: Buckets | undefined
}

/** `asking`: the page came without a readable document. `lost`: none could be obtained. A new object after each change. */
export type DiscoveryState = { readonly kind: 'known' | 'asking' | 'lost'; readonly revision: number }

/** How long after the arrival of a document a request still counts as having waited for it. */
const WAITED_MS = 500

export type KnownDiscovery = {
  state(): DiscoveryState
  revision(): number
  /** Resolves once the document in force is verified; fetches another one when it is not. @throws when none can be obtained */
  verified(): Promise<void>
  /** Puts a newer document in force. */
  take(verified: Verified): void
  /** When this page's request started to wait for a document, ms of `performance.now()`; returned once, null if it did not wait. */
  takeMissingSince(): number | null
  /** Registers a listener for changes of state or document. @returns its undo */
  subscribe(listener: () => void): () => void
}

type Deps = {
  /** Fetches from the network, then reads the device. Rejects when neither has a document. */
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
      throw new Error(
        '[lantern:discovery] neither the network nor this device has a discovery document signed by ops',
        { cause },
      )
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
