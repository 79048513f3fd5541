import type { ReactNode } from 'react'
import { classNames } from '../base/class-names.ts'
import { IconCheck, IconClose } from '../icons/icons.ts'
import styles from './timeline.module.css'

export type StepState = 'done' | 'current' | 'todo' | 'failed'
type TimelineStep = { id: string; title: ReactNode; detail?: ReactNode; time?: ReactNode; state: StepState }

export type TimelineProps = {
  /** Accessible name of the steps. */
  label: string
  steps: readonly TimelineStep[]
  /** Text of each state, for screen readers. */
  stateLabels: Record<StepState, string>
  className?: string
}

/** The steps of an order, top to bottom, with the current one highlighted. */
export function Timeline({ label, steps, stateLabels, className }: TimelineProps) {
  return (
    <ol className={classNames(styles.timeline, className)} aria-label={label}>
      {steps.map((step) => (
        <li
          key={step.id}
          className={styles.step}
          data-state={step.state}
          aria-current={step.state === 'current' ? 'step' : undefined}
        >
          <span className={styles.mark} role="img" aria-label={stateLabels[step.state]}>
            {step.state === 'done' && <IconCheck />}
            {step.state === 'failed' && <IconClose />}
          </span>
          <div className={styles.texts}>
            <div className={styles.head}>
              <span className={styles.title}>{step.title}</span>
              {step.time != null && <span className={styles.time}>{step.time}</span>}
            </div>
            {step.detail != null && <div className={styles.detail}>{step.detail}</div>}
          </div>
        </li>
      ))}
    </ol>
  )
}
