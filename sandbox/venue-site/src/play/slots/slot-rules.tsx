import { MIN_RUN, ROWS, type SlotSheet, WILD } from '../../../../src/engines/slots/slot-sheet.rules.ts'
import { useText } from '../../locale.tsx'
import { moneyText } from '../../slip/slip.rules.ts'
import { usePlayText } from '../use-play-text.ts'
import { lineShape } from './line-shape.ts'
import styles from './slot-rules.module.css'
import { SymbolArt } from './symbol-art.tsx'
import { symbolsOf } from './themes.ts'

/** Pay table at a stake, wild and lines. @param coinFen a twentieth of the stake */
export function SlotRules({ sheet, coinFen }: { sheet: SlotSheet; coinFen: number }) {
  const { t } = usePlayText()
  const { say } = useText()
  const symbols = symbolsOf(sheet.theme)
  const wild = symbols[WILD]
  return (
    <>
      <h3 className={styles.title}>{t.payTable}</h3>
      <p className={styles.note}>{t.payUnit}</p>
      <table className={styles.pays}>
        <tbody>
          {sheet.pays.map((row, index) => {
            const symbol = symbols[index]
            if (!symbol || index === WILD) return null
            return (
              <tr key={symbol.en}>
                <th scope="row">
                  <span className={styles.art}>
                    <SymbolArt symbol={symbol} />
                  </span>
                  {say(symbol)}
                </th>
                {row.map((coins, run) => (
                  <td key={MIN_RUN + run}>
                    <small>{MIN_RUN + run}×</small> {moneyText(coins * coinFen)}
                  </td>
                ))}
              </tr>
            )
          })}
        </tbody>
      </table>
      {wild && (
        <p className={styles.wild}>
          <span className={styles.art}>
            <SymbolArt symbol={wild} isWild />
          </span>
          {t.wildText(say(wild))}
        </p>
      )}
      <p className={styles.note}>{sheet.kind === 'ways' ? t.ways243 : t.lines20}</p>
      {sheet.lines.length > 0 && (
        <ol className={styles.lines} aria-label={t.linesTitle}>
          {sheet.lines.map((rows, line) => (
            <li key={rows.join('')}>
              <svg
                viewBox={`0 0 5 ${ROWS}`}
                role="img"
                aria-label={`${t.line(line + 1)}: ${rows.map((row) => row + 1).join('-')}`}
              >
                <path d={lineShape(rows)} />
              </svg>
            </li>
          ))}
        </ol>
      )}
    </>
  )
}
