/** Owner of a path: the shell, the servers, or exactly one remote. */

import { isWithin } from '@lantern/contract/page-table'
import type { RemoteBuild } from '@lantern/contract/remote-build'
import { SHELL_PATHS } from '@lantern/contract/routes'
import { UPSTREAM_PREFIXES } from '@lantern/contract/signing'
import type { Refusal, Rule, SiteOwners } from '../../candidate/candidate.rules.ts'

const SERVER_PATHS = [
  'r',
  'assets',
  'api',
  'collect',
  'healthz',
  'discovery.json',
  'control',
  '__sandbox',
  '_app',
  'help',
]
/** Calls use `/game/api/` and `/agent/api/`; pages beside them belong to a remote. */
const SHARED_PARTS = ['game', 'agent']
const RESERVED: ReadonlySet<string> = new Set(
  [...SERVER_PATHS, ...UPSTREAM_PREFIXES.map(firstPart), ...SHELL_PATHS.map(firstPart)].filter(
    (part) => !SHARED_PARTS.includes(part),
  ),
)
const FORM = /^\/[A-Za-z0-9][A-Za-z0-9_-]*(?:\/[A-Za-z0-9][A-Za-z0-9_-]*)*$/

export const prefixesAreFree: Rule = ({ build, owners }) => (build === undefined ? [] : prefixRefusals(build, owners))

/** Refuses prefixes that are malformed, reserved, or nested with another remote's. */
export function prefixRefusals(build: Pick<RemoteBuild, 'name' | 'routePrefixes'>, owners: SiteOwners): Refusal[] {
  return build.routePrefixes.flatMap((prefix) => {
    const fix = 'Choose another prefix in remote.json and build again.'
    if (!FORM.test(prefix)) return [{ rule: 'prefix', what: `"${prefix}" is not a path prefix such as /mine.`, fix }]
    if (RESERVED.has(firstPart(prefix)))
      return [{ rule: 'prefix', what: `${prefix} belongs to the shell or the servers.`, fix }]
    const owner = Object.entries(owners).find(
      ([name, owned]) =>
        name !== build.name && owned.routePrefixes.some((other) => isWithin(prefix, other) || isWithin(other, prefix)),
    )
    if (owner === undefined) return []
    return [
      {
        rule: 'prefix',
        what: `${prefix} is owned by the remote ${owner[0]} (${owner[1].routePrefixes.join(', ')}).`,
        fix,
      },
    ]
  })
}

function firstPart(path: string): string {
  return path.split('/')[1] ?? ''
}
