/** Live shells whose pages can be opened, with the place of their files. Pure. */
import type { LiveShell } from './live-shells.repository.ts'

export type OpenableShell = {
  readonly shell: string
  /** Its pages and its own files are below this origin. */
  readonly origin: string
}

/** Each version that an edge serves now, at the edge that reported last. A replaced one has open pages only: nothing serves its first page. */
export function openableShells(live: readonly LiveShell[]): OpenableShell[] {
  const served = live.filter(({ isServed }) => isServed)
  return [...Map.groupBy(served, ({ shell }) => shell)].flatMap(([shell, [newest]]) =>
    newest === undefined ? [] : [{ shell, origin: newest.pages }],
  )
}
