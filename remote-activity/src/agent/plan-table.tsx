import type { DataOf } from '@lantern/contract'
import type { agentStatus } from '@lantern/contract/agent'
import { useMessages } from '@lantern/i18n'
import { Disclosure, Facts } from '@lantern/page'
import { Card, Section } from '@lantern/ui'
import { agentMessages } from './agent.messages.ts'
import styles from './agent.module.css'

/** The shares by active members, how they are computed, and questions. */
export function PlanTable({ tiers }: Pick<DataOf<typeof agentStatus>, 'tiers'>) {
  const t = useMessages(agentMessages)
  return (
    <>
      <Section title={t.plan} lead={t.planLead}>
        <Card>
          <Facts
            facts={tiers.map(({ from, percent }, index) => ({
              label: t.activeFrom({ from, to: (tiers[index + 1]?.from ?? 0) - 1 }),
              value: t.percent({ percent }),
            }))}
          />
        </Card>
      </Section>
      <Section title={t.questions}>
        <Card className={styles.stack}>
          {(['pay', 'count', 'break', 'duty'] as const).map((key) => (
            <Disclosure key={key} summary={t.asked[key]}>
              <p className={styles.text}>{t.answers[key]}</p>
            </Disclosure>
          ))}
        </Card>
      </Section>
    </>
  )
}
