import { ROUTE } from '@lantern/contract'
import * as CODE from '@lantern/contract/code'
import { formatDateTime, formatDuration, useMessages } from '@lantern/i18n'
import { CodeField } from '@lantern/page'
import { useCountdown } from '@lantern/platform'
import { Button, IconPasskey, IconPin, IconScreen, Sheet } from '@lantern/ui'
import { type FormEvent, useId, useState } from 'react'
import { Link } from 'react-router-dom'
import { authPartsMessages } from '../../parts/auth/auth-parts.messages.ts'
import { FormAlert } from '../../parts/auth/form-alert.tsx'
import { sendStepUpCode } from './flow/login.api.ts'
import { loginMessages } from './flow/login.messages.ts'
import type { Login, OpenStepUp } from './flow/use-login.ts'
import styles from './login.module.css'
import { canUsePasskeys } from './passkeys/passkeys.ts'

/** Step-up (6025-6028, 6035-6039): shows place and device of the login, and asks for a code or a passkey. */
export function StepUpSheet({ login }: { login: Login }) {
  const t = { ...useMessages(authPartsMessages), ...useMessages(loginMessages) }
  const open = login.stepUp
  // Keeps its content while it slides out.
  const [shown, setShown] = useState(open)
  if (open !== null && open !== shown) setShown(open)
  return (
    <Sheet
      open={open !== null}
      onOpenChange={(next) => {
        if (!next) login.giveUp()
      }}
      onClosed={() => setShown(null)}
      title={shown?.occasion ? t.stepUpTitle[shown.occasion] : t.stepUpLockedTitle}
      description={shown?.occasion ? t.stepUpText[shown.occasion] : undefined}
      closeLabel={t.close}
    >
      {shown && <StepUpForm login={login} open={shown} />}
    </Sheet>
  )
}

function StepUpForm({ login, open: { stepUp, proof } }: { login: Login; open: OpenStepUp }) {
  const t = { ...useMessages(authPartsMessages), ...useMessages(loginMessages) }
  const [code, setCode] = useState('')
  const [isMissing, setMissing] = useState(false)
  const id = useId()
  const lockedMs = useCountdown(proof === CODE.DEVICE_AUTHORISATION_LOCKED ? (stepUp.until ?? null) : null)
  const isLocked = lockedMs > 0
  const bySms = stepUp.kinds.includes('sms')
  const byPasskey = stepUp.kinds.includes('passkey') && canUsePasskeys()

  const submit = (event: FormEvent): void => {
    event.preventDefault()
    setMissing(code.length < 6)
    if (code.length === 6 && !isLocked) void login.prove(code)
  }
  const wrongCode = stepUp.triesLeft === undefined ? t.wrongStepUpCode : t.wrongStepUpCodeTries({ n: stepUp.triesLeft })
  const codeError = isMissing
    ? t.needSmsCode
    : proof === CODE.DEVICE_AUTHORISATION_CODE
      ? wrongCode
      : proof === CODE.DEVICE_AUTHORISATION_EXPIRED
        ? t.lateStepUpCode
        : undefined

  return (
    <form className={styles.stepUp} onSubmit={submit} noValidate aria-labelledby={id}>
      <span id={id} hidden>
        {t.stepUpForm}
      </span>
      {(stepUp.place !== '' || stepUp.device !== '') && (
        <dl className={styles.facts}>
          {stepUp.place !== '' && (
            <div>
              <dt>
                <IconPin /> {t.place}
              </dt>
              <dd>{stepUp.place}</dd>
            </div>
          )}
          {stepUp.device !== '' && (
            <div>
              <dt>
                <IconScreen /> {t.device}
              </dt>
              <dd>{stepUp.device}</dd>
            </div>
          )}
        </dl>
      )}
      {isLocked && (
        <FormAlert
          text={t.stepUpLocked({ until: formatDateTime(stepUp.until ?? 0) })}
          action={<Link to={ROUTE.customer}>{t.contactSupport}</Link>}
        />
      )}
      {login.refusal?.kind === 'other' && login.message !== '' && <FormAlert text={login.message} />}
      {bySms && (
        <CodeField
          label={t.stepUpCode({ phone: stepUp.maskedPhone })}
          value={code}
          onValueChange={setCode}
          error={codeError}
          holdUntil={
            proof === CODE.DEVICE_AUTHORISATION_LOCKED || proof === CODE.DEVICE_AUTHORISATION_EXCESSIVE
              ? stepUp.until
              : undefined
          }
          send={() => sendStepUpCode(stepUp.ticket)}
        />
      )}
      {!bySms && !byPasskey && !isLocked && (
        <FormAlert text={t.noProof} action={<Link to={ROUTE.customer}>{t.contactSupport}</Link>} />
      )}
      {bySms && (
        <Button kind="primary" size="lg" block type="submit" busy={login.busy} disabled={isLocked}>
          {isLocked ? t.lockedButton({ time: formatDuration(lockedMs) }) : t.confirmStepUp}
        </Button>
      )}
      {byPasskey && (
        <Button
          block
          kind={bySms ? 'secondary' : 'primary'}
          icon={<IconPasskey />}
          disabled={isLocked || login.busy}
          onClick={() => void login.provePasskey()}
        >
          {t.stepUpByPasskey}
        </Button>
      )}
      <p className={styles.trust}>{t.trustHint}</p>
    </form>
  )
}
