import { MATCH_STATE } from '@lantern/contract/games'
import { useMessages } from '@lantern/i18n'
import { showToast } from '@lantern/platform'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { subjectId } from '../../favourites/favourites.rules.ts'
import { useFavourites } from '../../favourites/favourites.ts'
import { setBook, useCurrentBook, useMatch, useWatch } from '../../feed/live-prices.ts'
import type { KnownMatch } from '../../feed/match-store.ts'
import { matchMessages } from '../../match.messages.ts'
import { periodOf } from '../../match-clock.rules.ts'
import { useName } from '../../named.ts'
import { boardQuery } from '../sport.api.ts'
import { endWord } from '../terms.rules.ts'
import { lastBook } from '../use-book.ts'
import { newsOf } from './match-news.rules.ts'

/** Notices with the scores of favourite live matches and teams, over sport pages and an open venue, from the stream of the board. */
export function ScoreNotices() {
  const { list, has } = useFavourites()
  const book = useCurrentBook()
  const follows = list.some(({ kind }) => kind === 'match' || kind === 'team')
  // Without a sport page no venue is chosen yet.
  useEffect(() => {
    if (follows && book === '') setBook(lastBook())
  }, [follows, book])
  const live = useQuery({ ...boardQuery({ book, sport: '', day: 0, live: true }), enabled: follows && book !== '' })
  const ids = (follows ? (live.data?.list ?? []) : [])
    .filter(
      ({ id, sport, home, away }) =>
        has('match', id) || has('team', subjectId(sport, home)) || has('team', subjectId(sport, away)),
    )
    .map(({ id }) => id)
  useWatch(ids)
  return ids.map((id) => <MatchNotice key={id} id={id} />)
}

function MatchNotice({ id }: { id: string }) {
  const t = useMessages(matchMessages)
  const name = useName()
  const match = useMatch(id)
  const { pathname } = useLocation()
  const seen = useRef(match)
  useEffect(() => {
    const before = seen.current
    seen.current = match
    // The page of the match shows the score.
    if (!before || !match || newsOf(before, match) === null || pathname.endsWith(`/match/${id}`)) return
    const { home, away, score } = match
    showToast({ text: `${name(home)} ${score.home} : ${score.away} ${name(away)} · ${moment(t, match)}` })
  }, [match, id, pathname, name, t])
  return null
}

function moment(
  t: ReturnType<typeof useMessages<(typeof matchMessages)['zh-CN']>>,
  { sport, period, state }: KnownMatch,
): string {
  const { word, n } = periodOf(period)
  return state === MATCH_STATE.live ? t[word]({ n }) : t[endWord(sport)]
}
