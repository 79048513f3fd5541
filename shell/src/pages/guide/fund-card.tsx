import { isFundPassword } from '@lantern/contract/security'
import { useMessages } from '@lantern/i18n'
import { PasswordField } from '@lantern/ui'
import { type FormEvent, useState } from 'react'
import { authPartsMessages } from '../../parts/auth/auth-parts.messages.ts'
import { useFirstError } from '../../parts/auth/use-first-error.ts'
import { saveFundPassword } from './guide.api.ts'
import { guideMessages } from './guide.messages.ts'
import { GUIDE_FORM, type GuideCardProps } from './guide-card.ts'
import styles from './guide-page.module.css'

/** The six-digit fund password for withdrawals. Set once here; changed on the security page. */
export function FundCard({ member, save }: GuideCardProps) {
  const t = { ...useMessages(authPartsMessages), ...useMessages(guideMessages) }
  const [pwd, setPwd] = useState('')
  const [again, setAgain] = useState('')
  const [tried, setTried] = useState(false)
  const { form, focusFirst } = useFirstError()
  const isGood = isFundPassword(pwd)
  const labels = { show: t.showPassword, hide: t.hidePassword }

  const submit = (event: FormEvent): void => {
    event.preventDefault()
    setTried(true)
    if (member.hasFundPwd) save(async () => undefined)
    else if (isGood && again === pwd) save(() => saveFundPassword(pwd))
    else focusFirst()
  }

  return (
    <form ref={form} id={GUIDE_FORM} className={styles.form} onSubmit={submit} noValidate>
      {member.hasFundPwd ? (
        <p role="status">{t.fundDone}</p>
      ) : (
        <>
          <PasswordField
            label={t.fundField}
            labels={labels}
            autoComplete="off"
            inputMode="numeric"
            maxLength={6}
            value={pwd}
            onValueChange={(text) => setPwd(text.replace(/\D/g, ''))}
            error={tried && !isGood ? t.fundRule : undefined}
          />
          <PasswordField
            label={t.fundAgain}
            labels={labels}
            autoComplete="off"
            inputMode="numeric"
            maxLength={6}
            value={again}
            onValueChange={(text) => setAgain(text.replace(/\D/g, ''))}
            error={tried && isGood && again !== pwd ? t.fundSame : undefined}
          />
        </>
      )}
    </form>
  )
}
