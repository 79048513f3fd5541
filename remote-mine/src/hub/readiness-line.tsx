import { ROUTE } from '@lantern/contract'
import type { WithdrawalPrepare } from '@lantern/contract/withdrawal'
import { useMessages } from '@lantern/i18n'
import { compareMoney } from '@lantern/platform'
import { Amount, IconCheck, IconInfo, IconWarning, ListRow } from '@lantern/ui'
import { Link } from 'react-router-dom'
import { useHideAmounts } from '../parts/hide-amounts.atoms.ts'
import { hubMessages } from './hub.messages.ts'
import styles from './hub.module.css'

/** One line that says whether the member can withdraw, linked to the full list of conditions. */
export function ReadinessLine({ prepare }: { prepare: WithdrawalPrepare }) {
  const t = useMessages(hubMessages)
  const [isHidden] = useHideAmounts()
  const isVerified = prepare.checks.every(({ key, ok }) => key !== 'identity' || ok)
  const needsTurnover = compareMoney(prepare.turnoverNeed, '0') > 0
  const isReady = isVerified && prepare.checks.every(({ ok }) => ok)
  const turnover = needsTurnover ? t.turnover : t.openReadiness
  const Mark = !isReady ? IconWarning : needsTurnover ? IconInfo : IconCheck
  const detail = !isVerified ? t.verifyFirst : isReady && !needsTurnover ? t.canWithdraw : turnover
  return (
    <ListRow
      icon={<Mark />}
      className={styles.readiness}
      title={t.withdrawable}
      detail={detail}
      value={<Amount value={prepare.withdrawable} currency="¥" hidden={isHidden} />}
      render={<Link to={ROUTE.withdrawal} />}
    />
  )
}
