import { useMessages } from '@lantern/i18n'
import { Section, Skeleton } from '@lantern/ui'
import { useQuery } from '@tanstack/react-query'
import { useLedgerWords } from '../parts/explain/use-ledger-words.ts'
import { Loaded } from '../parts/loaded.tsx'
import { LedgerTable } from './ledger-table.tsx'
import { postingsQuery } from './record.api.ts'
import { recordMessages } from './record.messages.ts'

/** What one order, transfer or claim did to the member's accounts, line by line. Nothing while nothing was posted. */
export function Postings({ bizNo }: { bizNo: string }) {
  const t = useMessages(recordMessages)
  const words = useLedgerWords()
  const query = useQuery(postingsQuery(bizNo))
  if (bizNo === '' || query.data?.list.length === 0) return null
  return (
    <Section title={t.ledger} level={3} lead={t.ledgerNote}>
      <Loaded query={query} skeleton={<Skeleton shape="row" count={2} />}>
        {({ list }) => <LedgerTable ledger={list} words={words} />}
      </Loaded>
    </Section>
  )
}
