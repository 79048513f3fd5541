import { ROUTE } from '@lantern/contract'
import { formatDuration, useMessages } from '@lantern/i18n'
import { readLoginInfo, useCountdown } from '@lantern/platform'
import { Button, Checkbox, PasswordField, TextField } from '@lantern/ui'
import { type FormEvent, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { solveBehaviourCheck } from '../../host/behaviour-check/solve-behaviour-check.ts'
import { authPartsMessages } from '../../parts/auth/auth-parts.messages.ts'
import { focusFirstError } from '../../parts/auth/focus-first-error.ts'
import styles from '../../parts/auth/form.module.css'
import { ImageCodeField, type ImageCodeValue } from '../../parts/auth/image-code-field.tsx'
import { loginMessages } from './flow/login.messages.ts'
import type { Login } from './flow/use-login.ts'
import own from './login.module.css'
import { RefusalAlert } from './refusal-alert.tsx'
import { useCapsLock } from './use-caps-lock.ts'

export type LoginFormProps = { login: Login; isChecked: boolean; onCheckedChange: (checked: boolean) => void }

const NO_IMAGE: ImageCodeValue = { imageId: '', imageCode: '' }

/** Name and password. Errors show beside their fields, and input is kept. */
export function AccountForm({ login, isChecked, onCheckedChange }: LoginFormProps) {
  const t = { ...useMessages(authPartsMessages), ...useMessages(loginMessages) }
  const [userName, setUserName] = useState(() => (isChecked ? (readLoginInfo()?.userName ?? '') : ''))
  const [password, setPassword] = useState('')
  const [image, setImage] = useState(NO_IMAGE)
  const [needsImage, setNeedsImage] = useState(false)
  const [imageTurn, setImageTurn] = useState(0)
  /** Token of a behaviour check that replaces the image code. */
  const [passed, setPassed] = useState<string | null>(null)
  const form = useRef<HTMLFormElement>(null)
  const capsLock = useCapsLock()
  const { refusal } = login
  const lockedMs = useCountdown(refusal?.kind === 'locked' ? refusal.untilMs : null)

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    if (lockedMs > 0) return
    const missing = {
      ...(userName.trim() === '' && { userName: t.needUserName }),
      ...(password === '' && { password: t.needPassword }),
      ...(needsImage && passed === null && image.imageCode === '' && { imageCode: t.needImageCode }),
    }
    if (Object.keys(missing).length > 0) {
      login.refuse({ kind: 'fields', fields: missing })
      return focusFirstError(form.current)
    }
    const refused = await login.attempt({
      userName: userName.trim(),
      password,
      isChecked,
      ...(needsImage && (passed === null ? image : { captchaToken: passed })),
    })
    if (refused === undefined) return
    // A code and a token are single-use, whatever the answer.
    setPassed(null)
    setImage(NO_IMAGE)
    setImageTurn((turn) => turn + 1)
    if (refused?.kind === 'image-code') setNeedsImage(true)
    focusFirstError(form.current)
  }

  const passOtherwise = async (): Promise<void> => {
    setPassed(await solveBehaviourCheck())
  }

  const fields = refusal?.kind === 'fields' ? refusal.fields : {}
  const wrongImage = refusal?.kind === 'image-code' && refusal.wrong ? t.wrongImageCode : undefined
  return (
    <form ref={form} className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <RefusalAlert login={login} />
      <TextField
        label={t.userName}
        name="username"
        autoComplete="username webauthn"
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
        {...capsLock.watch}
        hint={capsLock.isOn ? t.capsLock : undefined}
        error={fields.password ?? (refusal?.kind === 'wrong' ? t.wrongLogin : undefined)}
      />
      {needsImage && (
        <ImageCodeField
          key={imageTurn}
          value={image}
          onValueChange={setImage}
          isPassed={passed !== null}
          onOtherWay={() => void passOtherwise()}
          error={fields.imageCode ?? wrongImage}
        />
      )}
      <div className={own.between}>
        <Checkbox label={t.remember} checked={isChecked} onCheckedChange={onCheckedChange} />
        <Link className={own.forgot} to={ROUTE.password}>
          {t.forgot}
        </Link>
      </div>
      <Button kind="primary" size="lg" block type="submit" busy={login.busy} disabled={lockedMs > 0}>
        {lockedMs > 0 ? t.lockedButton({ time: formatDuration(lockedMs) }) : login.busy ? t.loggingIn : t.login}
      </Button>
    </form>
  )
}
