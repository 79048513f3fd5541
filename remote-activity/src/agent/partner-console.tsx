import type { AgentCommission } from '@lantern/contract/agent'
import { csvOf } from '@lantern/contract/csv'
import { entryOf } from '@lantern/contract/open-enum'
import { formatMoney, useMessages } from '@lantern/i18n'
import { QueryView } from '@lantern/page'
import { Amount, Badge, Button, Card, CopyButton, ListRow, Section, Skeleton, StatRow } from '@lantern/ui'
import { useQuery } from '@tanstack/react-query'
import { commissionQuery, overviewQuery } from './agent.api.ts'
import { agentMessages } from './agent.messages.ts'
import styles from './agent.module.css'

/** Columns of the CSV file, in order. */
const COLUMNS = ['ym', 'active', 'net', 'percent', 'amount', 'state'] as const
const TONE = { running: 'accent', paid: 'positive', none: 'neutral' } as const

/** Link, team and commission of an approved partner. */
export function PartnerConsole() {
  const t = useMessages(agentMessages)
  const overview = useQuery(overviewQuery())
  const commission = useQuery(commissionQuery())
  const loading = <Skeleton shape="card" count={1} label={t.loading} />
  return (
    <>
      <Section title={t.console}>
        <QueryView query={overview} skeleton={loading}>
          {({ link, r_code: code, team, active }) => (
            <Card className={styles.stack}>
              <dl className={styles.facts}>
                <dt>{t.code}</dt>
                <dd className={styles.strong}>{code}</dd>
                <dt>{t.link}</dt>
                <dd>{new URL(link, location.origin).href}</dd>
              </dl>
              <CopyButton size="md" text={new URL(link, location.origin).href} label={t.copy} doneLabel={t.copied} />
              <StatRow
                stats={[
                  { label: t.team, value: team },
                  { label: t.active, value: active },
                ]}
              />
            </Card>
          )}
        </QueryView>
      </Section>
      <Section title={t.commission}>
        <QueryView query={commission} skeleton={loading}>
          {({ rows, total }) => (
            <>
              <Card padding="none">
                <ul className={styles.list}>
                  {rows.map((row) => (
                    <li key={row.ym}>
                      <MonthRow row={row} />
                    </li>
                  ))}
                </ul>
              </Card>
              <StatRow stats={[{ label: t.total, value: <Amount value={total} currency="¥" /> }]} />
              <Button block onClick={() => saveCsv(rows, t)}>
                {t.csv}
              </Button>
            </>
          )}
        </QueryView>
      </Section>
    </>
  )
}

function MonthRow({ row: { ym, state, active, net, percent, amount } }: { row: AgentCommission }) {
  const t = useMessages(agentMessages)
  return (
    <ListRow
      title={ym}
      detail={t.monthDetail({ active, net: formatMoney(net), percent })}
      value={<Amount value={amount} currency="¥" />}
      note={<Badge tone={entryOf(TONE, state) ?? 'neutral'}>{entryOf(t.monthStates, state) ?? state}</Badge>}
    />
  )
}

function saveCsv(
  rows: readonly AgentCommission[],
  { columns }: { columns: Record<(typeof COLUMNS)[number], string> },
): void {
  const text = csvOf(
    COLUMNS.map((column) => columns[column]),
    rows.map((row) => COLUMNS.map((column) => String(row[column]))),
  )
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = 'commission.csv'
  link.click()
  URL.revokeObjectURL(url)
}
