/** Score, clock and prices at the top of a match room, with the delay that the member chose (10014). */
import type { ChatRoom, Score } from '@lantern/contract/chat'
import { SECOND_MS } from '@lantern/contract/site-time'
import { useLocale, useMessages } from '@lantern/i18n'
import { useInterval } from '@lantern/platform'
import { Badge, HiddenText } from '@lantern/ui'
import { useReducer } from 'react'
import { SCORE_DELAYS, type ScoreDelay, scoreAt, type TimedScore } from '../../room/score.rules.ts'
import { useOdds } from '../odds/use-odds.ts'
import { scoreBarMessages } from './score-bar.messages.ts'
import styles from './score-bar.module.css'
import { useScoreDelay } from './score-delay.ts'

type ScoreBarProps = {
  scores: readonly TimedScore[]
  /** Names of the sides; undefined for a match that is no longer listed. */
  match: ChatRoom['match']
}

export function ScoreBar({ scores, match }: ScoreBarProps) {
  const t = useMessages(scoreBarMessages)
  const locale = useLocale()
  const [delay, choose] = useScoreDelay()
  const [, look] = useReducer((times: number) => times + 1, 0)
  const newest = scores.at(-1)?.score ?? null
  const shown = delay === 0 ? newest : scoreAt(scores, performance.now() - delay * SECOND_MS)
  useInterval(look, shown === newest ? null : SECOND_MS)
  // The list of rooms has none.
  const hasPrices = scores.some(({ score }) => score.odds.length > 0)
  const nameOf = (side: 'home' | 'away'): string => match?.[side][locale === 'en' ? 'en' : 'zh'] ?? t[side]
  return (
    <section className={styles.bar} aria-label={t.match}>
      <div className={styles.sides}>
        <span className={styles.home}>{nameOf('home')}</span>
        <strong className={styles.score}>{shown ? `${shown.home}:${shown.away}` : '–'}</strong>
        <span>{nameOf('away')}</span>
      </div>
      {/* Changes with the score only, so that a new minute is not announced. */}
      <HiddenText role="status">
        {shown && `${nameOf('home')} ${shown.home}:${shown.away} ${nameOf('away')}`}
      </HiddenText>
      <div className={styles.facts}>
        {shown ? <Badge tone="live">{clockText(shown, t)}</Badge> : <span>{t.held({ n: delay })}</span>}
        {shown && shown.period !== 'FT' && hasPrices && <Prices odds={shown.odds} />}
        <select
          className={styles.delay}
          aria-label={t.delay}
          value={delay}
          onChange={({ target }) => choose(Number(target.value) as ScoreDelay)}
        >
          {SCORE_DELAYS.map((seconds) => (
            <option key={seconds} value={seconds}>
              {t.delayOf({ n: seconds })}
            </option>
          ))}
        </select>
      </div>
    </section>
  )
}

function Prices({ odds }: Pick<Score, 'odds'>) {
  const t = useMessages(scoreBarMessages)
  const written = useOdds()
  if (odds.length === 0) return <span>{t.locked}</span>
  const names: Readonly<Record<string, string>> = { home: t.home, draw: t.draw, away: t.away }
  return (
    <span className={styles.odds}>
      <HiddenText>{t.odds}</HiddenText>
      {odds.map(({ pick, odds: price }) => (
        <span key={pick}>
          {names[pick] ?? pick} <b>{written(price)}</b>
        </span>
      ))}
    </span>
  )
}

/** @param period code on the wire: `1H`, `HT`, `Q2`, `S1`, `BR`, `FT`, '' before the start */
function clockText({ period, clock }: Pick<Score, 'period' | 'clock'>, t: (typeof scoreBarMessages)['zh-CN']): string {
  if (clock !== '') return clock
  const words: Readonly<Record<string, string>> = { FT: t.ended, HT: t.halfTime, BR: t.pause, '': t.soon }
  const set = /^S(\d+)$/.exec(period)?.[1]
  return set === undefined ? (words[period] ?? period) : t.set({ n: Number(set) })
}
