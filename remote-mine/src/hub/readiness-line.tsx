import { ROUTE } from '@lantern/contract'
import type { WithdrawalPrepare } from '@lantern/contract/withdrawal'
import { formatMoney, useMessages } from '@lantern/i18n'
import { compareMoney } from '@lantern/platform'
import { Amount, Card, IconCheck, IconWarning, ListRow } from '@lantern/ui'
import { Link } from 'react-router-dom'
import { useHideAmounts } from '../parts/hide-amounts.atoms.ts'
import { hubMessages } from './hub.messages.ts'

/** Whether money can be taken out now, in one line that leads to the whole list of conditions. */
export function ReadinessLine({ prepare }: { prepare: WithdrawalPrepare }) {
  const t = useMessages(hubMessages)
  const [isHidden] = useHideAmounts()
  const isVerified = prepare.checks.every(({ key, ok }) => key !== 'identity' || ok)
  const needsTurnover = compareMoney(prepare.turnoverNeed, '0') > 0
  const isReady = isVerified && prepare.checks.every(({ ok }) => ok)
  const turnover = needsTurnover ? t.turnover({ n: formatMoney(prepare.turnoverNeed) }) : t.openReadiness
  const detail = !isVerified ? t.verifyFirst : isReady && !needsTurnover ? t.canWithdraw : turnover
  return (
    <Card padding="none">
      <ListRow
        icon={isReady ? <IconCheck /> : <IconWarning />}
        iconTile
        title={t.withdrawable}
        detail={detail}
        value={<Amount value={prepare.withdrawable} currency="¥" size="md" hidden={isHidden} />}
        render={<Link to={ROUTE.withdrawal} />}
      />
    </Card>
  )
}
