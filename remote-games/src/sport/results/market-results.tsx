import { entryOf } from '@lantern/contract/open-enum'
import type { MarketResult, MatchResult } from '@lantern/contract/sport'
import { useMessages } from '@lantern/i18n'
import { useName } from '../../parts/named.ts'
import { marketText, pickText } from '../../parts/sport/pick.rules.ts'
import { sportMessages } from '../../parts/sport/sport.messages.ts'
import { marketWords } from '../../parts/sport/terms.rules.ts'
import styles from './result-card.module.css'
import { resultsMessages } from './results.messages.ts'

/** More picks than this, as of exact scores, are shown by those that did not lose. */
const MANY = 3

/** Each pick of the markets at the start of a match, with its result in a word. */
export function MarketResults({ match }: { match: MatchResult }) {
  const t = useMessages(resultsMessages)
  const s = useMessages(sportMessages)
  const name = useName()
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
          {match.markets.flatMap((market) => {
            const title = marketText(market.kind, marketWords(match.sport, s), market.name && name(market.name))
            if (title === '') return []
            return shownOf(market).map(({ pick, name: own, result }, index) => (
              <tr key={`${market.id}:${pick}`} data-first={index === 0 || undefined}>
                <td>{title}</td>
                <th scope="row">{pickText(market, pick, { ...words, own: own && name(own) })}</th>
                <td data-result={result}>{entryOf(results, result) ?? result}</td>
              </tr>
            ))
          })}
        </tbody>
      </table>
    </>
  )
}

function shownOf({ picks }: MarketResult): MarketResult['picks'] {
  return picks.length > MANY ? picks.filter(({ result }) => result !== 'LOSE') : picks
}
