import { useMessages } from '@lantern/i18n'
import { Button, IconPercent } from '@lantern/ui'
import { useQuery } from '@tanstack/react-query'
import { RuleList } from '../../parts/lists/rule-list.tsx'
import { MoneyPage } from '../../parts/money/money-page.tsx'
import { useRefreshMoney } from '../../parts/money.api.ts'
import { useRefreshGate } from '../../parts/use-refresh-gate.ts'
import { rebateQuery } from './rebate.api.ts'
import { rebateMessages } from './rebate.messages.ts'
import styles from './rebate.module.css'
import { RebateClaimCard } from './rebate-claim-card.tsx'
import { RebateClaims } from './rebate-claims.tsx'
import { RebateItems } from './rebate-items.tsx'

/** Shortest interval between manual estimates (screens.md 6 rebate). */
const ESTIMATE_GAP_MS = 30_000

/** `/mine/rebate`: the rebate earned by turnover, its calculation, and claiming it. */
export function RebatePage() {
  const t = useMessages(rebateMessages)
  const refresh = useRefreshMoney()
  const [isFree, pass] = useRefreshGate(ESTIMATE_GAP_MS)
  const rebate = useQuery(rebateQuery())
  return (
    <MoneyPage title={t.title} queries={{ told: rebate }}>
      {({ told }) => (
        <>
          <RebateClaimCard rebate={told} />
          <RebateItems
            items={told.items}
            action={
              <Button
                kind="quiet"
                size="sm"
                className={styles.estimate}
                icon={<IconPercent />}
                busy={rebate.isFetching}
                disabled={!isFree}
                onClick={() => pass(() => void refresh())}
              >
                {t.estimate}
              </Button>
            }
          />
          <RebateClaims />
          <RuleList title={t.rules} rules={[t.rule1, t.rule2, t.rule3]} />
        </>
      )}
    </MoneyPage>
  )
}
