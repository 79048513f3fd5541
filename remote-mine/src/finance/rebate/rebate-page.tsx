import { useMessages } from '@lantern/i18n'
import { Button, Card, IconRefresh, Section, Skeleton } from '@lantern/ui'
import { useQuery } from '@tanstack/react-query'
import { BarrierNote } from '../../parts/barrier-note.tsx'
import { Loaded } from '../../parts/loaded.tsx'
import { memberQuery, useFreshMoney } from '../../parts/money.api.ts'
import { Page } from '../../parts/page.tsx'
import { partsMessages } from '../../parts/parts.messages.ts'
import { SubPage } from '../../parts/sub-page.tsx'
import { useRefreshGate } from '../../parts/use-refresh-gate.ts'
import { rebateQuery } from './rebate.api.ts'
import { rebateMessages } from './rebate.messages.ts'
import styles from './rebate.module.css'
import { RebateClaimCard } from './rebate-claim-card.tsx'
import { RebateClaims } from './rebate-claims.tsx'
import { RebateItems } from './rebate-items.tsx'

/** Between two estimates by hand (screens.md 6 rebate). */
const ESTIMATE_GAP_MS = 30_000

/** `/mine/rebate`: what turnover earned, how it adds up, and taking it. */
export function RebatePage() {
  const t = useMessages(rebateMessages)
  const p = useMessages(partsMessages)
  const refresh = useFreshMoney()
  const [isFree, pass] = useRefreshGate(ESTIMATE_GAP_MS)
  const rebate = useQuery(rebateQuery())
  const { data: member } = useQuery(memberQuery())
  const skeleton = (
    <Page>
      <Skeleton shape="card" count={3} label={p.loading} />
    </Page>
  )
  return (
    <SubPage title={t.title}>
      <Loaded query={rebate} skeleton={skeleton}>
        {(told) => (
          <Page>
            {member && <BarrierNote member={member} />}
            <RebateClaimCard rebate={told} />
            <Button
              size="sm"
              icon={<IconRefresh />}
              busy={rebate.isFetching}
              disabled={!isFree}
              onClick={() => pass(() => void refresh())}
            >
              {t.estimate}
            </Button>
            <RebateItems items={told.items} />
            <RebateClaims />
            <Section title={t.rules}>
              <Card>
                <ul className={styles.rules}>
                  {[t.rule1, t.rule2, t.rule3].map((rule) => (
                    <li key={rule}>{rule}</li>
                  ))}
                </ul>
              </Card>
            </Section>
          </Page>
        )}
      </Loaded>
    </SubPage>
  )
}
