import { FLIP_WEIGHTS, type FlipPrize } from '@lantern/contract/lucky-flip'
import { formatMoney, formatShare, useLocale, useMessages } from '@lantern/i18n'
import { Card } from '@lantern/ui'
import { averageOf } from './flip-odds.rules.ts'
import { luckyFlipMessages } from './lucky-flip.messages.ts'
import styles from './lucky-flip.module.css'

/** Every prize with its probability, and the average prize. */
export function FlipOdds({ prizes }: { prizes: readonly FlipPrize[] }) {
  const t = useMessages(luckyFlipMessages)
  const named = useLocale() === 'en' ? 'en' : 'zh'
  return (
    <>
      <Card>
        <table className={styles.odds} aria-label={t.odds}>
          <thead>
            <tr>
              <th scope="col">{t.prize}</th>
              <th scope="col">{t.share}</th>
            </tr>
          </thead>
          <tbody>
            {prizes.map(({ id, name, weight }) => (
              <tr key={id}>
                <th scope="row">{name[named]}</th>
                <td>{formatShare(weight / FLIP_WEIGHTS, 2)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Card>
      <p className={styles.weak}>{t.average({ n: formatMoney(averageOf(prizes)) })}</p>
    </>
  )
}
