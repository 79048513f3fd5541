import type { Marketing } from '@lantern/contract/user'
import { useMessages } from '@lantern/i18n'
import { CodeField } from '@lantern/page'
import { now } from '@lantern/platform'
import { Button, Checkbox, Chip, DateField, PasswordField, TextField } from '@lantern/ui'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useSite } from '../../host/site/site.ts'
import { authPartsMessages } from '../../parts/auth/auth-parts.messages.ts'
import styles from '../../parts/auth/form.module.css'
import { FormAlert } from '../../parts/auth/form-alert.tsx'
import { passwordStrength } from '../../parts/auth/password.rules.ts'
import { PasswordStrength } from '../../parts/auth/password-strength.tsx'
import { countriesOf } from '../../parts/auth/phone.rules.ts'
import { PhoneField } from '../../parts/auth/phone-field.tsx'
import { useFirstError } from '../../parts/auth/use-first-error.ts'
import { StepTitle } from '../../parts/step-title.tsx'
import { openAccount, sendCodeTo } from './account/open-account.ts'
import { keepDraft, readDraft } from './account/register-draft.ts'
import {
  type FieldError,
  type FieldErrors,
  type FieldName,
  mistakesOf,
  type RegisterFields,
  STEP_OF,
} from './account/registration.rules.ts'
import { useNameCheck } from './account/use-name-check.ts'
import { InviteField } from './invite-field.tsx'
import { InviterCard } from './inviter-card.tsx'
import { MarketingChoices } from './marketing-choices.tsx'
import { registerMessages } from './register.messages.ts'
import pageStyles from './register.module.css'
import { TermsLabel } from './terms-label.tsx'
import { useInvite } from './use-invite.ts'

/** Opens an account in two steps: who logs in, then whom we can reach. Nothing is ticked by default; errors show beside their fields. */
export function RegisterForm() {
  const t = { ...useMessages(authPartsMessages), ...useMessages(registerMessages) }
  const site = useSite()
  const [fields, setFields] = useState<RegisterFields>(() => startingFields(countriesOf(site)[0]?.number ?? ''))
  const [marketing, setMarketing] = useState<Marketing>({})
  const [errors, setErrors] = useState<FieldErrors>({})
  const [message, setMessage] = useState('')
  const [busy, setBusy] = useState(false)
  const [step, setStep] = useState<1 | 2>(1)
  const running = useRef(false)
  const wasSecond = useRef(false)
  if (step === 2) wasSecond.current = true
  const { form, focusFirst } = useFirstError()
  const { userName, password } = fields
  const check = useNameCheck(userName)
  const invite = useInvite(fields.inviteCode)
  useEffect(() => keepDraft(fields), [fields])

  const change = (next: Partial<RegisterFields>): void => {
    setFields((before) => ({ ...before, ...next }))
    const touched = Object.keys(next) as FieldName[]
    setErrors((before) =>
      Object.fromEntries(Object.entries(before).filter(([name]) => !touched.includes(name as FieldName))),
    )
  }
  const show = (found: FieldErrors): void => {
    setErrors(found)
    const names = Object.keys(found) as FieldName[]
    if (names.length > 0) setStep(names.some((name) => STEP_OF[name] === 1) ? 1 : 2)
    focusFirst()
  }
  const textOf = (error: FieldError | undefined): string | undefined =>
    error && ('text' in error ? error.text : t[error.mistake])

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    // Two taps within one frame see the same state.
    if (running.current) return
    setMessage('')
    const found = mistakesOf(fields, { nowMs: now(), site, isTaken: check.kind === 'taken' })
    const here = Object.fromEntries(Object.entries(found).filter(([name]) => STEP_OF[name as FieldName] <= step))
    if (Object.keys(here).length > 0) return show(here)
    setErrors({})
    if (step === 1) return setStep(2)
    running.current = true
    setBusy(true)
    const refusal = await openAccount(fields, { marketing, codes: invite.codes })
    running.current = false
    setBusy(false)
    if (refusal === null) return
    setMessage(refusal.message)
    show(refusal.errors)
  }
  const sendCode = (): Promise<{ waitSec: number } | null> =>
    sendCodeTo(fields, site, (found) => show({ ...errors, ...found }))

  return (
    <form ref={form} className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      {message !== '' && <FormAlert text={message} />}
      {invite.hasExpired && (
        <p className={styles.weak} role="status">
          {t.inviteExpired}
        </p>
      )}
      {invite.found && <InviterCard invite={invite.found} />}
      <div className={pageStyles.progress} aria-hidden="true">
        <span data-state={step === 1 ? 'now' : 'done'}>{t.stepName1}</span>
        <span data-state={step === 2 ? 'now' : undefined}>{t.stepName2}</span>
      </div>
      {step === 1 ? (
        <>
          <StepTitle key="1" isHidden isFirst={!wasSecond.current} progress={t.step({ n: 1 })} text={t.stepTitle1} />
          <div className={styles.group}>
            <TextField
              label={t.userName}
              name="username"
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={11}
              value={userName}
              onValueChange={(text) => change({ userName: text })}
              hint={check.kind === 'free' ? t.nameFree : t.userNameRule}
              error={textOf(errors.userName) ?? (check.kind === 'taken' ? t.nameTaken : undefined)}
            />
            {check.kind === 'taken' && check.suggest.length > 0 && (
              <fieldset className={styles.chips} aria-label={t.suggestions}>
                {check.suggest.map((name) => (
                  <Chip key={name} onClick={() => change({ userName: name })}>
                    {name}
                  </Chip>
                ))}
              </fieldset>
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
              onValueChange={(text) => change({ password: text })}
              hint={t.passwordRule}
              error={textOf(errors.password)}
            />
            <PasswordStrength strength={passwordStrength(password, userName)} empty={password === ''} />
          </div>
          <InviteField
            typed={fields.inviteCode}
            invite={invite}
            onValueChange={(inviteCode) => change({ inviteCode })}
            error={textOf(errors.inviteCode)}
          />
          <Button kind="primary" size="lg" block type="submit">
            {t.nextStep}
          </Button>
        </>
      ) : (
        <>
          <StepTitle key="2" isHidden progress={t.step({ n: 2 })} text={t.stepTitle2} />
          <PhoneField
            value={fields}
            onValueChange={({ area, phone }) => change({ area, phone })}
            hint={t.phoneHint}
            error={textOf(errors.phone)}
          />
          <CodeField
            to={`${fields.area} ${fields.phone}`}
            label={t.smsCode}
            value={fields.smsCode}
            onValueChange={(smsCode) => change({ smsCode })}
            error={textOf(errors.smsCode)}
            send={sendCode}
          />
          <DateField
            label={t.birthday}
            name="birthday"
            autoComplete="bday"
            placeholder={t.dateForm}
            value={fields.birthday}
            onValueChange={(birthday) => change({ birthday })}
            hint={t.birthdayHint}
            error={textOf(errors.birthday)}
          />
          <MarketingChoices value={marketing} onValueChange={setMarketing} />
          <Checkbox
            label={<TermsLabel />}
            checked={fields.terms}
            onCheckedChange={(terms) => change({ terms })}
            error={textOf(errors.terms)}
          />
          <Button kind="primary" size="lg" block type="submit" busy={busy}>
            {busy ? t.registering : t.register}
          </Button>
          <Button block kind="quiet" disabled={busy} onClick={() => setStep(1)}>
            {t.previousStep}
          </Button>
        </>
      )}
    </form>
  )
}

function startingFields(area: string): RegisterFields {
  const empty = { userName: '', area, phone: '', birthday: '' }
  return { ...empty, ...readDraft(), password: '', smsCode: '', inviteCode: null, terms: false }
}
