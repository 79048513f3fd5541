import { ROUTE } from '@lantern/contract'
import { insteadList } from '@lantern/contract/service'
import { useMessages } from '@lantern/i18n'
import { SaferLink } from '@lantern/page'
import { call } from '@lantern/platform'
import { Card, ErrorPanel, IconShield, PageHeader, Section, Skeleton } from '@lantern/ui'
import { useQuery } from '@tanstack/react-query'
import { useWayBack } from '../../../host/navigation/use-way-back.ts'
import { securityTipMessages } from '../tip/security-tip.messages.ts'
import { useSecurityTip } from '../tip/use-security-tip.ts'
import { AgentCheck } from './agent-check.tsx'
import { CodeForm } from './code-form.tsx'
import { CodeList } from './code-list.tsx'
import { insteadMessages } from './instead.messages.ts'
import styles from './instead-page.module.css'
import { OpenCode } from './open-code.tsx'

/** Codes change while the page is open: an agent may have paid. */
const POLL_MS = 5_000

/** `/customer/instead`: the official way to pay through an agent. Never shows an account to pay to (screens.md 3). */
export function InsteadPage() {
  const t = useMessages(insteadMessages)
  const tip = useMessages(securityTipMessages)
  const back = useWayBack(ROUTE.customer)
  const codes = useQuery({
    queryKey: ['instead'],
    queryFn: ({ signal }) => call(insteadList, {}, { signal }),
    refetchInterval: ({ state }) => (state.data?.list.some((code) => code.state === 'open') ? POLL_MS : false),
  })
  const hasTipRead = useSecurityTip()
  const list = codes.data?.list ?? []
  const open = list.find(({ state }) => state === 'open')
  return (
    <>
      <PageHeader title={t.title} backLabel={t.back} onBack={back} actions={<SaferLink />} />
      <div className={styles.page}>
        <Section title={t.way} lead={t.lead}>
          <ol className={styles.steps}>
            <li>{t.step1}</li>
            <li>{t.step2}</li>
            <li>{t.step3}</li>
          </ol>
        </Section>
        {codes.isPending && <Skeleton count={4} label={t.list} />}
        {codes.isError && list.length === 0 && (
          <ErrorPanel title={t.failed} retryLabel={t.retry} onRetry={() => void codes.refetch()} />
        )}
        {codes.data && (
          <>
            {open ? <OpenCode code={open} /> : <CodeForm />}
            <p className={styles.warning}>
              <IconShield />
              <span>{hasTipRead ? t.noCardTip({ tip: tip.tipNote }) : t.noCard}</span>
            </p>
            <Section title={t.list}>
              <Card padding="none">
                <CodeList list={list.filter(({ code }) => code !== open?.code)} />
              </Card>
            </Section>
          </>
        )}
        <AgentCheck />
      </div>
    </>
  )
}
