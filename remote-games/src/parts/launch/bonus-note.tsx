import { entryOf } from '@lantern/contract/open-enum'
import { useMessages } from '@lantern/i18n'
import { navMessages } from '../nav/nav.messages.ts'
import type { BonusHere } from './flow/bonus.rules.ts'
import { launchMessages } from './flow/launch.messages.ts'
import styles from './launch-sheet.module.css'

/** Whether play at this venue counts towards the member's open bonus. */
export function BonusNote({ bonus }: { bonus: BonusHere }) {
  const t = useMessages(launchMessages)
  const n = useMessages(navMessages)
  if (bonus.kind === 'none') return null
  if (bonus.kind === 'counts') return <p className={styles.weak}>{t.bonusCounts}</p>
  const products = bonus.products.map((product) => entryOf(n, product) ?? product).join(t.and)
  return (
    <p className={styles.notice} role="status">
      {t.bonusApart({ products })}
    </p>
  )
}
