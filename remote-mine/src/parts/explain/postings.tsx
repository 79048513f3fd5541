import { useMessages } from '@lantern/i18n'
import { QueryView } from '@lantern/page'
import { Section, Skeleton } from '@lantern/ui'
import { useQuery } from '@tanstack/react-query'
import { postingsQuery } from './explain.api.ts'
import { explainMessages } from './explain.messages.ts'
import { LedgerTable } from './ledger-table.tsx'
import { postingsOfRow } from './postings.rules.ts'

export type PostingsProps = {
  bizNo: string
  /** Number of the row to explain. @default bizNo */
  no?: string
  /** Heading level. @default 3, the level inside a sheet */
  level?: 2 | 3
}

/** The postings of one order, transfer or claim. Renders nothing until something was posted. */
export function Postings({ bizNo, no = bizNo, level = 3 }: PostingsProps) {
  const t = useMessages(explainMessages)
  const query = useQuery(postingsQuery(bizNo))
  if (bizNo === '' || query.data?.list.length === 0) return null
  return (
    <Section title={t.postings} level={level} lead={t.postingsLead}>
      <QueryView query={query} skeleton={<Skeleton shape="row" count={2} />}>
        {({ list }) => <LedgerTable ledger={postingsOfRow(list, no)} />}
      </QueryView>
    </Section>
  )
}
