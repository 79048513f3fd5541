import { entryOf } from '@lantern/contract/open-enum'
import { formatDateTime, useMessages } from '@lantern/i18n'
import { QueryView } from '@lantern/page'
import { Badge, Button, Card, Empty, ListRow, Skeleton } from '@lantern/ui'
import { useInfiniteQuery } from '@tanstack/react-query'
import { MoreButton } from '../parts/lists/more-button.tsx'
import { STATE_TONES } from './parts/case-tones.ts'
import { casesQuery } from './parts/feedback.api.ts'
import { feedbackMessages } from './parts/feedback.messages.ts'

type CaseListProps = { onOpen: (id: string) => void; onCreate: () => void }

/** The member's cases, newest first, each with its state and the time of the answer. */
export function CaseList({ onOpen, onCreate }: CaseListProps) {
  const t = useMessages(feedbackMessages)
  const cases = useInfiniteQuery(casesQuery())
  return (
    <QueryView
      query={cases}
      skeleton={<Skeleton shape="row" count={4} label={t.loading} />}
      empty={({ pages }) =>
        pages.every(({ list }) => list.length === 0) && (
          <Empty
            art="chat"
            title={t.empty}
            action={
              <Button kind="primary" onClick={onCreate}>
                {t.create}
              </Button>
            }
          />
        )
      }
    >
      {({ pages }) => {
        const rows = pages.flatMap(({ list }) => list)
        return (
          <>
            <Card padding="none">
              {rows.map(({ id, type, title, state, at, slaAt }) => (
                <ListRow
                  key={id}
                  title={title}
                  detail={[entryOf(t.types, type), slaAt !== null && t.slaAt({ t: formatDateTime(slaAt) })]
                    .filter(Boolean)
                    .join(' · ')}
                  value={
                    <Badge tone={entryOf(STATE_TONES, state) ?? 'neutral'}>
                      {entryOf(t.states, state) ?? t.unknown}
                    </Badge>
                  }
                  note={formatDateTime(at)}
                  onClick={() => onOpen(id)}
                />
              ))}
            </Card>
            <MoreButton query={cases}>{t.more}</MoreButton>
          </>
        )
      }}
    </QueryView>
  )
}
