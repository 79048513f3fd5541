import type { Flip } from '@lantern/contract/lucky-flip'
import { formatDateTime, useLocale, useMessages } from '@lantern/i18n'
import { ListRow, Section } from '@lantern/ui'
import { luckyFlipMessages } from './lucky-flip.messages.ts'
import styles from './lucky-flip.module.css'

/** The member's flips, newest first; each opens its check. */
export function FlipRecord({ flips, onCheck }: { flips: readonly Flip[]; onCheck: (flip: Flip) => void }) {
  const t = useMessages(luckyFlipMessages)
  const named = useLocale() === 'en' ? 'en' : 'zh'
  return (
    <Section title={t.record}>
      {flips.length === 0 ? (
        <p className={styles.text}>{t.noRecord}</p>
      ) : (
        <ul className={styles.record}>
          {flips.map((flip) => (
            <li key={flip.no}>
              <ListRow
                title={flip.prize[named]}
                detail={formatDateTime(flip.at)}
                value={t.nth({ n: String(flip.nonce) })}
                note={t.check}
                onClick={() => onCheck(flip)}
              />
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}
