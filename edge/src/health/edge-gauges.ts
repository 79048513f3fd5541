/** What an edge shows of itself in metrics, beyond its requests. */

export type GaugeParts = {
  readonly discovery: { current(): { readonly revision: number } | undefined }
  /** Milliseconds since the release service last confirmed the revision. */
  ageMs(): number
  /** Of the upstream (proxy/upstream-gate.ts). */
  readonly gate: {
    load(): { connections: number; underWay: number; waiting: number }
    readonly pool: { readonly stats: { readonly connected: number } }
  }
}

/** Gauges for `startMetrics`. */
export function edgeGauges({ discovery, ageMs, gate }: GaugeParts) {
  return [
    {
      name: 'lantern_discovery_revision',
      help: 'Revision of discovery that this edge serves; 0 = none. Compare with lantern_registry_revision of ops.',
      read: () => discovery.current()?.revision ?? 0,
    },
    {
      name: 'lantern_discovery_age_seconds',
      help: 'Time since the release service last confirmed that revision, or since the start of this edge',
      read: () => ageMs() / 1_000,
    },
    {
      name: 'lantern_upstream_pool',
      help: 'Connections to the upstream: open, busy, and at most (limit); calls that wait for one (waiting)',
      labels: ['state'],
      read: () => {
        const { connections, underWay, waiting } = gate.load()
        return [
          { labels: { state: 'open' }, value: gate.pool.stats.connected },
          { labels: { state: 'busy' }, value: underWay },
          { labels: { state: 'waiting' }, value: waiting },
          { labels: { state: 'limit' }, value: connections },
        ]
      },
    },
  ]
}
