/** `/agent`, the partners programme: the plan, the member's application, and the console of a partner (screens.md 5). */
import { ACTIVITY_ROUTE } from '@lantern/contract/activity-route'
import { ROUTE } from '@lantern/contract/routes'
import { useMessages } from '@lantern/i18n'
import { QueryPage } from '@lantern/page'
import { useSession } from '@lantern/platform'
import { Button, Card } from '@lantern/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { AgentArt } from '../parts/head/agent-art.tsx'
import { PageHead } from '../parts/head/page-head.tsx'
import { statusQuery } from './agent.api.ts'
import { agentMessages } from './agent.messages.ts'
import styles from './agent.module.css'
import { ApplyForm } from './apply-form.tsx'
import { PartnerConsole } from './partner-console.tsx'
import { PlanTable } from './plan-table.tsx'
import { Questions } from './questions.tsx'
import { ReviewSteps } from './review-steps.tsx'
import { VerifyResult } from './verify-result.tsx'

const LOGIN = `${ROUTE.login}?redirect=${encodeURIComponent(ACTIVITY_ROUTE.agent)}`

export function AgentPage() {
  const t = useMessages(agentMessages)
  const session = useSession()
  const who = session.kind === 'member' ? `member ${session.memberId}` : session.kind
  const status = useQuery(statusQuery(who))
  return (
    <QueryPage title={t.title} parent={ROUTE.home} queries={{ status }}>
      {({ status: { tiers, my } }) => (
        <>
          <PageHead hue="esports" art={<AgentArt />} title={t.head}>
            <p>{t.lead}</p>
          </PageHead>
          <VerifyResult who={who} />
          {my?.state !== 'approved' && <PlanTable tiers={tiers} />}
          {my === null && (
            <Card className={styles.stack}>
              <p className={styles.text}>{t.loginLead}</p>
              <Button kind="primary" block render={<Link to={LOGIN} />}>
                {t.login}
              </Button>
            </Card>
          )}
          {my?.state === 'approved' && <PartnerConsole />}
          {my !== null && my.state !== 'none' && <ReviewSteps my={my} />}
          {(my?.state === 'none' || my?.state === 'rejected') && <ApplyForm reapplyAt={my.reapplyAt} />}
          {my?.state === 'approved' && <PlanTable tiers={tiers} />}
          <Questions />
        </>
      )}
    </QueryPage>
  )
}
