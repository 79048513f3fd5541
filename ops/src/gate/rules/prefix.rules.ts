/** Who owns a path: the shell, the servers, or exactly one remote. */
import type { RemoteBuild } from '@lantern/contract/federation'
import { ROUTE } from '@lantern/contract/routes'
import { UPSTREAM_PREFIXES } from '@lantern/contract/signing'
import type { PrefixOwners, Refusal, Rule } from '../candidate.rules.ts'

/** First parts of the shell's pages that remotes own by the house plan. */
const FIRST_PARTY = ['mine', 'game', 'activity', 'agent']
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
const RESERVED: ReadonlySet<string> = new Set(
  [...SERVER_PATHS, ...UPSTREAM_PREFIXES.map(firstPart), ...Object.values(ROUTE).map(firstPart)].filter(
    (part) => !FIRST_PARTY.includes(part),
  ),
)
const FORM = /^\/[A-Za-z0-9][A-Za-z0-9_-]*(?:\/[A-Za-z0-9][A-Za-z0-9_-]*)*$/

export const prefixesAreFree: Rule = ({ build, owners }) => (build === undefined ? [] : prefixRefusals(build, owners))

/** Refuses prefixes that are malformed, the shell's own, or inside (or around) another remote's. */
export function prefixRefusals(build: RemoteBuild, owners: PrefixOwners): Refusal[] {
  return build.routePrefixes.flatMap((prefix) => {
    const mend = 'Choose another prefix in remote.json and build again.'
    if (!FORM.test(prefix)) return [{ rule: 'prefix', what: `"${prefix}" is not a path prefix such as /mine.`, mend }]
    if (RESERVED.has(firstPart(prefix)))
      return [{ rule: 'prefix', what: `${prefix} belongs to the shell or the servers.`, mend }]
    const owner = Object.entries(owners).find(
      ([name, owned]) =>
        name !== build.name && owned.some((other) => isWithin(prefix, other) || isWithin(other, prefix)),
    )
    if (owner === undefined) return []
    return [{ rule: 'prefix', what: `${prefix} is owned by the remote ${owner[0]} (${owner[1].join(', ')}).`, mend }]
  })
}

function isWithin(path: string, prefix: string): boolean {
  return path === prefix || path.startsWith(`${prefix}/`)
}

function firstPart(path: string): string {
  return path.split('/')[1] ?? ''
}
