/** Whose file an address names: builds stand below `/r/<remote>/<version>/`, on this origin or on one for artifacts. */
const FOLDER = /\/r\/([a-z][a-z0-9-]{1,30})\/(\d+\.\d+\.\d+(?:-[0-9a-z.-]+)?)\//

/** @param text an address, or a stack: then the first file of a remote in it counts. @returns null when no file of a remote is named */
export function fileOwner(text: string): { remote: string; version: string } | null {
  const [, remote, version] = FOLDER.exec(text) ?? []
  return remote === undefined || version === undefined ? null : { remote, version }
}
