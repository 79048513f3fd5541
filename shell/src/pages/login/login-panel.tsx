import { COOKIE } from '@lantern/contract'
import { useMessages } from '@lantern/i18n'
import { readCookie } from '@lantern/platform'
import { Button, IconPasskey, Tabs } from '@lantern/ui'
import { useEffect, useRef, useState } from 'react'
import { AccountForm } from './account-form.tsx'
import { loginMessages } from './flow/login.messages.ts'
import { useLogin } from './flow/use-login.ts'
import styles from './login.module.css'
import { canUsePasskeys, offerPasskeyAutofill, stopPasskeyAutofill } from './passkeys/passkeys.ts'
import { PhoneForm } from './phone-form.tsx'
import { StepUpSheet } from './step-up-sheet.tsx'

type Way = 'account' | 'phone'

/** Login methods: name and password, SMS code, passkey. The session guard redirects after success. */
export function LoginPanel() {
  const t = useMessages(loginMessages)
  const login = useLogin()
  const [way, setWay] = useState<Way>('account')
  const [isChecked, setChecked] = useState(() => readCookie(COOKIE.isCheck) === '1')
  const latest = useRef({ login, isChecked })
  latest.current = { login, isChecked }

  // Started once per page: the browser offers passkeys in the autofill of the name field (screens.md 3).
  useEffect(() => {
    let isHere = true
    offerPasskeyAutofill(() => latest.current.isChecked)
      .then((answer) => {
        if (isHere && answer) latest.current.login.accept(answer, latest.current.isChecked)
      })
      // A failed autofill offer is not an error; the button reports problems.
      .catch(() => undefined)
    return () => {
      isHere = false
      void stopPasskeyAutofill()
    }
  }, [])

  const choose = (next: Way): void => {
    login.giveUp()
    setWay(next)
  }
  const form = { login, isChecked, onCheckedChange: setChecked }
  return (
    <>
      <Tabs
        label={t.ways}
        fill
        tabs={[
          { id: 'account', label: t.byAccount },
          { id: 'phone', label: t.byPhone },
        ]}
        value={way}
        onValueChange={choose}
      >
        <div className={styles.panel}>{way === 'account' ? <AccountForm {...form} /> : <PhoneForm {...form} />}</div>
      </Tabs>
      {canUsePasskeys() && (
        <Button
          block
          icon={<IconPasskey />}
          disabled={login.busy}
          onClick={() => void login.attemptPasskey({ isChecked })}
        >
          {t.byPasskey}
        </Button>
      )}
      <StepUpSheet login={login} />
    </>
  )
}
