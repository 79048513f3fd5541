/** The build that a link of `lantern-dev --site` proposes. Pure. */
import { isAllowed } from '../override/override-origin.rules.ts'

export type Proposal = { readonly remote: string; readonly url: string; readonly isAllowed: boolean }

/** @param text `=mine@<encoded address of a manifest>` @param origins from which this site accepts builds @returns null for anything else */
export function proposalOf(text: string, origins: readonly string[]): Proposal | null {
  const [, remote, encoded] = /^=([a-z][a-z0-9-]*)@(\S+)$/.exec(text) ?? []
  if (remote === undefined || encoded === undefined) return null
  const url = decoded(encoded)
  return url === null ? null : { remote, url, isAllowed: isAllowed(url, origins) }
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}
