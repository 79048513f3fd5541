import { ROUTE } from '@lantern/contract'
import {
  ACCOUNT_ROWS,
  type AccountFieldName,
  type AccountKind,
  type AccountValues,
  accountFieldFault,
  accountValue,
  maskedAccount,
} from '@lantern/contract/account-kinds'
import { ACCOUNT_STATE } from '@lantern/contract/accounts'
import { isFundProof } from '@lantern/contract/fund-proof'
import type { MemberInfo } from '@lantern/contract/user'
import { useMessages } from '@lantern/i18n'
import { CodeField, MoneySubmit, Note, refusalOf } from '@lantern/page'
import { emit, isSessionError, showToast, useRequestNo } from '@lantern/platform'
import { Checkbox, IconAlert, IconWarning, Section, TextField } from '@lantern/ui'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { FundPasswordField } from '../../parts/money/fund-password-field.tsx'
import { financeMessages } from '../finance.messages.ts'
import own from './account-add-form.module.css'
import { accountExamplesMessages } from './fields/account-examples.messages.ts'
import { AccountFieldInput } from './fields/account-field.tsx'
import { AccountPreview } from './fields/account-preview.tsx'
import { OneTap } from './one-tap.tsx'
import { addAccount, replaceCard, sendBindCode } from './parts/accounts.api.ts'
import { accountsMessages } from './parts/accounts.messages.ts'
import styles from './parts/accounts.module.css'
import { isStepOfSomething } from './parts/returning.ts'
import { useAccountWords } from './parts/use-account-words.ts'

const SIX_DIGITS = /^\d{6}$/
/** Short values that belong together: two in a row where they fit. */
const HALVES: readonly AccountFieldName[] = ['province', 'city', 'branch']

export type AccountAddFormProps = {
  kind: AccountKind
  member: MemberInfo
  /** @default to the list of the kind, or back to the page that needed the account */
  onAdded?: () => void
  /** The bank card whose number changes; the change is reviewed. */
  replaces?: string
}

/** Adds a payout account of any kind; ACCOUNT_ROWS lists its fields. Secrets are cleared after each refusal. */
export function AccountAddForm({ kind, member, onAdded, replaces }: AccountAddFormProps) {
  const t = useMessages(accountsMessages)
  const e = useMessages(accountExamplesMessages)
  const f = useMessages(financeMessages)
  const words = useAccountWords()
  const navigate = useNavigate()
  const isStep = isStepOfSomething(useLocation().state)
  const { fields, listPath, isOneTap, number } = ACCOUNT_ROWS[kind]
  const [values, setValues] = useState<AccountValues>(() => firstChoices(kind))
  const typedNumber = (values[number] ?? '').replace(/\s/g, '')
  const [nickname, setNickname] = useState('')
  const [fundPwd, setFundPwd] = useState('')
  const [smsCode, setSmsCode] = useState('')
  const [isOwn, setOwn] = useState(false)
  const [isChecked, setChecked] = useState(false)
  const hasPhone = member.phoneMasked !== ''
  // What can lose money or time; any other tip stands with the fields.
  const isWarned = kind === 'USDT' || replaces !== undefined
  const typed = Object.fromEntries(
    fields.map((field) => [field.name, accountValue(field, values)]).filter(([, value]) => value !== ''),
  )
  const requestNo = useRequestNo({ kind, nickname, replaces, ...typed })
  const add = useMutation({
    mutationFn: async () => {
      const input = { fields: typed, fundPwd, ...(hasPhone ? { smsCode } : {}), requestNo }
      if (replaces === undefined) return addAccount({ ...input, kind, nickname: nickname.trim() })
      await replaceCard({ ...input, id: replaces })
      return null
    },
    onSuccess: (added) => {
      const done = added?.state === ACCOUNT_STATE.review ? t.addedReview : t.added
      showToast({ text: added === null ? t.replaceAsked : done, kind: 'success' })
      emit('money:changed', { reason: 'account' })
      if (onAdded) return onAdded()
      if (added === null) return void navigate(ROUTE.infoAudit, { replace: true })
      void (isStep ? navigate(-1) : navigate(listPath, { replace: true }))
    },
    onError: () => setFundPwd(''),
  })
  const refusal = add.error && !isSessionError(add.error) ? refusalOf(add.error) : null
  const isWhole =
    fields.every((field) => accountFieldFault(field, values) === null) &&
    isFundProof(fundPwd) &&
    (!hasPhone || SIX_DIGITS.test(smsCode)) &&
    isOwn
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (isWhole && !add.isPending && !add.isSuccess) add.mutate()
  }
  const missing = (isMissing: boolean, sentence: string) => (isChecked && isMissing ? sentence : undefined)
  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate>
      {isWarned && (
        <Note tone="warning" icon={<IconWarning />}>
          {replaces === undefined ? words.tip(kind) : t.replaceTip}
        </Note>
      )}
      <AccountPreview
        isDraft
        kind={kind}
        number={typedNumber && maskedAccount(kind, typedNumber)}
        issuer={values.bank || (values.operator && words.option(values.operator)) || values.network || ''}
        holder={member.realNameMasked}
      />
      {isOneTap && (kind === 'EBPAY' || kind === 'KOIPAY') && (
        <OneTap
          kind={kind}
          isDone={typedNumber !== ''}
          onAgreed={(address) => setValues((before) => ({ ...before, address }))}
        />
      )}
      <div className={own.fields}>
        {fields.map((field) => (
          <div key={field.name} data-half={HALVES.includes(field.name) || undefined}>
            <AccountFieldInput
              kind={kind}
              field={field}
              values={values}
              isChecked={isChecked}
              refusal={refusal?.fields[field.name] ?? refusal?.fields[`fields.${field.name}`]}
              onChange={(change) => setValues((before) => ({ ...before, ...change }))}
            />
          </div>
        ))}
        {replaces === undefined && (
          <div data-half={kind === 'BANK' || undefined}>
            <TextField
              label={t.nickname}
              placeholder={e.nicknameExample}
              maxLength={12}
              value={nickname}
              onValueChange={setNickname}
            />
          </div>
        )}
        {!isWarned && <p className={own.tip}>{words.tip(kind)}</p>}
      </div>
      <Section title={t.confirm}>
        <div className={styles.form}>
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
        </div>
      </Section>
      {refusal?.form && (
        <Note tone="negative" role="alert" icon={<IconAlert />}>
          {refusal.form}
        </Note>
      )}
      <div className={own.end}>
        {/* Where one tap fills in the address, that comes first. */}
        <MoneySubmit
          kind={isOneTap && typedNumber === '' ? 'secondary' : 'primary'}
          size="lg"
          block
          type="submit"
          busy={add.isPending}
        >
          {replaces === undefined ? t.submit : t.submitReview}
        </MoneySubmit>
      </div>
    </form>
  )
}

/** A segmented control needs a selected option. */
function firstChoices(kind: AccountKind): AccountValues {
  return kind === 'USDT' ? { network: 'TRC20' } : {}
}
