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
import type { MemberInfo } from '@lantern/contract/user'
import { useMessages } from '@lantern/i18n'
import { Note, refusalOf } from '@lantern/page'
import { emit, isSessionError, showToast, useRequestNo } from '@lantern/platform'
import { Button, IconWarning, TextField } from '@lantern/ui'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { accountExamplesMessages } from '../fields/account-examples.messages.ts'
import { AccountFieldInput } from '../fields/account-field.tsx'
import { AccountPreview } from '../fields/account-preview.tsx'
import { addAccount, replaceCard } from '../parts/accounts.api.ts'
import { accountsMessages } from '../parts/accounts.messages.ts'
import styles from '../parts/accounts.module.css'
import { isStepOfSomething } from '../parts/returning.ts'
import { useAccountWords } from '../parts/use-account-words.ts'
import own from './account-add-form.module.css'
import { ConfirmSheet, type Secrets } from './confirm-sheet.tsx'
import { OneTap } from './one-tap.tsx'

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

/** Adds a payout account of any kind; ACCOUNT_ROWS lists its fields. Once they are valid, a sheet asks for the secrets. */
export function AccountAddForm({ kind, member, onAdded, replaces }: AccountAddFormProps) {
  const t = useMessages(accountsMessages)
  const e = useMessages(accountExamplesMessages)
  const words = useAccountWords()
  const navigate = useNavigate()
  const isStep = isStepOfSomething(useLocation().state)
  const { fields, listPath, isOneTap, number } = ACCOUNT_ROWS[kind]
  const [values, setValues] = useState<AccountValues>(() => firstChoices(kind))
  const typedNumber = (values[number] ?? '').replace(/\s/g, '')
  const [nickname, setNickname] = useState('')
  const optionalId = useId()
  const [isChecked, setChecked] = useState(false)
  const [isConfirming, setConfirming] = useState(false)
  // What can lose money or time stands above the fields; any other tip belongs to one of them.
  const isWarned = kind === 'USDT' || replaces !== undefined
  const tipField = isWarned ? null : (fields.find(({ input }) => input === 'picture')?.name ?? number)
  const typed = Object.fromEntries(
    fields.map((field) => [field.name, accountValue(field, values)]).filter(([, value]) => value !== ''),
  )
  const requestNo = useRequestNo({ kind, nickname, replaces, ...typed })
  const add = useMutation({
    mutationFn: async (secrets: Secrets) => {
      const input = { fields: typed, ...secrets, requestNo }
      if (replaces === undefined) return addAccount({ ...input, kind, nickname: nickname.trim() })
      await replaceCard({ ...input, id: replaces })
      return null
    },
    onSuccess: (added) => {
      setConfirming(false)
      const done = added?.state === ACCOUNT_STATE.review ? t.addedReview : t.added
      showToast({ text: added === null ? t.replaceAsked : done, kind: 'success' })
      emit('money:changed', { reason: 'account' })
      if (onAdded) return onAdded()
      if (added === null) return void navigate(ROUTE.infoAudit, { replace: true })
      void (isStep ? navigate(-1) : navigate(listPath, { replace: true }))
    },
    onError: (error) => {
      // What is wrong with the account is shown at its field.
      if (!isSessionError(error) && fields.some(({ name }) => faultOf(refusalOf(error)?.fields, name)))
        setConfirming(false)
    },
  })
  const refusal = add.error && !isSessionError(add.error) ? refusalOf(add.error) : null
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (fields.every((field) => accountFieldFault(field, values) === null)) setConfirming(true)
  }
  const preview = (
    <AccountPreview
      isDraft
      kind={kind}
      number={typedNumber && maskedAccount(kind, typedNumber)}
      issuer={values.bank || (values.operator && words.option(values.operator)) || values.network || ''}
      holder={member.realNameMasked}
    />
  )
  return (
    <>
      <form className={styles.form} onSubmit={onSubmit} noValidate>
        {isWarned && (
          <Note tone="warning" icon={<IconWarning />} title={replaces === undefined ? words.tip(kind) : t.replaceTip} />
        )}
        {preview}
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
                tip={field.name === tipField ? words.tip(kind) : undefined}
                isChecked={isChecked}
                refusal={faultOf(refusal?.fields, field.name)}
                onChange={(change) => setValues((before) => ({ ...before, ...change }))}
              />
            </div>
          ))}
          {replaces === undefined && (
            <div data-half={kind === 'BANK' || undefined}>
              <TextField
                label={t.nickname}
                aside={<span id={optionalId}>{e.optional}</span>}
                aria-describedby={optionalId}
                placeholder={e.nicknameExample}
                maxLength={12}
                value={nickname}
                onValueChange={setNickname}
              />
            </div>
          )}
        </div>
        {/* Where one tap fills in the address, that comes first. */}
        <Button kind={isOneTap && typedNumber === '' ? 'secondary' : 'primary'} size="lg" block type="submit">
          {e.next}
        </Button>
      </form>
      <ConfirmSheet
        open={isConfirming}
        onOpenChange={setConfirming}
        member={member}
        submitLabel={replaces === undefined ? t.submit : t.submitReview}
        refusal={refusal}
        isBusy={add.isPending || add.isSuccess}
        onConfirmed={(secrets) => add.mutateAsync(secrets)}
      >
        {preview}
      </ConfirmSheet>
    </>
  )
}

/** The server's error for a field, which it may name with its parent. */
function faultOf(faults: Readonly<Record<string, string>> | undefined, name: AccountFieldName): string | undefined {
  return faults?.[name] ?? faults?.[`fields.${name}`]
}

/** A segmented control needs a selected option. */
function firstChoices(kind: AccountKind): AccountValues {
  return kind === 'USDT' ? { network: 'TRC20' } : {}
}
