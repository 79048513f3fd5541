/** What is worth a notice in a match that the member follows. */
import { MATCH_STATE } from '@lantern/contract/games'
import type { KnownMatch } from '../../feed/match-store.ts'

/** Sports in which a score comes several times a minute: there the end of a period is news, not each score. */
const OFTEN: ReadonlySet<string> = new Set(['basketball', 'handball'])

export type MatchNews = 'score' | 'period' | 'ended'

type Seen = Pick<KnownMatch, 'sport' | 'state' | 'score' | 'period'>

/** @param before the match as it was last seen */
export function newsOf(before: Seen, now: Seen): MatchNews | null {
  if (before.state !== MATCH_STATE.live) return null
  if (now.state === MATCH_STATE.ended) return 'ended'
  if (now.state !== MATCH_STATE.live) return null
  if (OFTEN.has(now.sport)) return before.period === now.period ? null : 'period'
  const isSame = before.score.home === now.score.home && before.score.away === now.score.away
  return isSame ? null : 'score'
}
