import { useMessages } from '@lantern/i18n'
import { memberMessage } from '@lantern/platform'
import { Button, Empty, TextField } from '@lantern/ui'
import { type FormEvent, useState } from 'react'
import styles from '../../parts/auth/form.module.css'
import { requestReopeningNotice } from './account/register.api.ts'
import { registerMessages } from './register.messages.ts'

/** Simplified RFC 5322; the server validates with the same pattern. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** Registration is paused: shows the reason, and offers a mail when it reopens. */
export function RegisterStopped() {
  const t = useMessages(registerMessages)
  const [email, setEmail] = useState('')
  const [error, setError] = useState('')
  const [busy, setBusy] = useState(false)
  const [done, setDone] = useState(false)

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    if (busy) return
    if (!EMAIL.test(email.trim())) return setError(t.needEmail)
    setError('')
    setBusy(true)
    await requestReopeningNotice(email.trim())
      .then(() => setDone(true))
      .catch((refusal: unknown) => setError(memberMessage(refusal)))
    setBusy(false)
  }

  return (
    <>
      <Empty art="maintenance" title={t.registerStopped} detail={t.registerStoppedHint} />
      {done ? (
        <p role="status">{t.notifyDone}</p>
      ) : (
        <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
          <TextField
            label={t.email}
            type="email"
            name="email"
            autoComplete="email"
            inputMode="email"
            maxLength={120}
            value={email}
            onValueChange={setEmail}
            error={error}
          />
          <Button kind="primary" size="lg" block type="submit" busy={busy}>
            {t.notifyMe}
          </Button>
        </form>
      )}
    </>
  )
}
