import { formatMoney, useMessages } from '@lantern/i18n'
import { toMinor } from '@lantern/platform'
import { useQuery } from '@tanstack/react-query'
import { walletQuery } from '../../parts/money.api.ts'
import { RecallAll } from '../wallet/recall-all.tsx'
import { withdrawalMessages } from './withdrawal.messages.ts'
import styles from './withdrawal.module.css'

/** Money in venues cannot be taken out: it is brought back right here. */
export function VenueMoney({ amount }: { amount: string }) {
  const t = useMessages(withdrawalMessages)
  const { data: wallet } = useQuery(walletQuery())
  // Hidden, not gone, once the money is back: the sheet that says so hangs on it.
  return (
    <div className={styles.cure} hidden={toMinor(amount) === 0}>
      <p className={styles.cureText}>{t.inVenues({ n: formatMoney(amount) })}</p>
      {wallet && <RecallAll wallet={wallet} />}
    </div>
  )
}
