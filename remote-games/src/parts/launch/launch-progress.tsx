import { useMessages } from '@lantern/i18n'
import { type StepState, Timeline } from '@lantern/ui'
import { launchMessages } from './flow/launch.messages.ts'
import { LAUNCH_STEPS, type LaunchStep } from './flow/venue-launch.machine.ts'

export type LaunchProgressProps = {
  step: LaunchStep
  failed: boolean
  /** Whether money is transferred; otherwise the funds step says that none is. */
  withFunds: boolean
}

/** Progress of the four launch steps. */
export function LaunchProgress({ step, failed, withFunds }: LaunchProgressProps) {
  const t = useMessages(launchMessages)
  const current = LAUNCH_STEPS.indexOf(step)
  const stateOf = (index: number): StepState => {
    if (index < current) return 'done'
    if (index > current) return 'todo'
    return failed ? 'failed' : 'current'
  }
  const steps = LAUNCH_STEPS.map((id, index) => ({
    id,
    title: t[`step_${id}`],
    detail: id === 'funds' && !withFunds ? t.funds_none : undefined,
    state: stateOf(index),
  }))
  const stateLabels = { done: t.state_done, current: t.state_current, todo: t.state_todo, failed: t.state_failed }
  return (
    <div role="status" aria-live="polite">
      <Timeline label={t.steps} steps={steps} stateLabels={stateLabels} />
    </div>
  )
}
