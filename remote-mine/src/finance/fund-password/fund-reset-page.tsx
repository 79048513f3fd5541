/** `/mine/security/fundPassword`: a forgotten fund password is set anew after a code and a picture of the face. */
import { ROUTE } from '@lantern/contract'
import { useMessages } from '@lantern/i18n'
import { Note, QueryPage } from '@lantern/page'
import { Button, Card, IconInfo, IconService, ListRow, Timeline } from '@lantern/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { memberQuery } from '../../parts/money.api.ts'
import steps from '../../parts/steps.module.css'
import { SupportLink } from '../../parts/support-link.tsx'
import { fundResetMessages } from './fund-reset.messages.ts'
import { NewPasswordForm } from './new-password-form.tsx'
import { ProveForm } from './prove-form.tsx'

export function FundResetPage() {
  const t = useMessages(fundResetMessages)
  return (
    <QueryPage title={t.title} parent={ROUTE.security} queries={{ member: useQuery(memberQuery()) }}>
      {({ member }) => {
        if (!member.hasFundPwd)
          return (
            <Note
              tone="info"
              icon={<IconInfo />}
              action={
                <Button size="sm" render={<Link to={ROUTE.security} replace />}>
                  {t.toSecurity}
                </Button>
              }
            >
              {t.noFundPwd}
            </Note>
          )
        if (member.phoneMasked === '')
          return (
            <>
              <Note
                tone="info"
                icon={<IconInfo />}
                action={
                  <Button size="sm" render={<Link to={ROUTE.userInfo} />}>
                    {t.bindPhone}
                  </Button>
                }
              >
                {t.noPhone}
              </Note>
              <SupportLink />
            </>
          )
        return <Steps phone={member.phoneMasked} />
      }}
    </QueryPage>
  )
}

function Steps({ phone }: { phone: string }) {
  const t = useMessages(fundResetMessages)
  const [ticket, setTicket] = useState<string | null>(null)
  const isProved = ticket !== null
  return (
    <>
      <Note tone="info" icon={<IconInfo />}>
        {t.review}
      </Note>
      <div className={steps.frame}>
        <Timeline
          className={steps.steps}
          label={t.steps}
          stateLabels={t.stepStates}
          steps={[
            { id: 'prove', title: t.prove, state: isProved ? 'done' : 'current' },
            { id: 'set', title: t.set, state: isProved ? 'current' : 'todo' },
          ]}
        />
      </div>
      {isProved ? (
        <NewPasswordForm ticket={ticket} onExpired={() => setTicket(null)} />
      ) : (
        <>
          <ProveForm phone={phone} onProved={setTicket} />
          <Card padding="none">
            <ListRow
              icon={<IconService />}
              iconTile
              title={t.stuck}
              detail={t.stuckDetail}
              render={<Link to={ROUTE.customer} />}
            />
          </Card>
        </>
      )}
    </>
  )
}
