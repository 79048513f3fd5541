/** `/mine/infoAudit`: requested changes of the profile with their two reviews. */
import { ROUTE } from '@lantern/contract'
import { useMessages } from '@lantern/i18n'
import { QueryPage } from '@lantern/page'
import { Button, Card, Empty, Section, Timeline } from '@lantern/ui'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { MoreButton } from '../../parts/lists/more-button.tsx'
import { RuleList } from '../../parts/lists/rule-list.tsx'
import steps from '../../parts/steps.module.css'
import { auditsQuery } from '../parts/profile.api.ts'
import { AuditRequest } from './audit-request.tsx'
import { infoAuditMessages } from './info-audit.messages.ts'

export function InfoAuditPage() {
  const t = useMessages(infoAuditMessages)
  const audits = useInfiniteQuery(auditsQuery())
  return (
    <QueryPage
      title={t.title}
      parent={ROUTE.userInfo}
      queries={{ audits }}
      empty={({ audits: { pages } }) =>
        pages.every(({ list }) => list.length === 0) && (
          <>
            <Empty
              title={t.empty}
              detail={t.emptyDetail}
              action={
                <Button kind="primary" render={<Link to={ROUTE.userInfo} />}>
                  {t.toProfile}
                </Button>
              }
            />
            <ReviewSteps />
            <RuleList title={t.how} rules={[t.how2, t.how3, t.how4]} />
          </>
        )
      }
    >
      {({ audits: { pages } }) => {
        const rows = pages.flatMap(({ list }) => list)
        const open = new Set(rows.flatMap(({ field, state }) => (state === 'open' ? [field] : [])))
        return (
          <>
            {rows.map((audit) => (
              <AuditRequest key={audit.id} audit={audit} hasOpen={open.has(audit.field)} />
            ))}
            <MoreButton query={audits}>{t.more}</MoreButton>
          </>
        )
      }}
    </QueryPage>
  )
}

/** The steps of a review, shown while there is no request. */
function ReviewSteps() {
  const t = useMessages(infoAuditMessages)
  return (
    <Section title={t.flow} lead={t.how1}>
      <Card>
        <div className={steps.frame}>
          <Timeline
            className={`${steps.steps} ${steps.numbered}`}
            label={t.flow}
            stateLabels={t.stepStates}
            steps={[
              { id: 'submit', title: t.submit, state: 'todo' },
              { id: 'first', title: t.first, state: 'todo' },
              { id: 'second', title: t.second, state: 'todo' },
              { id: 'valid', title: t.valid, state: 'todo' },
            ]}
          />
        </div>
      </Card>
    </Section>
  )
}
