import { formatDuration, useMessages } from '@lantern/i18n'
import { CodeField } from '@lantern/page'
import { useCountdown } from '@lantern/platform'
import { Button, Checkbox } from '@lantern/ui'
import { type FormEvent, useRef, useState } from 'react'
import { useSite } from '../../host/site/site.ts'
import { authPartsMessages } from '../../parts/auth/auth-parts.messages.ts'
import { focusFirstError } from '../../parts/auth/focus-first-error.ts'
import styles from '../../parts/auth/form.module.css'
import { type Phone, phoneMistake } from '../../parts/auth/phone.rules.ts'
import { PhoneField } from '../../parts/auth/phone-field.tsx'
import type { LoginFormProps } from './account-form.tsx'
import { sendPhoneCode } from './flow/login.api.ts'
import { loginMessages } from './flow/login.messages.ts'
import { RefusalAlert } from './refusal-alert.tsx'

const CODE_LENGTH = 6

/** Login by SMS code instead of a password: no puzzle, nothing to remember (screens.md 0.6). */
export function PhoneForm({ login, isChecked, onCheckedChange }: LoginFormProps) {
  const t = { ...useMessages(authPartsMessages), ...useMessages(loginMessages) }
  const site = useSite()
  const [phone, setPhone] = useState<Phone>({ area: '86', phone: '' })
  const [smsCode, setSmsCode] = useState('')
  const form = useRef<HTMLFormElement>(null)
  const { refusal } = login
  const lockedMs = useCountdown(refusal?.kind === 'locked' ? refusal.untilMs : null)
  const mistake = phoneMistake(phone, site)
  const phoneError = mistake && { missing: t.needPhone, range: t.phoneRange, pattern: t.phonePattern }[mistake]

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    if (lockedMs > 0) return
    const missing = {
      ...(phoneError && { phone: phoneError }),
      ...(smsCode.length < CODE_LENGTH && { smsCode: t.needSmsCode }),
    }
    if (Object.keys(missing).length > 0) login.refuse({ kind: 'fields', fields: missing })
    else await login.attempt({ ...phone, smsCode, isChecked })
    focusFirstError(form.current)
  }

  /** The button sits beside the code, but the phone number is what must be valid. */
  const send = async (): Promise<{ waitSec: number } | null> => {
    if (!phoneError) return sendPhoneCode(phone.area, phone.phone)
    login.refuse({ kind: 'fields', fields: { phone: phoneError } })
    focusFirstError(form.current)
    return null
  }

  const fields = refusal?.kind === 'fields' ? refusal.fields : {}
  return (
    <form ref={form} className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <RefusalAlert login={login} />
      <PhoneField value={phone} onValueChange={setPhone} error={fields.phone} />
      <CodeField
        to={`${phone.area} ${phone.phone}`}
        label={t.smsCode}
        value={smsCode}
        onValueChange={setSmsCode}
        error={fields.smsCode ?? (refusal?.kind === 'sms-code' ? login.message : undefined)}
        send={send}
      />
      <Checkbox label={t.remember} checked={isChecked} onCheckedChange={onCheckedChange} />
      <Button kind="primary" size="lg" block type="submit" busy={login.busy} disabled={lockedMs > 0}>
        {lockedMs > 0 ? t.lockedButton({ time: formatDuration(lockedMs) }) : login.busy ? t.loggingIn : t.login}
      </Button>
    </form>
  )
}
