/** Which versions may still be shown: those that were taken away stay away until somebody names them (decision 0010). Pure. */
import type { RemoteLine, RemoteState } from '../registry/remote-line.ts'

/** Old versions that stay in discovery with traffic 0, so that the shell has something to fall back to (design.md, Federation). */
const KEPT_VERSIONS = 2

/** Whether the last thing that happened to a version was that it was taken away. @param history newest first */
export function isWithdrawn(history: readonly RemoteLine[], version: string): boolean {
  const last = history.find(
    (line) =>
      line.version === version ||
      line.from === version ||
      line.canary?.version === version ||
      line.withdrew.includes(version),
  )
  if (last === undefined) return false
  // Lines from before canaries say it by their kind alone.
  return last.withdrew.includes(version) || (last.kind === 'rollback' && last.from === version)
}

/** Which older versions stay in discovery beside what is live: those that were stable last. @param history with the line of `now` first */
export function keptOf(now: RemoteState, history: readonly RemoteLine[]): string[] {
  const versions = [...new Set(history.map(({ version }) => version))]
  const isShown = (version: string) => version === now.version || version === now.canary?.version
  return versions
    .filter((version) => !isShown(version) && !now.revoked.includes(version) && !isWithdrawn(history, version))
    .slice(0, KEPT_VERSIONS)
}

/** The version that a rollback without a target goes to: the one that was stable before, or null. */
export function rollbackTarget(now: RemoteState, history: readonly RemoteLine[]): string | null {
  return keptOf({ ...now, canary: null }, history)[0] ?? null
}
