import { useMessages } from '@lantern/i18n'
import { newSupportCode } from '@lantern/platform'
import { CopyButton } from '@lantern/ui'
import { useState } from 'react'
import styles from './fault-code.module.css'
import { launchMessages } from './flow/launch.messages.ts'
import type { LaunchStep } from './flow/venue-launch.machine.ts'

/** @param code code of the refusal; 0 without an answer */
export type FaultCodeProps = { venue: string; step: LaunchStep; code: number }

/** Support code of a failed launch; its report names venue, step and refusal. */
export function FaultCode({ venue, step, code }: FaultCodeProps) {
  const t = useMessages(launchMessages)
  const [reference] = useState(() =>
    newSupportCode({
      remote: 'games',
      phase: 'launch',
      cause: `launch of ${venue} failed at ${step}: ${code}`,
      path: location.pathname,
    }),
  )
  return (
    <p className={styles.code}>
      {t.reference({ code: reference })}
      <CopyButton compact text={reference} label={t.copyReference} doneLabel={t.copied} />
    </p>
  )
}
