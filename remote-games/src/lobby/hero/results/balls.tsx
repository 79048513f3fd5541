import { useMessages } from '@lantern/i18n'
import { lobbyMessages } from '../../parts/lobby.messages.ts'
import styles from './balls.module.css'

/** Draws with their numbers; of those before only the trend is shown. */
const SHOWN = 3

/** The last draws, newest first and largest. */
export function Balls({ results, last }: { results: readonly string[]; last: number }) {
  const t = useMessages(lobbyMessages)
  return (
    <span className={styles.draws}>
      {results.slice(0, SHOWN).map((result, at) => (
        <span key={at} className={styles.draw} data-newest={at === 0 || undefined}>
          <span className={styles.no}>{t.drawNo({ no: String(last - at) })}</span>
          {result.split(',').map((digit, place) => (
            <span key={place} className={styles.ball}>
              {digit}
            </span>
          ))}
        </span>
      ))}
    </span>
  )
}
