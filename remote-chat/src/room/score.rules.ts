/** Scores of a match with their arrival times, shown with a delay, so that members who watch a delayed broadcast see a goal there first. */
import type { Score } from '@lantern/contract/chat'

/** Delays of scores that a member can choose, s. */
export const SCORE_DELAYS = [0, 15, 30] as const
export type ScoreDelay = (typeof SCORE_DELAYS)[number]
const LONGEST_MS = 30_000

/** A score and when this page received it, by `performance.now()`, so that corrections of the clock do not change the delay. */
export type TimedScore = { at: number; score: Score }

/** Adds a score and drops those that are too old for any delay. */
export function addScore(scores: readonly TimedScore[], next: TimedScore): readonly TimedScore[] {
  const last = scores.at(-1)
  // The list of rooms may have been fetched before the socket sent a newer one.
  if (last && (isBefore(next.score, last.score) || contentOf(last.score) === contentOf(next.score))) return scores
  const firstKept = scores.findLastIndex(({ at }) => at <= next.at - LONGEST_MS)
  return [...scores.slice(Math.max(0, firstKept)), next]
}

/** By number; scores without one count in their order of arrival. */
function isBefore(next: Score, last: Score): boolean {
  return next.seq !== 0 && next.seq < last.seq
}

function contentOf({ seq: _seq, ...score }: Score): string {
  return JSON.stringify(score)
}

/** The newest score that was known at a time of `performance.now()`. */
export function scoreAt(scores: readonly TimedScore[], time: number): Score | null {
  return scores.findLast(({ at }) => at <= time)?.score ?? null
}
