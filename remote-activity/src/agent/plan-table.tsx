import type { DataOf } from '@lantern/contract'
import type { agentStatus } from '@lantern/contract/agent'
import { useMessages } from '@lantern/i18n'
import { Section } from '@lantern/ui'
import { agentMessages } from './agent.messages.ts'
import styles from './agent.module.css'

/** The shares by active members, and how they are computed. */
export function PlanTable({ tiers }: Pick<DataOf<typeof agentStatus>, 'tiers'>) {
  const t = useMessages(agentMessages)
  return (
    <Section title={t.plan} lead={t.planLead}>
      <dl className={styles.tiers}>
        {tiers.map(({ from, percent }, index) => (
          <div key={from}>
            <dt>{t.activeFrom({ from, to: (tiers[index + 1]?.from ?? 0) - 1 })}</dt>
            <dd>{t.percent({ percent })}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
