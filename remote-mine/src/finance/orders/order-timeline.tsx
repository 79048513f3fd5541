import { formatDateTime, useMessages } from '@lantern/i18n'
import { Timeline } from '@lantern/ui'
import { useOrderWords } from '../../parts/use-order-words.ts'
import { financeMessages } from '../finance.messages.ts'
import type { Step } from './order-timeline.rules.ts'

export function OrderTimeline({ type, steps }: { type: 'deposit' | 'withdraw'; steps: readonly Step[] }) {
  const t = useMessages(financeMessages)
  const words = useOrderWords()
  return (
    <Timeline
      label={t.progress}
      stateLabels={{ done: t.stepDone, current: t.stepCurrent, todo: t.stepTodo, failed: t.stepFailed }}
      steps={steps.map((step, index) => ({
        id: `${step.state}-${index}`,
        title: words.state(type, step.state),
        time: step.at === null ? undefined : formatDateTime(step.at),
        detail: step.note || undefined,
        state: step.kind,
      }))}
    />
  )
}
