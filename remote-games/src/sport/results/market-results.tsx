import { entryOf } from '@lantern/contract/open-enum'
import type { MatchResult } from '@lantern/contract/sport'
import { useMessages } from '@lantern/i18n'
import { useName } from '../../parts/named.ts'
import { pickText } from '../../parts/sport/pick.rules.ts'
import { sportMessages } from '../../parts/sport/sport.messages.ts'
import styles from './result-card.module.css'
import { resultsMessages } from './results.messages.ts'

/** Each pick of the markets at the start of a match, with its result in a word. */
export function MarketResults({ match }: { match: MatchResult }) {
  const t = useMessages(resultsMessages)
  const s = useMessages(sportMessages)
  const name = useName()
  const kinds = { '1x2': s.winner, handicap: s.handicap, total: s.total }
  const results = { WIN: t.WIN, HALF_WIN: t.HALF_WIN, DRAW: t.DRAW, HALF_LOSE: t.HALF_LOSE, LOSE: t.LOSE }
  const words = { draw: s.draw, over: s.over, under: s.under, home: name(match.home), away: name(match.away) }
  return (
    <>
      <p className={styles.note}>{t.marketsOf}</p>
      <table className={styles.picks}>
        <thead>
          <tr>
            <th scope="col">{t.market}</th>
            <th scope="col">{t.pick}</th>
            <th scope="col">{t.result}</th>
          </tr>
        </thead>
        <tbody>
          {match.markets.flatMap((market) =>
            market.picks.map(({ pick, result }, index) => (
              <tr key={`${market.id}:${pick}`} data-first={index === 0 || undefined}>
                <td>{kinds[market.kind]}</td>
                <th scope="row">{pickText(market, pick, words)}</th>
                <td data-result={result}>{entryOf(results, result) ?? result}</td>
              </tr>
            )),
          )}
        </tbody>
      </table>
    </>
  )
}
