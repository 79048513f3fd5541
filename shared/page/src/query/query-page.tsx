import { useMessages } from '@lantern/i18n'
import { Skeleton } from '@lantern/ui'
import type { ReactNode } from 'react'
import { PageBody } from '../frame/page-body.tsx'
import { PageFrame, type PageFrameProps } from '../frame/page-frame.tsx'
import { pageMessages } from '../parts/page.messages.ts'
import { QueriesView, type QueriesViewProps } from './query-view.tsx'

export type QueryPageProps<Data extends object> = Omit<PageFrameProps, 'children'> & QueriesViewProps<Data>

/** A page with a header and one column of content that depends on one or more reads. */
export function QueryPage<Data extends object>({ queries, skeleton, empty, children, ...frame }: QueryPageProps<Data>) {
  return (
    <PageFrame {...frame}>
      <QueryBody queries={queries} skeleton={skeleton} empty={empty}>
        {children}
      </QueryBody>
    </PageFrame>
  )
}

/** The column of such a page without its header, for headers that do not depend on the reads. */
export function QueryBody<Data extends object>({ queries, skeleton, empty, children }: QueriesViewProps<Data>) {
  const t = useMessages(pageMessages)
  const shape: ReactNode = skeleton ?? <Skeleton shape="card" count={2} label={t.loading} />
  return (
    <QueriesView
      queries={queries}
      skeleton={<PageBody>{shape}</PageBody>}
      empty={(data) => {
        const instead = empty?.(data)
        return instead && <PageBody>{instead}</PageBody>
      }}
    >
      {(data) => <PageBody>{children(data)}</PageBody>}
    </QueriesView>
  )
}
