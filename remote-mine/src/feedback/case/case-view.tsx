import { COMPLAINT_DAYS } from '@lantern/contract/feedback'
import { entryOf } from '@lantern/contract/open-enum'
import { formatDateTime, useMessages } from '@lantern/i18n'
import { Facts, Note, OrderNo, QueryView } from '@lantern/page'
import { Badge, Card, IconDocument, Section, Skeleton } from '@lantern/ui'
import { useQuery } from '@tanstack/react-query'
import { STATE_TONES } from '../parts/case-tones.ts'
import { caseQuery } from '../parts/feedback.api.ts'
import { feedbackMessages } from '../parts/feedback.messages.ts'
import { CaseActions } from './case-actions.tsx'
import { CaseTimeline } from './case-timeline.tsx'

/** One case: its clock, what was said, and what the member can do. */
export function CaseView({ id }: { id: string }) {
  const t = useMessages(feedbackMessages)
  const query = useQuery(caseQuery(id))
  return (
    <QueryView query={query} skeleton={<Skeleton shape="card" count={2} label={t.loading} />}>
      {(shown) => (
        <>
          <Section
            title={shown.title}
            action={
              <Badge tone={entryOf(STATE_TONES, shown.state) ?? 'neutral'}>
                {entryOf(t.states, shown.state) ?? t.unknown}
              </Badge>
            }
            lead={shown.day === null ? undefined : t.day({ n: String(shown.day), total: String(COMPLAINT_DAYS) })}
          >
            <Card>
              <Facts
                facts={[
                  { label: t.no, value: <OrderNo no={shown.id} /> },
                  { label: t.type, value: entryOf(t.types, shown.type) ?? t.unknown },
                  shown.orderNo !== '' && { label: t.order, value: <OrderNo no={shown.orderNo} /> },
                  shown.contactMasked !== '' && { label: t.contact, value: shown.contactMasked },
                  { label: t.opened, value: formatDateTime(shown.at) },
                  shown.slaAt !== null && {
                    label: t.states.working,
                    value: t.slaAt({ t: formatDateTime(shown.slaAt) }),
                  },
                ]}
              />
            </Card>
          </Section>
          {shown.finalLetter !== null && (
            <Note tone="accent" icon={<IconDocument />} title={t.letter}>
              {shown.finalLetter}
            </Note>
          )}
          <CaseTimeline entries={shown.timeline} />
          <CaseActions shown={shown} />
        </>
      )}
    </QueryView>
  )
}
