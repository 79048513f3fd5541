/** Which changes of a followed match are shown as notices. */
import { MATCH_STATE } from '@lantern/contract/games'
import type { KnownMatch } from '../../feed/match-store.ts'

/** Sports that score several times a minute: notices report the end of a period, not each score. */
const OFTEN: ReadonlySet<string> = new Set(['basketball', 'handball'])

export type MatchNews = 'score' | 'period' | 'ended'

type Seen = Pick<KnownMatch, 'sport' | 'state' | 'score' | 'period'>

/** @param before the previous state of the match */
export function newsOf(before: Seen, now: Seen): MatchNews | null {
  if (before.state !== MATCH_STATE.live) return null
  if (now.state === MATCH_STATE.ended) return 'ended'
  if (now.state !== MATCH_STATE.live) return null
  if (OFTEN.has(now.sport)) return before.period === now.period ? null : 'period'
  const isSame = before.score.home === now.score.home && before.score.away === now.score.away
  return isSame ? null : 'score'
}
