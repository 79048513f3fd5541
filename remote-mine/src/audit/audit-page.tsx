import type { AuditTaskView } from '@lantern/contract/audit'
import { useMessages } from '@lantern/i18n'
import { Card, Empty, Section, Skeleton } from '@lantern/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { BarrierNote } from '../parts/barrier-note.tsx'
import { Loaded } from '../parts/loaded.tsx'
import { memberQuery, useFreshMoney } from '../parts/money.api.ts'
import { Page } from '../parts/page.tsx'
import { partsMessages } from '../parts/parts.messages.ts'
import { SubPage } from '../parts/sub-page.tsx'
import { useRefreshGate } from '../parts/use-refresh-gate.ts'
import { auditSummaryQuery, auditTasksQuery } from './audit.api.ts'
import { auditMessages } from './audit.messages.ts'
import styles from './audit.module.css'
import { AuditSummary } from './audit-summary.tsx'
import { AuditTask } from './audit-task.tsx'
import { Contributions } from './contributions.tsx'

/** Asked for by hand at most this often (screens.md 6 audit). */
const REFRESH_GAP_MS = 10_000

/** `/mine/audit`: what may be withdrawn, what waits, and which bet counted for it. */
export function AuditPage() {
  const t = useMessages(auditMessages)
  const p = useMessages(partsMessages)
  const refresh = useFreshMoney()
  const [, pass] = useRefreshGate(REFRESH_GAP_MS)
  const summary = useQuery(auditSummaryQuery())
  const tasks = useQuery(auditTasksQuery())
  const { data: member } = useQuery(memberQuery())
  const [opened, setOpened] = useState<AuditTaskView | null>(null)
  const [isOpen, setOpen] = useState(false)
  const show = (task: AuditTaskView) => {
    setOpened(task)
    setOpen(true)
  }
  const skeleton = (
    <Page>
      <Skeleton shape="card" count={3} label={p.loading} />
    </Page>
  )
  return (
    <SubPage title={t.title}>
      <Loaded query={summary} skeleton={skeleton}>
        {(told) => (
          <Page>
            {member && <BarrierNote member={member} />}
            <AuditSummary
              summary={told}
              updatedAt={summary.dataUpdatedAt}
              isRefreshing={summary.isFetching}
              onRefresh={() => pass(() => void refresh())}
            />
            <Loaded query={tasks} skeleton={<Skeleton shape="card" count={2} label={p.loading} />}>
              {({ list }) => <Tasks list={list} onOpen={show} />}
            </Loaded>
            <Section title={t.rules}>
              <Card>
                <ul className={styles.rules}>
                  {[t.rule1, t.rule2, t.rule3, t.rule4].map((rule) => (
                    <li key={rule}>{rule}</li>
                  ))}
                </ul>
              </Card>
            </Section>
            <Contributions task={opened} open={isOpen} onOpenChange={setOpen} />
          </Page>
        )}
      </Loaded>
    </SubPage>
  )
}

function Tasks({ list, onOpen }: { list: readonly AuditTaskView[]; onOpen: (task: AuditTaskView) => void }) {
  const t = useMessages(auditMessages)
  const open = list.filter(({ state }) => state === 'OPEN')
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
