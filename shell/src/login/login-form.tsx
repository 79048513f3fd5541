import { COOKIE } from '@lantern/contract'
import { useMessages } from '@lantern/i18n'
import {
  isBusinessError,
  isSessionError,
  memberMessage,
  now,
  readCookie,
  readLoginInfo,
  signIn,
  useCountdown,
} from '@lantern/platform'
import { Button, Checkbox, PasswordField, TextField } from '@lantern/ui'
import { type FormEvent, useRef, useState } from 'react'
import { authPartsMessages } from '../auth-parts/auth-parts.messages.ts'
import { focusFirstError } from '../auth-parts/focus-first-error.ts'
import styles from '../auth-parts/form.module.css'
import { FormAlert } from '../auth-parts/form-alert.tsx'
import { ImageCodeField, type ImageCodeValue } from '../auth-parts/image-code-field.tsx'
import { minutesText } from '../auth-parts/time-text.rules.ts'
import { sendLogin } from './login.api.ts'
import { loginMessages } from './login.messages.ts'
import { type LoginRefusal, refusalOf } from './login.rules.ts'
import { StepUpFields } from './step-up-fields.tsx'

/** Account and password. Errors stand where they can be cured; the session's guard leads on after success. */
export function LoginForm() {
  const t = { ...useMessages(authPartsMessages), ...useMessages(loginMessages) }
  const remembered = readCookie(COOKIE.isCheck) === '1'
  const [userName, setUserName] = useState(() => (remembered ? (readLoginInfo()?.userName ?? '') : ''))
  const [password, setPassword] = useState('')
  const [isChecked, setChecked] = useState(remembered)
  const [image, setImage] = useState<ImageCodeValue>({ imageId: '', imageCode: '' })
  const [smsCode, setSmsCode] = useState('')
  const [needsImage, setNeedsImage] = useState(false)
  const [refusal, setRefusal] = useState<LoginRefusal | null>(null)
  const [message, setMessage] = useState('')
  const [busy, setBusy] = useState(false)
  const [imageEpoch, setImageEpoch] = useState(0)
  const form = useRef<HTMLFormElement>(null)
  const lockedMs = useCountdown(refusal?.kind === 'locked' ? refusal.untilMs : null)
  const stepUp = refusal?.kind === 'step-up' ? refusal.stepUp : null

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    if (busy || lockedMs > 0) return
    if (userName.trim() === '' || password === '') {
      setRefusal({
        kind: 'fields',
        fields: {
          ...(userName.trim() === '' && { userName: t.needUserName }),
          ...(password === '' && { password: t.needPassword }),
        },
      })
      return focusFirstError(form.current)
    }
    setBusy(true)
    setMessage('')
    try {
      const answer = await sendLogin({
        userName: userName.trim(),
        password,
        isChecked,
        ...(needsImage && image),
        ...(stepUp && { ticket: stepUp.ticket, smsCode }),
      })
      signIn(answer, { remember: isChecked })
    } catch (error) {
      refuse(error)
    } finally {
      setBusy(false)
    }
  }

  const refuse = (error: unknown): void => {
    if (!isBusinessError(error) && !isSessionError(error)) {
      setMessage(memberMessage(error))
      return
    }
    const next = refusalOf(error.code, isBusinessError(error) ? error.data : null, now())
    setRefusal(next)
    if (next.kind === 'other') setMessage(memberMessage(error))
    if (next.kind === 'image-code') setNeedsImage(true)
    setImageEpoch((epoch) => epoch + 1)
    focusFirstError(form.current)
  }

  const fields = refusal?.kind === 'fields' ? refusal.fields : {}
  const alert = message || alertOf(refusal, t)
  return (
    <form ref={form} className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      {alert !== '' && <FormAlert text={alert} />}
      <TextField
        label={t.userName}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={32}
        value={userName}
        onValueChange={setUserName}
        error={fields.userName}
      />
      <PasswordField
        label={t.password}
        name="password"
        autoComplete="current-password"
        labels={{ show: t.showPassword, hide: t.hidePassword }}
        maxLength={64}
        value={password}
        onValueChange={setPassword}
        error={fields.password ?? (refusal?.kind === 'wrong' ? t.wrongLogin : undefined)}
      />
      {needsImage && (
        <ImageCodeField
          key={imageEpoch}
          value={image}
          onValueChange={setImage}
          error={refusal?.kind === 'image-code' && refusal.wrong ? t.wrongImageCode : undefined}
        />
      )}
      {stepUp && (
        <StepUpFields
          stepUp={stepUp}
          value={smsCode}
          onValueChange={setSmsCode}
          wrong={refusal?.kind === 'step-up' && refusal.code === 6036}
        />
      )}
      <Checkbox label={t.remember} checked={isChecked} onCheckedChange={setChecked} />
      <Button kind="primary" size="lg" block type="submit" busy={busy} disabled={lockedMs > 0}>
        {lockedMs > 0 ? t.lockedButton({ time: minutesText(lockedMs) }) : busy ? t.loggingIn : t.login}
      </Button>
    </form>
  )
}

function alertOf(refusal: LoginRefusal | null, t: (typeof loginMessages)['zh-CN']): string {
  switch (refusal?.kind) {
    case 'locked':
      return t.locked
    case 'risk':
      return t.loginRisk
    case 'step-up':
      return t.stepUpLead
    default:
      return ''
  }
}
