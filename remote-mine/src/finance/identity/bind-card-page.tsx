/** `/mine/userInfo/authentication/bindBankCard`: the first card after the name was verified. */
import { ROUTE } from '@lantern/contract'
import type { MemberInfo } from '@lantern/contract/user'
import { useMessages } from '@lantern/i18n'
import { Note } from '@lantern/page'
import { Button, IconSuccess, Timeline } from '@lantern/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { MoneyPage } from '../../parts/money/money-page.tsx'
import { memberQuery } from '../../parts/money.api.ts'
import { AccountAddForm } from '../accounts/account-add-form.tsx'
import { AccountGate } from '../accounts/account-gate.tsx'
import { identityMessages } from './identity.messages.ts'

const VERIFIED = 2

export function BindCardPage() {
  const t = useMessages(identityMessages)
  return (
    <MoneyPage title={t.card} parent={ROUTE.identity} queries={{ member: useQuery(memberQuery()) }}>
      {({ member }) => <Steps member={member} />}
    </MoneyPage>
  )
}

function Steps({ member }: { member: MemberInfo }) {
  const t = useMessages(identityMessages)
  const [isBound, setBound] = useState(member.cardCount > 0)
  const isNamed = member.kyc === VERIFIED
  return (
    <>
      <Timeline
        label={t.steps}
        stateLabels={t.stepStates}
        steps={[
          { id: 'name', title: t.step1, state: isNamed ? 'done' : 'current' },
          { id: 'card', title: t.step2, state: isBound ? 'done' : isNamed ? 'current' : 'todo' },
          { id: 'done', title: t.step3, state: isBound ? 'done' : 'todo' },
        ]}
      />
      {isBound ? (
        <>
          <Note tone="positive" role="status" icon={<IconSuccess />} title={t.bound}>
            {t.boundDetail}
          </Note>
          <Button kind="primary" block render={<Link to={ROUTE.wallet} />}>
            {t.toWallet}
          </Button>
        </>
      ) : (
        <>
          <AccountGate member={member}>
            <AccountAddForm kind="BANK" member={member} onAdded={() => setBound(true)} />
          </AccountGate>
          <Button block render={<Link to={ROUTE.identity} replace />}>
            {t.later}
          </Button>
        </>
      )}
    </>
  )
}
