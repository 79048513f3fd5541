import { useId } from 'react'
import { moneyText, toFen } from '../slip/slip.rules.ts'
import styles from './fairness-sheet.module.css'
import { isFair } from './round-check.rules.ts'
import { Sheet } from './sheet.tsx'
import { usePlayText } from './use-play-text.ts'
import type { Rounds } from './use-rounds.ts'

const SEED = /^[!-~]{1,64}$/
const SHOWN = 10

/** The promise for the next round, the player's seed, and past rounds checked by this page. */
export function FairnessSheet({ state, onClose }: { state: Rounds; onClose: () => void }) {
  const { t } = usePlayText()
  const id = useId()
  const { table, game, rounds, clientSeed } = state
  if (!table || !game) return null
  return (
    <Sheet title={t.fairness} onClose={onClose}>
      <p className={styles.text}>{t.fairText}</p>
      <dl className={styles.seeds}>
        <dt>{t.serverHash}</dt>
        <dd className={styles.hash}>{table.next.serverSeedHash}</dd>
        <dt>{t.nonce}</dt>
        <dd>{table.next.nonce}</dd>
      </dl>
      <label className={styles.field} htmlFor={id}>
        {t.clientSeed}
      </label>
      <input
        id={id}
        className={styles.input}
        defaultValue={clientSeed}
        maxLength={64}
        autoComplete="off"
        spellCheck={false}
        aria-describedby={`${id}-hint`}
        onChange={(event) => {
          if (SEED.test(event.target.value)) state.setClientSeed(event.target.value)
        }}
      />
      <p id={`${id}-hint`} className={styles.hint}>
        {t.clientHint}
      </p>
      <h3 className={styles.title}>{t.recent}</h3>
      {rounds.length === 0 && <p className={styles.text}>{t.noRounds}</p>}
      <ul className={styles.rounds}>
        {rounds.slice(0, SHOWN).map((round) => {
          const fair = isFair(game, round)
          return (
            <li key={round.no}>
              <details>
                <summary className={styles.round}>
                  <span>{t.round(round.nonce)}</span>
                  <span className={styles.money}>
                    {moneyText(toFen(round.stake))} → {moneyText(toFen(round.return))}
                  </span>
                  <span className={styles.verdict} data-fair={fair}>
                    {fair ? `✓ ${t.verified}` : `✗ ${t.mismatch}`}
                  </span>
                </summary>
                <dl className={styles.seeds}>
                  <dt>{t.serverSeed}</dt>
                  <dd className={styles.hash}>{round.serverSeed}</dd>
                  <dt>SHA-256</dt>
                  <dd className={styles.hash}>{round.serverSeedHash}</dd>
                  <dt>{t.clientSeed}</dt>
                  <dd className={styles.hash}>{round.clientSeed}</dd>
                </dl>
                <p className={styles.hint}>{fair ? t.verifiedLong : t.mismatch}</p>
              </details>
            </li>
          )
        })}
      </ul>
    </Sheet>
  )
}
