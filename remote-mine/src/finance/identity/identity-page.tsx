/** `/mine/userInfo/authentication`: the levels of identity with what they unlock, and their submission. */
import type { DataOf } from '@lantern/contract'
import { ROUTE } from '@lantern/contract'
import type { kycState } from '@lantern/contract/kyc'
import { entryOf } from '@lantern/contract/open-enum'
import type { MemberInfo } from '@lantern/contract/user'
import { useMessages } from '@lantern/i18n'
import {
  Button,
  Card,
  IconBank,
  IconCheck,
  IconClock,
  IconClose,
  IconDocument,
  IconLock,
  ListRow,
  Sheet,
} from '@lantern/ui'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router-dom'
import { MoneyPage } from '../../parts/money/money-page.tsx'
import { memberQuery } from '../../parts/money.api.ts'
import { IdentitySheet } from '../identity-sheet.tsx'
import { identityQuery } from './identity.api.ts'
import { identityMessages } from './identity.messages.ts'
import styles from './identity.module.css'
import { LevelForm } from './level-form.tsx'

const MARKS: Readonly<Record<'none' | 'review' | 'ok' | 'rejected', ReactNode>> = {
  none: null,
  review: <IconClock />,
  ok: <IconCheck />,
  rejected: <IconClose />,
}
const BIND = `${ROUTE.identity}/bindBankCard`
type Step = DataOf<typeof kycState>['steps'][number]

export function IdentityPage() {
  const t = useMessages(identityMessages)
  const queries = { identity: useQuery(identityQuery()), member: useQuery(memberQuery()) }
  return (
    <MoneyPage title={t.title} parent={ROUTE.userInfo} queries={queries}>
      {({ identity, member }) => <Ladder identity={identity} member={member} />}
    </MoneyPage>
  )
}

function Ladder({ identity, member }: { identity: DataOf<typeof kycState>; member: MemberInfo }) {
  const t = useMessages(identityMessages)
  const [opened, setOpened] = useState<Step['key'] | null>(null)
  const raised = identity.steps.find(({ key }) => key === opened && key !== 'L1')
  const close = () => setOpened(null)
  return (
    <>
      <Card padding="none">
        <div className={styles.summary}>
          <p className={styles.count}>
            {t.reached({ n: String(identity.level), count: String(identity.steps.length) })}
          </p>
          <div className={styles.bar} aria-hidden="true">
            {identity.steps.map(({ key, state }) => (
              <span key={key} data-state={state} />
            ))}
          </div>
        </div>
        {identity.steps.map((step, index) => (
          <Level key={step.key} step={step} isNext={identity.level >= index} onStart={() => setOpened(step.key)} />
        ))}
      </Card>
      <Card padding="none">
        <ListRow
          icon={<IconBank />}
          iconTile
          title={member.cardCount > 0 ? t.bound : t.bind}
          detail={member.cardCount > 0 ? t.receives : t.bindDetail}
          render={<Link to={BIND} />}
        />
        <ListRow
          icon={<IconDocument />}
          iconTile
          title={t.audits}
          detail={t.auditsDetail}
          render={<Link to={ROUTE.infoAudit} />}
        />
      </Card>
      <p className={styles.small}>{t.privacy}</p>
      <IdentitySheet
        member={member}
        open={opened === 'L1'}
        onOpenChange={(isOpen) => !isOpen && close()}
        onVerified={close}
      />
      <Sheet
        open={raised !== undefined}
        onOpenChange={(isOpen) => !isOpen && close()}
        title={raised ? t.levels[raised.key] : ''}
        description={raised && t.why[raised.key]}
        closeLabel={t.close}
        height="full"
      >
        {raised && (
          <LevelForm
            key={raised.key}
            level={raised.key === 'L2' ? 2 : 3}
            step={raised}
            memberId={member.memberId}
            onSubmitted={close}
          />
        )}
      </Sheet>
    </>
  )
}

/** One level: what it unlocks, its state, and, until it is verified, why it is asked and how to go on. */
function Level({ step, isNext, onStart }: { step: Step; isNext: boolean; onStart: () => void }) {
  const t = useMessages(identityMessages)
  const { key, state, review } = step
  const before = key === 'L2' ? 'L1' : 'L2'
  return (
    <section className={styles.level} aria-label={t.levels[key]} data-state={state}>
      <span className={styles.mark} aria-hidden="true">
        {entryOf(MARKS, state) ?? (isNext ? <IconDocument /> : <IconLock />)}
      </span>
      <div className={styles.texts}>
        <h2>{t.levels[key]}</h2>
        <p className={styles.state}>{entryOf(t.states, state) ?? t.unknown}</p>
        <p>{t.unlocks[key]}</p>
        {state !== 'ok' && <p className={styles.small}>{t.why[key]}</p>}
        {state === 'review' && review > 0 && (
          <p role="status" className={styles.small}>
            {t.reviewOf({ n: String(review) })}
          </p>
        )}
        {(state === 'none' || state === 'rejected') && (
          <div className={styles.start}>
            <Button kind={isNext ? 'primary' : undefined} block disabled={!isNext} onClick={onStart}>
              {isNext ? (state === 'none' ? t.start : t.again) : t.locked({ level: before })}
            </Button>
          </div>
        )}
      </div>
    </section>
  )
}
