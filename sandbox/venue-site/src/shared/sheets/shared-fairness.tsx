import { seedHash } from '../../../../src/engines/draws/draws.rules.ts'
import type { SharedSheet } from '../../../../src/engines/shared/shared-game.rules.ts'
import styles from '../../play/fairness-sheet.module.css'
import { Sheet } from '../../play/sheet.tsx'
import { usePlayText } from '../../play/use-play-text.ts'
import { outcomeText, roundName } from '../results/outcome-text.rules.ts'
import type { SharedState } from '../use-shared-game.ts'
import { useSharedText } from '../use-shared-text.ts'
import { isFairRound } from './shared-check.rules.ts'

const SHOWN = 10

/** The promises for this round and the next, and past rounds checked by this page. */
export function SharedFairness({
  state,
  sheet,
  onClose,
}: {
  state: SharedState
  sheet: SharedSheet
  onClose: () => void
}) {
  const { t } = useSharedText()
  const { t: words } = usePlayText()
  const { answer, results, promises } = state
  if (!answer) return null
  return (
    <Sheet title={words.fairness} onClose={onClose}>
      <p className={styles.text}>{t.fairText}</p>
      <dl className={styles.seeds}>
        <dt>{t.thisHash}</dt>
        <dd className={styles.hash}>{answer.round.serverSeedHash}</dd>
        <dt>{t.nextHash}</dt>
        <dd className={styles.hash}>{answer.next.serverSeedHash}</dd>
      </dl>
      <h3 className={styles.title}>{words.recent}</h3>
      {results.length === 0 && <p className={styles.text}>{t.none}</p>}
      <ul className={styles.rounds}>
        {results.slice(0, SHOWN).map((round) => {
          const fair = isFairRound(sheet, answer.game.gameCode, round, promises)
          return (
            <li key={round.no}>
              <details>
                <summary className={styles.round}>
                  <span>{roundName(sheet, round.no, t)}</span>
                  <span className={styles.money}>{outcomeText(sheet, round.outcome, t)}</span>
                  <span className={styles.verdict} data-fair={fair}>
                    {fair ? `✓ ${words.verified}` : `✗ ${words.mismatch}`}
                  </span>
                </summary>
                <dl className={styles.seeds}>
                  <dt>{words.serverSeed}</dt>
                  <dd className={styles.hash}>{round.serverSeed}</dd>
                  <dt>SHA-256</dt>
                  <dd className={styles.hash}>{seedHash(round.serverSeed)}</dd>
                </dl>
              </details>
            </li>
          )
        })}
      </ul>
    </Sheet>
  )
}
