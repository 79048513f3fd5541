/** The registry's tables (migrations/). */
import type { ColumnType, Generated, Selectable } from 'kysely'
import type { Role } from '../rights/rights.rules.ts'

export type DeploymentKind = 'publish' | 'canary' | 'promote' | 'pin' | 'unpin' | 'rollback' | 'kill' | 'revive'

export type SkinLineKind = 'publish' | 'activate' | 'schedule' | 'cancel' | 'revert'

export type Schema = {
  builds: {
    name: string
    version: string
    contract_version: string
    digest: string
    /** lantern.json as published. */
    declaration: string
    published_at: Generated<Date>
    published_by: string
  }
  files: { name: string; version: string; file: string; integrity: string; size: number }
  shared_builds: { name: string; version: string; at: Generated<Date> }
  deployments: {
    revision: number
    name: string
    kind: DeploymentKind
    version: string
    from_version: string | null
    /** JSON list of versions. */
    kept: string
    environment: string
    canary_version: string | null
    canary_percent: number | null
    salt: string
    pinned: boolean
    off: boolean
    /** JSON list of versions. */
    revoked: string
    /** JSON list of versions. */
    withdrew: string
    reason: string
    actor: string
    at: Generated<Date>
  }
  health_counts: {
    environment: string
    name: string
    version: string
    /** Start of the ten seconds. */
    at: Date
    loaded: number
    failed: number
    failed_networks: number
    fell_back: number
  }
  health_signs: {
    environment: string
    name: string
    version: string
    /** Start of the ten seconds. */
    at: Date
    sign: string
    detail: string
    visitors: number
    networks: number
  }
  cost_counts: {
    environment: string
    name: string
    version: string
    metric: string
    /** Start of the hour. */
    at: Date
    bucket: number
    count: number
  }
  contract_faults: { environment: string; path: string; fault: string; count: number; first_at: Date; last_at: Date }
  support_cases: { code: string; at: Date /** JSON of a CollectorReport. */; report: string }
  environments: { name: string; reason: string; actor: string; at: Generated<Date> }
  maintenance_lines: {
    revision: number
    environment: string
    name: string
    kind: 'announce' | 'end'
    /** Revision of the announcement that it ends. */
    ends: number | null
    from_at: Date | null
    to_at: Date | null
    /** JSON list of path prefixes. */
    routes: string | null
    /** JSON {zh, en}. */
    words: string | null
    reason: string
    actor: string
    at: Generated<Date>
  }
  override_links: {
    nonce: string
    environment: string
    name: string
    /** Null for a chaos link, which has faults. */
    version: string | null
    faults: string | null
    expires_at: Date
    reason: string
    actor: string
    at: Generated<Date>
  }
  override_ends: {
    revision: number
    environment: string
    nonce: string
    reason: string
    actor: string
    at: Generated<Date>
  }
  flag_lines: {
    revision: number
    environment: string
    name: string
    flag: string
    is_on: boolean
    reason: string
    actor: string
    at: Generated<Date>
  }
  console_sessions: { hash: string; name: string; notice: string | null; since: Date; used: Date }
  access_tokens: {
    name: string
    role: Role
    /** The only remote it may change; null = any. */
    remote: string | null
    /** SHA-256, hex. */
    hash: string
    made_at: Generated<Date>
    made_by: string
    expires_at: Date | null
    revoked_at: Date | null
    revoked_by: string | null
    last_used_at: Date | null
  }
  skins: {
    code: string
    version: string
    /** JSON of a PublishedSkin. */
    content: string
    /** JSON of a SkinReport. */
    report: string
    published_at: Generated<Date>
    published_by: string
  }
  skin_lines: {
    revision: number
    kind: SkinLineKind
    code: string
    version: string
    from_at: Date | null
    to_at: Date | null
    /** numeric: the driver returns text. */
    percent: ColumnType<string | null, number | null, never>
    /** Revision of the plan that it cancels. */
    ends: number | null
    /** Its environment; meaningless for `publish`. */
    environment: string
    reason: string
    actor: string
    at: Generated<Date>
  }
  live_shells: {
    edge: string
    shell: string
    origin: string
    pages: Generated<string>
    /** JSON of the shell's provision. */
    provides: string
    first_seen: Date
    last_seen: Date
  }
  audit_log: {
    id: Generated<number>
    at: Generated<Date>
    actor: string
    action: string
    name: string
    version: string
    outcome: string
    detail: string
    /** '' = none. */
    environment: Generated<string>
    /** Revision of the change; null when nothing live changed. */
    revision: Generated<number | null>
  }
}
export type DeploymentRow = Selectable<Schema['deployments']>
