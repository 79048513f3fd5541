import { useMessages } from '@lantern/i18n'
import { SmsCodeField } from '../auth-parts/sms-code-field.tsx'
import { sendStepUpCode } from './login.api.ts'
import { loginMessages } from './login.messages.ts'
import type { StepUp } from './login.rules.ts'

type Props = { stepUp: StepUp; value: string; onValueChange: (code: string) => void; wrong: boolean }

/** A code to the bound phone, asked for when place or device are new (6025 to 6028, 6035 to 6039). */
export function StepUpFields({ stepUp, value, onValueChange, wrong }: Props) {
  const t = useMessages(loginMessages)
  return (
    <SmsCodeField
      label={t.smsCode({ phone: stepUp.maskedPhone })}
      value={value}
      onValueChange={onValueChange}
      error={wrong ? t.wrongSmsCode({ n: String(stepUp.triesLeft ?? '') }) : undefined}
      send={() => sendStepUpCode(stepUp.ticket)}
    />
  )
}
