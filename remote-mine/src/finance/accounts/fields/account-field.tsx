import {
  type AccountField,
  type AccountKind,
  type AccountValues,
  accountFieldFault,
  accountValue,
} from '@lantern/contract/account-kinds'
import { MAX_PROOF_LENGTH } from '@lantern/contract/proofs'
import { useMessages } from '@lantern/i18n'
import { readPicture } from '@lantern/platform'
import { Segmented, SelectSheet, TextField } from '@lantern/ui'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { PictureButton } from '../../../parts/files/picture-button.tsx'
import { partsMessages } from '../../../parts/parts.messages.ts'
import { verifyQuery } from '../parts/accounts.api.ts'
import { accountsMessages } from '../parts/accounts.messages.ts'
import styles from '../parts/accounts.module.css'
import { useAccountWords } from '../parts/use-account-words.ts'
import { accountExamplesMessages } from './account-examples.messages.ts'
import { AddressTools } from './address-tools.tsx'
import { BankField } from './bank/bank-field.tsx'
import { scanCode } from './scan-code.ts'
import { useScanWords } from './use-scan-words.ts'

export type AccountFieldInputProps = {
  kind: AccountKind
  field: AccountField
  values: AccountValues
  /** What to mind about this field. */
  tip?: string | undefined
  /** The member has tried to submit, so missing values are reported too. */
  isChecked: boolean
  /** The server's error for this field. */
  refusal?: string | undefined
  onChange: (change: AccountValues) => void
}

/** The input for one account field, as ACCOUNT_ROWS describes it. */
export function AccountFieldInput(props: AccountFieldInputProps) {
  const error = useFault(props)
  switch (props.field.input) {
    case 'picture':
      return <PictureInput {...props} />
    case 'choice':
      return <ChoiceInput {...props} />
    default:
      return props.field.name === 'bank' ? <BankField {...props} error={error} /> : <TypedInput {...props} />
  }
}

/** Beyond this number, options are shown in a sheet instead of a segmented control. */
const MAX_SIDE_BY_SIDE = 3

function useFault({ field, values, isChecked, refusal }: AccountFieldInputProps): string | undefined {
  const words = useAccountWords()
  const fault = accountFieldFault(field, values)
  return refusal ?? (isChecked && fault ? words.fault(fault) : undefined)
}

function ChoiceInput(props: AccountFieldInputProps) {
  const { field, values, onChange } = props
  const p = useMessages(partsMessages)
  const t = useMessages(accountsMessages)
  const words = useAccountWords()
  const error = useFault(props)
  const options = (field.options ?? []).map((value) => ({ value, label: words.option(value) }))
  const value = values[field.name] ?? ''
  if (options.length <= MAX_SIDE_BY_SIDE)
    return (
      <div className={styles.choice}>
        <span className={styles.label} aria-hidden="true">
          {words.field(field)}
        </span>
        <Segmented
          label={words.field(field)}
          value={value}
          options={options}
          onValueChange={(next) => onChange({ [field.name]: next })}
        />
        {error && <p className={styles.wrong}>{error}</p>}
      </div>
    )
  return (
    <SelectSheet
      label={words.field(field)}
      value={value || null}
      placeholder={t.fault_choice}
      closeLabel={p.close}
      error={error}
      options={options}
      onValueChange={(next) => onChange({ [field.name]: next })}
    />
  )
}

/** A text input, validated against its row and, once well formed, by the server. */
function TypedInput(props: AccountFieldInputProps) {
  const { kind, field, values, onChange } = props
  const t = useMessages(accountsMessages)
  const words = useAccountWords()
  const examples: Readonly<Record<string, string>> = useMessages(accountExamplesMessages)
  const error = useFault(props)
  const id = useId()
  const value = accountValue(field, values)
  const isGood = value !== '' && accountFieldFault(field, values) === null
  const { data: told } = useQuery(
    verifyQuery({ kind, field: field.name, value, network: values.network }, Boolean(field.isChecked) && isGood),
  )
  const isAddress = field.name === 'address' && isGood
  const ends = isAddress ? t.ends({ head: value.slice(0, 5), tail: value.slice(-5) }) : undefined
  const note = told?.warn === 'checksum' ? t.checksum : (told?.bank ?? ends ?? props.tip)
  const hasTools = field.name === 'address'
  const isOptional = !field.isRequired
  const input = (
    <TextField
      label={words.field(field)}
      aside={isOptional && <span id={`${id}-aside`}>{examples.optional}</span>}
      hint={hasTools ? undefined : note}
      aria-describedby={isOptional ? `${id}-aside` : hasTools && note ? `${id}-note` : undefined}
      placeholder={examples[`example_${field.name}`] ?? examples[`example_${field.name}_${values.network ?? kind}`]}
      error={error}
      inputMode={field.input === 'digits' ? 'numeric' : undefined}
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      value={values[field.name] ?? ''}
      onValueChange={(text) =>
        onChange({ [field.name]: field.input === 'digits' ? text.replace(/[^\d ]/g, '') : text })
      }
      onBlur={() => {
        // Fills in the bank that issued the card, unless the member typed one.
        if (told?.bank && !values.bank) onChange({ bank: told.bank })
      }}
    />
  )
  if (!hasTools) return input
  return (
    <div className={styles.choice}>
      {input}
      <AddressTools onAddress={(address) => onChange({ address })} />
      {note && (
        <p id={`${id}-note`} className={styles.weak}>
          {note}
        </p>
      )}
    </div>
  )
}

function PictureInput(props: AccountFieldInputProps) {
  const { field, values, onChange } = props
  const words = useAccountWords()
  const e = useMessages(accountExamplesMessages)
  const error = useFault(props)
  const sayScan = useScanWords()
  const [problem, setProblem] = useState('')
  // Every picture field of an account asks for a QR code.
  const read = (file: File) => scanCode(file).then(() => readPicture(file, MAX_PROOF_LENGTH))
  const label = words.field(field)
  return (
    <div className={styles.choice}>
      <span className={styles.label} aria-hidden="true">
        {label}
      </span>
      <div className={styles.drop}>
        {values[field.name] && <img className={styles.picture} src={values[field.name]} alt={label} />}
        <PictureButton
          label={label}
          action={e.choosePicture}
          read={read}
          onStart={() => setProblem('')}
          onRead={(picture) => onChange({ [field.name]: picture })}
          onFailure={(failure) => setProblem(sayScan(failure))}
        />
      </div>
      {props.tip && <p className={styles.weak}>{props.tip}</p>}
      <p role="status" className={styles.wrong}>
        {problem || error}
      </p>
    </div>
  )
}
