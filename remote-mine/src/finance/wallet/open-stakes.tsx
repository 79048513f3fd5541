import { ROUTE } from '@lantern/contract'
import { formatMoney, useMessages } from '@lantern/i18n'
import { toMinor } from '@lantern/platform'
import { Link } from 'react-router-dom'
import { useHideAmounts } from '../../parts/hide-amounts.atoms.ts'
import { partsMessages } from '../../parts/parts.messages.ts'
import { walletMessages } from './parts/wallet.messages.ts'
import styles from './parts/wallet.module.css'

/** Stakes of open bets, which are not part of the total, with the bets. Renders nothing if no bet is open. */
export function OpenStakes({ amount }: { amount: string }) {
  const t = useMessages(walletMessages)
  const p = useMessages(partsMessages)
  const [isHidden] = useHideAmounts()
  if (toMinor(amount) === 0) return null
  return (
    <p className={styles.openStakes}>
      <Link to={`${ROUTE.betRecord}?state=open`}>{t.openStakes({ n: isHidden ? p.hidden : formatMoney(amount) })}</Link>
    </p>
  )
}
