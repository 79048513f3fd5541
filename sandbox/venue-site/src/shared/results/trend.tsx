import type { DecidedRound } from '@lantern/contract/shared-rounds'
import { type DigitsSheet, isBig, readDigits, sumOf } from '../../../../src/engines/shared/digits.rules.ts'
import { useSharedText } from '../use-shared-text.ts'
import styles from './trend.module.css'

const SHOWN = 30

/** The last draws as a table, and the frequency of each number. */
export function Trend({ sheet, results }: { sheet: DigitsSheet; results: readonly DecidedRound[] }) {
  const { t } = useSharedText()
  const draws = results.slice(0, SHOWN).flatMap(({ no, outcome }) => {
    const digits = readDigits(sheet, outcome)
    return digits ? [{ no, digits, sum: sumOf(digits) }] : []
  })
  const drawn = draws.flatMap(({ digits }) => digits)
  const counts = Array.from({ length: sheet.to - sheet.from + 1 }, (_, at) => {
    const value = sheet.from + at
    return { value, count: drawn.filter((digit) => digit === value).length }
  })
  const most = Math.max(1, ...counts.map(({ count }) => count))
  return (
    <section className={styles.trend} aria-label={t.trend}>
      <h2 className={styles.title}>{t.trend}</h2>
      <p className={styles.note}>{t.trendNote}</p>
      <ul className={styles.counts} aria-label={t.frequency(draws.length)}>
        {counts.map(({ value, count }) => (
          <li key={value}>
            <span className={styles.bar} aria-hidden="true" style={{ blockSize: `${(count / most) * 100}%` }} />
            <span className="visually-hidden">{t.value(value)}</span>
            <b aria-hidden="true">{value}</b>
            <small>{t.times(count)}</small>
          </li>
        ))}
      </ul>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <section className={styles.scroll} aria-label={t.lastDraws} tabIndex={0}>
        <table className={styles.draws}>
          <thead>
            <tr>
              {[t.draw, t.numbers, t.sum, `${t.big}/${t.small}`, `${t.odd}/${t.even}`].map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {draws.map(({ no, digits, sum }) => (
              <tr key={no}>
                <th scope="row">{no}</th>
                <td>{digits.join(' ')}</td>
                <td>{sum}</td>
                <td>{isBig(sheet, sum) ? t.big : t.small}</td>
                <td>{sum % 2 === 1 ? t.odd : t.even}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  )
}
