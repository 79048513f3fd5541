import { useMessages } from '@lantern/i18n'
import { IconCheck } from '@lantern/ui'
import { passwordMessages } from './password.messages.ts'
import { STEPS } from './recovery.machine.ts'
import styles from './stepper.module.css'

/** Progress through the four steps. */
export function Stepper({ now }: { now: (typeof STEPS)[number] }) {
  const t = useMessages(passwordMessages)
  const words = { account: t.stepAccount, proof: t.stepProof, password: t.stepPassword, done: t.stepDone }
  const at = STEPS.indexOf(now)
  return (
    <ol className={styles.steps} aria-label={t.steps}>
      {STEPS.map((step, index) => (
        <li
          key={step}
          className={styles.step}
          data-state={index < at || now === 'done' ? 'done' : index === at ? 'now' : undefined}
          aria-current={index === at ? 'step' : undefined}
        >
          <span className={styles.mark} aria-hidden="true">
            <IconCheck />
          </span>
          <span className={styles.word}>{words[step]}</span>
        </li>
      ))}
    </ol>
  )
}
