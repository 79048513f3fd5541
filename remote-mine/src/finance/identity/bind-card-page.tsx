/** `/mine/userInfo/authentication/bindBankCard`: the first card after the name was verified. */
import { ROUTE } from '@lantern/contract'
import type { MemberInfo } from '@lantern/contract/user'
import { formatCount, formatMoney, useMessages } from '@lantern/i18n'
import { Facts } from '@lantern/page'
import { toMinor } from '@lantern/platform'
import { Button, Card, Section, Timeline } from '@lantern/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { MoneyPage } from '../../parts/money/money-page.tsx'
import { memberQuery, withdrawalPrepareQuery } from '../../parts/money.api.ts'
import steps from '../../parts/steps.module.css'
import { AccountGate } from '../accounts/account-gate.tsx'
import { AccountAddForm } from '../accounts/add/account-add-form.tsx'
import { AccountPreview } from '../accounts/fields/account-preview.tsx'
import { accountsQuery } from '../accounts/parts/accounts.api.ts'
import { useAccountWords } from '../accounts/parts/use-account-words.ts'
import { useEta } from '../use-eta.ts'
import { identityMessages } from './identity.messages.ts'
import styles from './identity.module.css'

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
      <div className={steps.frame}>
        <Timeline
          className={steps.steps}
          label={t.steps}
          stateLabels={t.stepStates}
          steps={[
            { id: 'name', title: t.step1, state: isNamed ? 'done' : 'current' },
            { id: 'card', title: t.step2, state: isBound ? 'done' : isNamed ? 'current' : 'todo' },
            { id: 'done', title: t.step3, state: isBound ? 'done' : 'todo' },
          ]}
        />
      </div>
      {isBound ? (
        <>
          <div className={styles.done} role="status">
            <p className={styles.doneTitle}>{t.bound}</p>
            <p className={styles.doneDetail}>{t.boundDetail}</p>
          </div>
          <BoundCards member={member} />
          <Button kind="primary" size="lg" block render={<Link to={ROUTE.wallet} />}>
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

/** The bank cards of the member and what they can receive, once they are read. */
function BoundCards({ member }: { member: MemberInfo }) {
  const t = useMessages(identityMessages)
  const words = useAccountWords()
  const eta = useEta()
  const { data } = useQuery(accountsQuery('BANK'))
  const { data: prepare } = useQuery(withdrawalPrepareQuery())
  return (
    <>
      {data?.list.map(({ id, bank, masked, holder }) => (
        <AccountPreview
          key={id}
          kind="BANK"
          number={masked}
          issuer={words.option(bank)}
          holder={holder ?? member.realNameMasked}
        />
      ))}
      {prepare && (
        <Section title={t.canReceive}>
          <Card>
            <Facts
              facts={[
                {
                  label: t.single,
                  value: t.range({ from: formatMoney(prepare.limits.min), to: formatMoney(prepare.limits.max) }),
                },
                {
                  label: t.today,
                  value: t.timesLeft({ n: formatCount(Math.max(0, prepare.limits.dayCount - prepare.limits.dayUsed)) }),
                },
                { label: t.fee, value: toMinor(prepare.fee) === 0 ? t.noFee : `¥${formatMoney(prepare.fee)}` },
                { label: t.arrival, value: eta(prepare.etaSec) },
              ]}
            />
          </Card>
        </Section>
      )}
    </>
  )
}
