import { useMessages } from '@lantern/i18n'
import { isBusinessError, memberMessage, now, readStoredText, signIn } from '@lantern/platform'
import { Button, Checkbox, Chip, PasswordField, TextField } from '@lantern/ui'
import { type FormEvent, useRef, useState } from 'react'
import { authPartsMessages } from '../auth-parts/auth-parts.messages.ts'
import { focusFirstError } from '../auth-parts/focus-first-error.ts'
import styles from '../auth-parts/form.module.css'
import { FormAlert } from '../auth-parts/form-alert.tsx'
import { readInviteCodes } from '../boot/intake.ts'
import { PasswordStrength } from './password-strength.tsx'
import { isAdult, isUserName, latestBirthday, passwordStrength } from './register.rules.ts'
import { useNameCheck } from './use-name-check.ts'
import { sendRegistration } from './user.api.ts'
import { userMessages } from './user.messages.ts'

type Errors = Partial<Record<'userName' | 'password' | 'birthday' | 'inviteCode' | 'terms', string>>

const INVITE_CODE = /^[A-Za-z0-9]{4,12}$/

/** Opens an account. Nothing is ticked beforehand; what is wrong is said beside its field. */
export function RegisterForm() {
  const t = { ...useMessages(authPartsMessages), ...useMessages(userMessages) }
  const [codes] = useState(readInviteCodes)
  const [userName, setUserName] = useState('')
  const [password, setPassword] = useState('')
  const [birthday, setBirthday] = useState('')
  const [inviteCode, setInviteCode] = useState(codes.invite_code?.value ?? codes.i_code?.value ?? '')
  const [terms, setTerms] = useState(false)
  const [errors, setErrors] = useState<Errors>({})
  const [message, setMessage] = useState('')
  const [busy, setBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const check = useNameCheck(userName)

  const mistakes = (): Errors => ({
    ...(!isUserName(userName) && { userName: t.userNameRule }),
    ...(check.kind === 'taken' && { userName: t.nameTaken }),
    ...(passwordStrength(password, userName) === 0 && { password: t.passwordRule }),
    ...(passwordStrength(password, userName) > 0 &&
      userName !== '' &&
      password.toLowerCase() === userName.toLowerCase() && { password: t.passwordIsName }),
    ...(!isAdult(birthday, now()) && { birthday: birthday === '' ? t.needBirthday : t.underAge }),
    ...(inviteCode !== '' && !INVITE_CODE.test(inviteCode) && { inviteCode: t.inviteRule }),
    ...(!terms && { terms: t.needTerms }),
  })

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    if (busy) return
    const found = mistakes()
    setErrors(found)
    setMessage('')
    if (Object.keys(found).length > 0) return focusFirstError(form.current)
    setBusy(true)
    try {
      const answer = await sendRegistration({
        userName,
        password,
        birthday,
        consents: { terms: true, privacy: true, marketing: false },
        ...Object.fromEntries(Object.entries(codes).map(([key, code]) => [key, code.value])),
        ...(inviteCode !== '' && { invite_code: inviteCode }),
        ...(readStoredText('agentVerify') && { agentVerify: readStoredText('agentVerify') ?? undefined }),
      })
      signIn(answer, { remember: false })
    } catch (error) {
      refuse(error)
    } finally {
      setBusy(false)
    }
  }

  const refuse = (error: unknown): void => {
    if (isBusinessError(error, 716005)) setErrors({ userName: t.nameTaken })
    else if (isBusinessError(error, 716006)) setErrors({ password: t.passwordRule })
    else if (isBusinessError(error, 10003))
      setErrors(((error.data as { fields?: Errors } | null)?.fields ?? {}) as Errors)
    else setMessage(memberMessage(error))
    focusFirstError(form.current)
  }

  return (
    <form ref={form} className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      {message !== '' && <FormAlert text={message} />}
      <div className={styles.group}>
        <TextField
          label={t.userName}
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={11}
          value={userName}
          onValueChange={(text) => {
            setUserName(text)
            setErrors({ ...errors, userName: undefined })
          }}
          hint={check.kind === 'free' ? t.nameFree : t.userNameRule}
          error={errors.userName ?? (check.kind === 'taken' ? t.nameTaken : undefined)}
        />
        {check.kind === 'taken' && check.suggest.length > 0 && (
          <div className={styles.chips}>
            {check.suggest.map((name) => (
              <Chip key={name} onClick={() => setUserName(name)}>
                {name}
              </Chip>
            ))}
          </div>
        )}
      </div>
      <div className={styles.group}>
        <PasswordField
          label={t.password}
          name="new-password"
          autoComplete="new-password"
          labels={{ show: t.showPassword, hide: t.hidePassword }}
          maxLength={32}
          value={password}
          onValueChange={setPassword}
          hint={t.passwordRule}
          error={errors.password}
        />
        <PasswordStrength strength={passwordStrength(password, userName)} empty={password === ''} />
      </div>
      <TextField
        label={t.birthday}
        name="birthday"
        type="date"
        autoComplete="bday"
        max={latestBirthday(now())}
        min="1900-01-01"
        value={birthday}
        onValueChange={setBirthday}
        hint={t.birthdayHint}
        error={errors.birthday}
      />
      <TextField
        label={t.inviteCode}
        aside={t.optional}
        autoComplete="off"
        autoCapitalize="none"
        maxLength={12}
        value={inviteCode}
        onValueChange={setInviteCode}
        error={errors.inviteCode}
      />
      <Checkbox label={t.terms} checked={terms} onCheckedChange={setTerms} error={errors.terms} />
      <Button kind="primary" size="lg" block type="submit" busy={busy}>
        {busy ? t.registering : t.register}
      </Button>
    </form>
  )
}
