import { MATCH_STATE } from '@lantern/contract/games'
import { formatTime, useMessages } from '@lantern/i18n'
import { now, useInterval } from '@lantern/platform'
import { useState } from 'react'
import type { KnownMatch } from '../feed/match-store.ts'
import { matchMessages } from '../match.messages.ts'
import { periodOf } from '../match-clock.rules.ts'
import { clockText } from './clock.rules.ts'
import { endWord } from './terms.rules.ts'

/** Period and running clock of a live match, or its start. */
export function MatchClock({ match }: { match: KnownMatch }) {
  const t = useMessages(matchMessages)
  if (match.state === MATCH_STATE.scheduled) return <>{formatTime(match.startAt)}</>
  if (match.state === MATCH_STATE.ended) return <>{t[endWord(match.sport)]}</>
  if (match.state !== MATCH_STATE.live) return <>{t[`state${match.state}`]}</>
  const period = periodOf(match.period)
  return (
    <>
      {t[period.word]({ n: period.n })} <RunningClock match={match} />
    </>
  )
}

/** A separate component, so that each second renders one text only. */
function RunningClock({ match }: { match: KnownMatch }) {
  const [at, setAt] = useState(now)
  const shown = clockText(match, Math.max(at, match.clockAt))
  useInterval(() => setAt(now()), shown === '' ? null : 1_000)
  return shown
}
