import { useMessages } from '@lantern/i18n'
import { type CSSProperties, Fragment } from 'react'
import { lobbyMessages } from '../../parts/lobby.messages.ts'
import styles from './balls.module.css'

/** Draws with their numbers; of those before only the trend is shown. */
const SHOWN = 3
/** Last digits of a draw number: enough to distinguish it from its neighbours. */
const END_DIGITS = 3

/** The last draws, newest first as balls; the digits of those before stand below them, with the end of their number. */
export function Balls({ results, last }: { results: readonly string[]; last: number }) {
  const t = useMessages(lobbyMessages)
  const shown = results.slice(0, SHOWN).map((result) => result.split(','))
  return (
    <span className={styles.draws} style={{ '--digits': shown[0]?.length ?? 0 } as CSSProperties}>
      {shown.map((digits, at) => {
        const no = String(last - at)
        const row = { gridRow: at + 2 }
        return (
          <Fragment key={at}>
            {at === 0 ? (
              <span className={styles.newest}>{t.drawNo({ no })}</span>
            ) : (
              <span className={styles.no} style={row}>
                {t.drawEnd({ no: no.slice(-END_DIGITS) })}
              </span>
            )}
            {digits.map((digit, place) => (
              <span key={place} className={at === 0 ? styles.ball : styles.digit} style={row}>
                {digit}
              </span>
            ))}
          </Fragment>
        )
      })}
    </span>
  )
}
