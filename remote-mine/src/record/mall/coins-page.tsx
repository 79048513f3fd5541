/** `/mine/mall/coinRecord`: coins earned, spent and expired, and when the rest expires. */
import { ROUTE } from '@lantern/contract'
import { COIN_KINDS, coinRecords } from '@lantern/contract/other-records'
import { siteDate } from '@lantern/contract/site-time'
import { formatWhole, useMessages } from '@lantern/i18n'
import { Disclosure, PageBody, PageFrame } from '@lantern/page'
import { call } from '@lantern/platform'
import { Card, Chip, IconHistory, ListRow, Section } from '@lantern/ui'
import { Link, useSearchParams } from 'react-router-dom'
import { recordMessages } from '../parts/record.messages.ts'
import { TotalsCard } from '../parts/totals-card.tsx'
import { useRecord } from '../parts/use-record.ts'
import { mallMessages } from './parts/mall.messages.ts'
import styles from './parts/mall.module.css'
import { CoinList } from './rows/coin-list.tsx'

export function CoinsPage() {
  const t = useMessages(mallMessages)
  const r = useMessages(recordMessages)
  const [params, setParams] = useSearchParams()
  const kind = COIN_KINDS.find((known) => known === params.get('kind')) ?? null
  const { totals, hasFailed, list, first } = useRecord({
    key: ['coins', 'all-time', kind],
    ask: (page, signal) => call(coinRecords, { ...(kind && { kind }), ...page }, { signal }),
  })
  const expiry = first?.expiry ?? []
  const [next] = expiry
  // All coins expire.
  const coins = expiry.reduce((sum, { amount }) => sum + amount, 0)
  return (
    <PageFrame title={t.ledger} parent={ROUTE.mall}>
      <PageBody>
        <TotalsCard
          hasFailed={hasFailed}
          hasLead
          stats={
            totals && [
              {
                label: t.coins,
                value: <span className={styles.balance}>{formatWhole(coins)}</span>,
                detail: next && t.expiring({ n: formatWhole(next.amount), t: siteDate(next.at) }),
              },
              { label: r.coinsIn, value: formatWhole(totals.earned) },
              { label: r.coinsOut, value: formatWhole(totals.spent) },
            ]
          }
        />
        <fieldset className={styles.chips} aria-label={t.kind}>
          {([null, ...COIN_KINDS] as const).map((one) => (
            <Chip
              key={one ?? 'all'}
              selected={one === kind}
              onClick={() => setParams(one === null ? {} : { kind: one }, { replace: true })}
            >
              {t.kinds[one ?? 'all']}
            </Chip>
          ))}
        </fieldset>
        <CoinList list={list} />
        {expiry.length > 0 && (
          <Section title={t.expiry} lead={t.expiryLead}>
            <Card>
              <table className={styles.table}>
                <thead>
                  <tr>
                    <th scope="col">{t.expiryAt}</th>
                    <th scope="col">{t.expiryCoins}</th>
                  </tr>
                </thead>
                <tbody>
                  {expiry.map(({ at, amount }) => (
                    <tr key={at}>
                      <td>{siteDate(at)}</td>
                      <td>{formatWhole(amount)}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </Card>
          </Section>
        )}
        <Disclosure summary={t.earning}>
          <p className={styles.note}>{t.earningText}</p>
        </Disclosure>
        <Card padding="none">
          <ListRow
            icon={<IconHistory />}
            iconTile
            title={t.byPeriod}
            detail={t.byPeriodDetail}
            render={<Link to={ROUTE.currencyRecord} />}
          />
        </Card>
      </PageBody>
    </PageFrame>
  )
}
