/** The builds that a file of a remote belongs to: versions share files, whose addresses name the remote only (docs/decisions/0049). Pure. */
import type { Discovery } from '@lantern/contract/federation'
import { fileOwner } from '@lantern/contract/file-owner'

export type FileVersions = { readonly remote: string; readonly versions: readonly string[] }

/**
 * @param address of the file
 * @returns null without a file of a remote; no versions when discovery does not list the file
 */
export function versionsOfFile(address: string, document: Discovery | undefined): FileVersions | null {
  const owner = fileOwner(address)
  if (owner === null) return null
  if (owner.version !== undefined) return { remote: owner.remote, versions: [owner.version] }
  const file = address.split(/[?#]/)[0]?.split('/').at(-1) ?? ''
  const builds = document?.microFrontends[owner.remote] ?? []
  const listing = builds.filter(({ url, extras }) => Object.hasOwn(extras.files, file) || url.endsWith(`/${file}`))
  return { remote: owner.remote, versions: listing.map(({ metadata }) => metadata.version) }
}
