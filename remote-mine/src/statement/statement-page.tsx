/** `/mine/statement`: the wallet at any second of the last year, and what play won or lost. */
import { ROUTE } from '@lantern/contract'
import type { StatementGroup } from '@lantern/contract/statements'
import { useMessages } from '@lantern/i18n'
import { PageBody, PageFrame } from '@lantern/page'
import { now } from '@lantern/platform'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { memberQuery, useFreshMoney } from '../parts/money.api.ts'
import { spanOf } from '../parts/results/span.rules.ts'
import { resultQuery, walletAtQuery } from './parts/statement.api.ts'
import { statementMessages } from './parts/statement.messages.ts'
import type { SpanMonths } from './parts/statement.rules.ts'
import { Results } from './results/results.tsx'
import { useRested } from './use-rested.ts'
import { WalletPast } from './wallet-past.tsx'

export function StatementPage() {
  const t = useMessages(statementMessages)
  useFreshMoney()
  const [latest] = useState(now)
  const [at, setAt] = useState(latest)
  const [months, setMonths] = useState<SpanMonths>(6)
  const [by, setBy] = useState<StatementGroup>('month')
  const rested = useRested(at)
  const span = spanOf(months, latest)
  const member = useQuery(memberQuery())
  const past = useQuery(walletAtQuery(rested))
  const result = useQuery(resultQuery(span, by))
  return (
    <PageFrame title={t.title} parent={ROUTE.wallet}>
      <PageBody>
        <WalletPast at={at} latest={latest} registerAt={member.data?.registerAt} onAt={setAt} past={past} />
        <Results
          result={result}
          past={past.isPlaceholderData ? undefined : past.data}
          months={months}
          onMonths={setMonths}
          by={by}
          onBy={setBy}
          isCurrent={!result.isPlaceholderData}
        />
      </PageBody>
    </PageFrame>
  )
}
