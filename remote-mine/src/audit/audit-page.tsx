import type { AuditTaskView } from '@lantern/contract/audit'
import { useMessages } from '@lantern/i18n'
import { QueryView } from '@lantern/page'
import { Empty, Section } from '@lantern/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { RuleList } from '../parts/lists/rule-list.tsx'
import { MoneyPage } from '../parts/money/money-page.tsx'
import { useRefreshMoney } from '../parts/money.api.ts'
import { useRefreshGate } from '../parts/use-refresh-gate.ts'
import { auditSummaryQuery, auditTasksQuery } from './audit.api.ts'
import { auditMessages } from './audit.messages.ts'
import styles from './audit.module.css'
import { AuditSummary } from './audit-summary.tsx'
import { AuditTask } from './audit-task.tsx'
import { Contributions } from './contributions.tsx'

/** Shortest interval between manual refreshes (screens.md 6 audit). */
const REFRESH_GAP_MS = 10_000

/** `/mine/audit`: the withdrawable amount, the open turnover tasks, and the bets that counted towards each. */
export function AuditPage() {
  const t = useMessages(auditMessages)
  const refresh = useRefreshMoney()
  const [, pass] = useRefreshGate(REFRESH_GAP_MS)
  const summary = useQuery(auditSummaryQuery())
  const tasks = useQuery(auditTasksQuery())
  const [opened, setOpened] = useState<AuditTaskView | null>(null)
  const [isOpen, setOpen] = useState(false)
  const show = (task: AuditTaskView) => {
    setOpened(task)
    setOpen(true)
  }
  return (
    <MoneyPage title={t.title} queries={{ told: summary }}>
      {({ told }) => (
        <>
          <AuditSummary
            summary={told}
            updatedAt={summary.dataUpdatedAt}
            isRefreshing={summary.isFetching}
            onRefresh={() => pass(() => void refresh())}
          />
          <QueryView query={tasks}>{({ list }) => <Tasks list={list} onOpen={show} />}</QueryView>
          <RuleList title={t.rules} rules={[t.rule0, t.rule1, t.rule2, t.rule3, t.rule4]} />
          <Contributions task={opened} open={isOpen} onOpenChange={setOpen} />
        </>
      )}
    </MoneyPage>
  )
}

function Tasks({ list, onOpen }: { list: readonly AuditTaskView[]; onOpen: (task: AuditTaskView) => void }) {
  const t = useMessages(auditMessages)
  // The turnover in the summary is that of the member's own money, so its tasks stand first.
  const open = list
    .filter(({ state }) => state === 'OPEN')
    .sort((one, other) => Number(one.isBonus) - Number(other.isBonus))
  const ended = list.filter(({ state }) => state !== 'OPEN')
  return (
    <>
      {open.length === 0 ? (
        <Empty title={t.empty} detail={t.emptyDetail} />
      ) : (
        <Section title={t.open} lead={t.order}>
          <TaskList list={open} onOpen={onOpen} />
        </Section>
      )}
      {ended.length > 0 && (
        <Section title={t.ended}>
          <TaskList list={ended} onOpen={onOpen} />
        </Section>
      )}
    </>
  )
}

function TaskList({ list, onOpen }: { list: readonly AuditTaskView[]; onOpen: (task: AuditTaskView) => void }) {
  return (
    <ul className={styles.tasks}>
      {list.map((task) => (
        <li key={task.id}>
          <AuditTask task={task} onOpen={() => onOpen(task)} />
        </li>
      ))}
    </ul>
  )
}
