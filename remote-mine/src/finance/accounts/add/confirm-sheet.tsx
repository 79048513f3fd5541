import { isFundProof } from '@lantern/contract/fund-proof'
import type { MemberInfo } from '@lantern/contract/user'
import { useMessages } from '@lantern/i18n'
import { CodeField, MoneySubmit, Note, type refusalOf } from '@lantern/page'
import { Checkbox, IconAlert, Sheet } from '@lantern/ui'
import { type FormEvent, type ReactNode, useState } from 'react'
import { FundPasswordField } from '../../../parts/money/fund-password-field.tsx'
import { partsMessages } from '../../../parts/parts.messages.ts'
import { financeMessages } from '../../finance.messages.ts'
import { sendBindCode } from '../parts/accounts.api.ts'
import { accountsMessages } from '../parts/accounts.messages.ts'
import styles from '../parts/accounts.module.css'

const SIX_DIGITS = /^\d{6}$/

export type Secrets = { fundPwd: string; smsCode?: string }

export type ConfirmSheetProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  member: MemberInfo
  submitLabel: string
  refusal: ReturnType<typeof refusalOf>
  isBusy: boolean
  /** Rejects when the request is refused. */
  onConfirmed: (secrets: Secrets) => Promise<unknown>
  /** What is confirmed. */
  children: ReactNode
}

/** Confirms an account by the code sent to the bound phone, the fund password and a tick. Secrets are cleared after each refusal. */
export function ConfirmSheet(props: ConfirmSheetProps) {
  const { open, onOpenChange, member, submitLabel, refusal, isBusy, onConfirmed, children } = props
  const t = useMessages(accountsMessages)
  const f = useMessages(financeMessages)
  const p = useMessages(partsMessages)
  const [fundPwd, setFundPwd] = useState('')
  const [smsCode, setSmsCode] = useState('')
  const [isOwn, setOwn] = useState(false)
  const [isChecked, setChecked] = useState(false)
  const hasPhone = member.phoneMasked !== ''
  const isWhole = isFundProof(fundPwd) && (!hasPhone || SIX_DIGITS.test(smsCode)) && isOwn
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (!isWhole || isBusy) return
    onConfirmed({ fundPwd, ...(hasPhone ? { smsCode } : {}) }).catch(() => setFundPwd(''))
  }
  const missing = (isMissing: boolean, sentence: string) => (isChecked && isMissing ? sentence : undefined)
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title={t.confirm} closeLabel={p.close}>
      <form className={styles.form} onSubmit={onSubmit} noValidate>
        {children}
        {hasPhone && (
          <CodeField
            label={t.smsCode}
            hint={t.smsHint({ phone: member.phoneMasked })}
            value={smsCode}
            error={refusal?.fields.smsCode ?? missing(!SIX_DIGITS.test(smsCode), t.smsWrong)}
            send={sendBindCode}
            onValueChange={setSmsCode}
          />
        )}
        <FundPasswordField
          value={fundPwd}
          onValueChange={setFundPwd}
          isHintInside
          error={refusal?.fields.fundPwd ?? missing(!refusal && !isFundProof(fundPwd), f.fundPwdWrong)}
        />
        <Checkbox label={t.agree} checked={isOwn} error={missing(!isOwn, t.agreeMissing)} onCheckedChange={setOwn} />
        {refusal?.form && (
          <Note tone="negative" role="alert" icon={<IconAlert />}>
            {refusal.form}
          </Note>
        )}
        <MoneySubmit kind="primary" size="lg" block type="submit" busy={isBusy}>
          {submitLabel}
        </MoneySubmit>
      </form>
    </Sheet>
  )
}
