/** Selects the full release under watch and the version to compare it with. Pure (docs/decisions/0031). */
import type { RemoteLine } from '../registry/remote-line.ts'
import { rollbackTarget } from '../rollout/withdrawn.rules.ts'
import { BURN_RULES } from './error-budget.rules.ts'

/** Only while the longest window reaches back before the release: later there is nothing to compare with. */
export const JUDGED_MS = Math.max(...BURN_RULES.map(({ longMs }) => longMs))

export type DatedLine = { readonly line: RemoteLine; readonly atMs: number }
export type Release = {
  readonly version: string
  /** The version that a rollback would restore. */
  readonly before: string
  readonly atMs: number
}

/** @param lines newest first. @returns null without a release to watch: an old or first one, a pinned one, or one already rolled back */
export function releaseToJudge(lines: readonly DatedLine[], nowMs: number): Release | null {
  const now = lines[0]?.line
  if (now === undefined || now.canary !== null || now.off || now.pinned) return null
  const change = lines.find(({ line }) => line.from !== null)
  if (change === undefined || !['publish', 'promote'].includes(change.line.kind)) return null
  if (nowMs - change.atMs >= JUDGED_MS) return null
  const before = rollbackTarget(
    now,
    lines.map(({ line }) => line),
  )
  return before === null ? null : { version: now.version, before, atMs: change.atMs }
}
