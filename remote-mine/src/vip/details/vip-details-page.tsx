/** `/mine/vip/details`: the tables of levels and rebates, rules, and the member's history. */
import { ROUTE } from '@lantern/contract'
import { useMessages } from '@lantern/i18n'
import { QueryPage } from '@lantern/page'
import { Card, ListRow, Section, Segmented } from '@lantern/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { RuleList } from '../../parts/lists/rule-list.tsx'
import { vipQuery, vipTableQuery } from '../../parts/vip/vip.api.ts'
import { LEVEL_PARTS, type LevelPart, levelColumns, rebateColumns } from './level-columns.ts'
import { LevelTable } from './level-table.tsx'
import { vipDetailsMessages } from './vip-details.messages.ts'
import { VipHistory } from './vip-history.tsx'

export function VipDetailsPage() {
  const t = useMessages(vipDetailsMessages)
  const [part, setPart] = useState<LevelPart>('requirements')
  const rules = [t.rule1, t.rule2, t.rule3, t.rule4, t.rule5, t.rule6, t.rule7, t.rule8]
  return (
    <QueryPage
      title={t.title}
      parent={ROUTE.vip}
      queries={{ info: useQuery(vipQuery()), table: useQuery(vipTableQuery()) }}
    >
      {({ info, table: { levels } }) => (
        <>
          <Section title={t.table} lead={t.tableLead}>
            <Segmented
              label={t.parts}
              value={part}
              options={LEVEL_PARTS.map((one) => ({ value: one, label: t[one] }))}
              onValueChange={setPart}
            />
            <LevelTable caption={t.table} own={info.level} columns={levelColumns(levels, part, t)} />
          </Section>
          <Section title={t.rebates}>
            <LevelTable caption={t.rebates} own={info.level} columns={rebateColumns(levels, t)} />
          </Section>
          <RuleList title={t.rules} rules={rules} />
          <VipHistory />
          <Section title={t.figures}>
            <Card padding="none">
              <ListRow title={t.figureDeposits} render={<Link to={ROUTE.transRecord} />} />
              <ListRow title={t.figureBets} render={<Link to={ROUTE.betRecord} />} />
              <ListRow title={t.figureRebates} render={<Link to={ROUTE.rebate} />} />
            </Card>
          </Section>
        </>
      )}
    </QueryPage>
  )
}
