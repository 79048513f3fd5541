/** Withdrawn versions: not served again until they are named (decision 0010). Pure. */
import type { RemoteLine, RemoteState } from '../registry/remote-line.ts'

/** Old versions kept in discovery with traffic 0, as fallbacks for the shell (design.md, Federation). */
const KEPT_VERSIONS = 2

/** Whether the last change of a version was its withdrawal. @param history newest first */
export function isWithdrawn(history: readonly RemoteLine[], version: string): boolean {
  const last = history.find(
    (line) =>
      line.version === version ||
      line.from === version ||
      line.canary?.version === version ||
      line.withdrew.includes(version),
  )
  if (last === undefined) return false
  // Lines from before canaries existed are recognised by kind.
  return last.withdrew.includes(version) || (last.kind === 'rollback' && last.from === version)
}

/** Older versions kept in discovery beside the live ones: the last stable ones. @param history with the line of `now` first */
export function keptOf(now: RemoteState, history: readonly RemoteLine[]): string[] {
  const versions = [...new Set(history.map(({ version }) => version))]
  const isShown = (version: string) => version === now.version || version === now.canary?.version
  return versions
    .filter((version) => !isShown(version) && !now.revoked.includes(version) && !isWithdrawn(history, version))
    .slice(0, KEPT_VERSIONS)
}

/** The version that a rollback without a target restores: the previous stable one, or null. */
export function rollbackTarget(now: RemoteState, history: readonly RemoteLine[]): string | null {
  return keptOf({ ...now, canary: null }, history)[0] ?? null
}
