/** Which release to everybody is still judged, and beside which version. Pure (docs/decisions/0031). */
import type { RemoteLine } from '../registry/remote-line.ts'
import { rollbackTarget } from '../rollout/withdrawn.rules.ts'
import { BURN_RULES } from './error-budget.rules.ts'

/** As long as the longest window still reaches back to before the release: later nothing stands beside it. */
export const JUDGED_MS = Math.max(...BURN_RULES.map(({ longMs }) => longMs))

export type DatedLine = { readonly line: RemoteLine; readonly atMs: number }
export type Release = {
  readonly version: string
  /** What a rollback goes to. */
  readonly before: string
  readonly atMs: number
}

/** @param lines newest first. @returns null when nothing is to be judged: an old release, a first one, a person's word to stay, or one that went back already */
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
