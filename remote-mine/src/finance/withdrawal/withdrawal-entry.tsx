import { ROUTE } from '@lantern/contract'
import type { MemberInfo } from '@lantern/contract/user'
import type { WithdrawalPrepare } from '@lantern/contract/withdrawal'
import { useMessages } from '@lantern/i18n'
import { Note } from '@lantern/page'
import { Amount, Card, IconClock } from '@lantern/ui'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { ExplainedAmount } from '../../parts/explain/explained-amount.tsx'
import { OpenOrders } from '../../parts/orders/open-orders.tsx'
import { partsMessages } from '../../parts/parts.messages.ts'
import { IdentitySheet } from '../identity-sheet.tsx'
import { Readiness } from './readiness.tsx'
import { VenueMoney } from './venue-money.tsx'
import { withdrawalMessages } from './withdrawal.messages.ts'
import styles from './withdrawal.module.css'
import { WithdrawalForm } from './withdrawal-form.tsx'

const VERIFIED = 2

export type WithdrawalEntryProps = { prepare: WithdrawalPrepare; member: MemberInfo }

/** The withdrawable amount, the conditions and the form. */
export function WithdrawalEntry({ prepare, member }: WithdrawalEntryProps) {
  const t = useMessages(withdrawalMessages)
  const p = useMessages(partsMessages)
  const [isIdentityOpen, setIdentityOpen] = useState(false)
  const navigate = useNavigate()
  // The sheet verifies the name; higher levels need documents and have their page.
  const isNamed = member.kyc === VERIFIED
  const verify = () => (isNamed ? void navigate(ROUTE.identity) : setIdentityOpen(true))
  return (
    <>
      <OpenOrders withdrawal={prepare.openOrder} />
      <Card kind="lit">
        <div className={styles.top}>
          <span className={styles.topLabel}>{t.withdrawable}</span>
          <Amount value={prepare.withdrawable} currency="¥" size="hero" />
          <span className={styles.topLabel}>
            {p.available} <ExplainedAmount figure="main" label={p.available} value={prepare.available} size="sm" />
          </span>
        </div>
        <VenueMoney amount={prepare.venues} />
      </Card>
      <Readiness prepare={prepare} onVerify={verify} />
      {prepare.openOrder ? (
        <Note tone="info" icon={<IconClock />}>
          {t.openFirst}
        </Note>
      ) : (
        <WithdrawalForm prepare={prepare} onVerify={isNamed ? undefined : verify} />
      )}
      <IdentitySheet member={member} open={isIdentityOpen} onOpenChange={setIdentityOpen} onVerified={() => {}} />
    </>
  )
}
