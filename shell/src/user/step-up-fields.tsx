import { useMessages } from '@lantern/i18n'
import { memberMessage, now, useCountdown } from '@lantern/platform'
import { Button, TextField } from '@lantern/ui'
import { useState } from 'react'
import styles from './form.module.css'
import type { StepUp } from './login.rules.ts'
import { sendStepUpCode } from './user.api.ts'
import { userMessages } from './user.messages.ts'

type Props = { stepUp: StepUp; value: string; onValueChange: (code: string) => void; wrong: boolean }

/** A code to the bound phone, asked for when place or device are new (6025 to 6028, 6035 to 6039). */
export function StepUpFields({ stepUp, value, onValueChange, wrong }: Props) {
  const t = useMessages(userMessages)
  const [nextAt, setNextAt] = useState<number | null>(null)
  const [failure, setFailure] = useState('')
  const waitMs = useCountdown(nextAt)
  const send = async (): Promise<void> => {
    setFailure('')
    try {
      const { waitSec } = await sendStepUpCode(stepUp.ticket)
      setNextAt(now() + waitSec * 1_000)
    } catch (error) {
      setFailure(memberMessage(error))
    }
  }
  return (
    <div className={styles.row}>
      <TextField
        label={t.smsCode({ phone: stepUp.maskedPhone })}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        value={value}
        onValueChange={onValueChange}
        error={failure || (wrong ? t.wrongSmsCode({ n: String(stepUp.triesLeft ?? '') }) : undefined)}
      />
      <Button disabled={waitMs > 0} onClick={() => void send()}>
        {waitMs > 0 ? t.sendAgainIn({ s: String(Math.ceil(waitMs / 1_000)) }) : t.sendCode}
      </Button>
    </div>
  )
}
