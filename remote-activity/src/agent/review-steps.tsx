import type { DataOf } from '@lantern/contract'
import type { agentStatus } from '@lantern/contract/agent'
import { entryOf } from '@lantern/contract/open-enum'
import { formatDateTime, useLocale, useMessages } from '@lantern/i18n'
import { Card, Section, Timeline } from '@lantern/ui'
import { agentMessages } from './agent.messages.ts'
import styles from './agent.module.css'

type Application = NonNullable<DataOf<typeof agentStatus>['my']>

/** The states of the application with their times. */
export function ReviewSteps({ my: { state, reason, steps } }: { my: Application }) {
  const t = useMessages(agentMessages)
  const named = useLocale() === 'en' ? 'en' : 'zh'
  return (
    <Section title={t.application}>
      <Card className={styles.stack}>
        <Timeline
          label={t.application}
          stateLabels={t.stepStates}
          steps={steps.map((step) => ({
            id: step.state,
            title: entryOf(t.states, step.state) ?? step.state,
            time: formatDateTime(step.at),
            detail: step.state === 'rejected' && reason ? t.reason({ reason: reason[named] }) : undefined,
            state:
              step.state === 'rejected' ? 'failed' : step.state === state && state === 'review' ? 'current' : 'done',
          }))}
        />
        <p role="status" className={styles.text}>
          {state === 'review' && t.inReview}
        </p>
      </Card>
    </Section>
  )
}
