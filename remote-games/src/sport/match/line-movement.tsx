import type { OddsType } from '@lantern/contract/constants'
import { convertOdds } from '@lantern/contract/odds'
import type { MovementPoint } from '@lantern/contract/sport'
import { formatOdds, formatTime, useMessages } from '@lantern/i18n'
import type { KnownMatch } from '../../parts/feed/match-store.ts'
import { useName } from '../../parts/named.ts'
import { sportMessages } from '../../parts/sport/sport.messages.ts'
import { marketWords } from '../../parts/sport/terms.rules.ts'
import styles from './line-movement.module.css'
import { matchPageMessages } from './match-page.messages.ts'
import { linesOf, scaleOf, type WinnerPick, withNow } from './movement.rules.ts'

const BOX = { width: 320, height: 120 }

export type LineMovementProps = {
  match: KnownMatch
  /** Prices since the start. */
  past: readonly MovementPoint[]
  /** Time of the current prices. */
  at: number
  odds: OddsType
}

/** Prices of the winner since the start: a chart, and a table with the same figures. Lines differ by dash as well as colour. */
export function LineMovement({ match, past, at, odds }: LineMovementProps) {
  const t = useMessages(matchPageMessages)
  const s = useMessages(sportMessages)
  const name = useName()
  const points = withNow(past, match.markets, at)
  const scale = scaleOf(points)
  const lines = linesOf(points, scale, BOX)
  const [first] = points
  const last = points.at(-1)
  if (!first || !last || points.length < 2) return <p className={styles.none}>{t.movementNone}</p>
  const nameOf = (pick: WinnerPick): string => (pick === 'draw' ? s.draw : name(match[pick]))
  const price = (value: string | null): string => (value === null ? '–' : formatOdds(convertOdds(value, odds)))
  return (
    <figure className={styles.figure}>
      <div className={styles.plot}>
        <ul className={styles.scale} aria-hidden="true">
          {[...scale.ticks].reverse().map((tick) => (
            <li key={tick}>{tick}%</li>
          ))}
        </ul>
        <svg
          viewBox={`0 0 ${BOX.width} ${BOX.height}`}
          className={styles.chart}
          preserveAspectRatio="none"
          role="img"
          aria-label={t.movementLabel({
            market: marketWords(match.sport, s).winner,
            from: formatTime(first.at),
            to: formatTime(last.at),
          })}
        >
          {lines.map(({ pick, path }) => (
            <path key={pick} d={path} className={styles.line} data-pick={pick} />
          ))}
        </svg>
      </div>
      <p className={styles.times}>
        <span>{formatTime(first.at)}</span>
        <span>{formatTime(last.at)}</span>
      </p>
      <ul className={styles.legend}>
        {lines.map(({ pick, last: odd }) => (
          <li key={pick} className={styles.key}>
            <svg viewBox="0 0 20 4" className={styles.sample} aria-hidden="true">
              <path d="M0 2H20" className={styles.line} data-pick={pick} />
            </svg>
            {nameOf(pick)} <b>{price(odd)}</b>
          </li>
        ))}
      </ul>
      <details className={styles.details}>
        <summary className={styles.summary}>{t.table}</summary>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t.time}</th>
              {lines.map(({ pick }) => (
                <th key={pick} scope="col">
                  {nameOf(pick)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {points.map((point) => (
              <tr key={point.at}>
                <th scope="row">{formatTime(point.at)}</th>
                {lines.map(({ pick }) => (
                  <td key={pick}>{price(point[pick])}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  )
}
