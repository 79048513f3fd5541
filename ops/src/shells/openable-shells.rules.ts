/** Live shells whose pages can be opened, with the place of their files. Pure. */
import type { LiveShell } from './live-shells.repository.ts'

export type OpenableShell = {
  readonly shell: string
  /** Its pages and its own files are below this origin. */
  readonly origin: string
}

/**
 * Each version that an edge serves now, at the edge that reported last, and each released one: edges fetch it within seconds and report it later. A
 * replaced one has open pages only: nothing serves its first page.
 *
 * @param released versions that visitors get by the registry
 */
export function openableShells(live: readonly LiveShell[], released: readonly string[] = []): OpenableShell[] {
  const served = live.filter(({ isServed }) => isServed)
  const versions = new Set([...served.map(({ shell }) => shell), ...released])
  return [...versions].flatMap((shell) => {
    const newest = served.find((one) => one.shell === shell) ?? served[0]
    return newest === undefined ? [] : [{ shell, origin: newest.pages }]
  })
}
