/** Addresses of the console. Production is the default: only other environments appear in them. */
import { PRODUCTION } from '@lantern/contract/federation'

type Query = Readonly<Record<string, string | undefined>>

export function remoteAddress(
  { name, environment }: { name: string; environment: string },
  below = '',
  query: Query = {},
): string {
  return addressOf(`/remotes/${encodeURIComponent(name)}${below}`, environment, query)
}

export function addressOf(path: string, environment: string, query: Query = {}): string {
  const given = Object.entries({ ...query, environment: environment === PRODUCTION ? undefined : environment })
  const parameters = new URLSearchParams(given.filter((entry): entry is [string, string] => entry[1] !== undefined))
  return parameters.size === 0 ? path : `${path}?${parameters}`
}
