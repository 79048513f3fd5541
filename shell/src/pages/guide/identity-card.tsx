import { REAL_NAME_PATTERN } from '@lantern/contract/user'
import { useMessages } from '@lantern/i18n'
import { useRequestNo } from '@lantern/platform'
import { TextField } from '@lantern/ui'
import { type FormEvent, useState } from 'react'
import { useFirstError } from '../../parts/auth/use-first-error.ts'
import { saveIdentity } from './guide.api.ts'
import { guideMessages } from './guide.messages.ts'
import { GUIDE_FORM, type GuideCardProps } from './guide-card.ts'
import styles from './guide-page.module.css'

const VERIFIED = 2

/** The real name, now or later; the payout account follows with the first withdrawal. */
export function IdentityCard({ member, save }: GuideCardProps) {
  const t = useMessages(guideMessages)
  const [name, setName] = useState('')
  const [tried, setTried] = useState(false)
  const requestNo = useRequestNo([name])
  const { form, focusFirst } = useFirstError()
  const isDone = member.kyc === VERIFIED
  const text = name.trim()
  const isGood = REAL_NAME_PATTERN.test(text)

  const submit = (event: FormEvent): void => {
    event.preventDefault()
    setTried(true)
    if (isDone) save(async () => undefined)
    else if (isGood) save(() => saveIdentity(text, requestNo))
    else focusFirst()
  }

  return (
    <form ref={form} id={GUIDE_FORM} className={styles.form} onSubmit={submit} noValidate>
      {isDone ? (
        <p role="status">{t.identityDone({ name: member.realNameMasked })}</p>
      ) : (
        <TextField
          label={t.realName}
          name="name"
          autoComplete="name"
          maxLength={50}
          value={name}
          onValueChange={setName}
          hint={t.realNameHint}
          error={tried && !isGood ? t.realNameRule : undefined}
        />
      )}
      <p className={styles.note}>{t.accountLater}</p>
    </form>
  )
}
