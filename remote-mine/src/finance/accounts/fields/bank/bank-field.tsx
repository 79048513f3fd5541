import type { AccountField, AccountValues } from '@lantern/contract/account-kinds'
import { useMessages } from '@lantern/i18n'
import { Button, IconBank, SelectSheet, TextField } from '@lantern/ui'
import { useEffect, useRef, useState } from 'react'
import { partsMessages } from '../../../../parts/parts.messages.ts'
import { accountsMessages } from '../../parts/accounts.messages.ts'
import { useAccountWords } from '../../parts/use-account-words.ts'
import styles from './bank-field.module.css'
import { banksMessages } from './banks.messages.ts'

export type BankFieldProps = {
  field: AccountField
  values: AccountValues
  error: string | undefined
  onChange: (change: AccountValues) => void
}

/** The bank of a card: chosen from a list that can be searched, which also has the bank found by the number, or typed if it is another one. */
export function BankField({ field, values, error, onChange }: BankFieldProps) {
  const t = useMessages(accountsMessages)
  const b = useMessages(banksMessages)
  const p = useMessages(partsMessages)
  const words = useAccountWords()
  const [isByHand, setByHand] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (isByHand) input.current?.focus()
  }, [isByHand])
  const value = values.bank ?? ''
  const known = Object.entries(b.banks).map(([code, name]) => ({
    value: name,
    label: name,
    text: `${name} ${code}`,
    icon: <IconBank />,
  }))
  const isKnown = value === '' || known.some(({ value: name }) => name === value)
  const change = (bank: string) => onChange({ bank })
  return (
    <div className={styles.bank}>
      {isByHand ? (
        <TextField
          ref={input}
          label={words.field(field)}
          placeholder={b.example}
          error={error}
          autoComplete="off"
          value={value}
          onValueChange={change}
        />
      ) : (
        <SelectSheet
          label={words.field(field)}
          value={value || null}
          placeholder={t.fault_choice}
          closeLabel={p.close}
          searchLabel={b.search}
          emptyLabel={b.none}
          error={error}
          options={isKnown ? known : [{ value, label: value, text: value, icon: <IconBank /> }, ...known]}
          onValueChange={change}
        />
      )}
      <div className={styles.bankWay}>
        <Button size="sm" kind="quiet" onClick={() => setByHand(!isByHand)}>
          {isByHand ? b.fromList : b.byHand}
        </Button>
      </div>
    </div>
  )
}
