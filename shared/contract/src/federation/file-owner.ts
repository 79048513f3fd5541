/**
 * The remote that a file belongs to. Files are below `/r/<remote>/<version>/` or, shared by a remote's builds, below `/r/<remote>/files/`, on this
 * origin or an artifact origin.
 */
const FOLDER = /\/r\/([a-z][a-z0-9-]{1,30})\/(?:files|(\d+\.\d+\.\d+(?:-[0-9a-z.-]+)?))\//

/**
 * @param text an address, or a stack, whose first file of a remote counts
 * @returns null without a file of a remote; without version when builds may share the file
 */
export function fileOwner(text: string): { remote: string; version?: string } | null {
  const [, remote, version] = FOLDER.exec(text) ?? []
  if (remote === undefined) return null
  return version === undefined ? { remote } : { remote, version }
}
