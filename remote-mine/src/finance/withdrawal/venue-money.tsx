import { formatMoney, useMessages } from '@lantern/i18n'
import { toMinor } from '@lantern/platform'
import { useQuery } from '@tanstack/react-query'
import { walletQuery } from '../../parts/money.api.ts'
import { RecallAll } from '../wallet/recall-all.tsx'
import { withdrawalMessages } from './withdrawal.messages.ts'
import styles from './withdrawal.module.css'

/** Recalls money from the venues, because only the main wallet can be withdrawn from. */
export function VenueMoney({ amount }: { amount: string }) {
  const t = useMessages(withdrawalMessages)
  const { data: wallet } = useQuery(walletQuery())
  // Hidden instead of unmounted once the money is back, because it renders the result sheet.
  return (
    <div className={styles.venues} hidden={toMinor(amount) === 0}>
      <p className={styles.cureText}>{t.inVenues({ n: formatMoney(amount) })}</p>
      {wallet && <RecallAll wallet={wallet} />}
    </div>
  )
}
