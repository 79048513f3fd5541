/**
 * Whose file an address names. Files lie below `/r/<remote>/<version>/` or, shared by the builds of a remote, below `/r/<remote>/files/`, on this
 * origin or on one for artifacts.
 */
const FOLDER = /\/r\/([a-z][a-z0-9-]{1,30})\/(?:files|(\d+\.\d+\.\d+(?:-[0-9a-z.-]+)?))\//

/**
 * @param text an address, or a stack, of which the first file of a remote counts
 * @returns null when it names no file of a remote; no version when builds may share the file
 */
export function fileOwner(text: string): { remote: string; version?: string } | null {
  const [, remote, version] = FOLDER.exec(text) ?? []
  if (remote === undefined) return null
  return version === undefined ? { remote } : { remote, version }
}
