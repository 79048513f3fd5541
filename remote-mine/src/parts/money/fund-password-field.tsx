import { useMessages } from '@lantern/i18n'
import { PasswordField } from '@lantern/ui'
import { partsMessages } from '../parts.messages.ts'

export type FundPasswordFieldProps = {
  /** @default the name of the field */
  label?: string
  /** @default "6 digits"; null = none */
  hint?: string | null
  value: string
  /** Digits only. */
  onValueChange: (digits: string) => void
  error?: string | undefined
  disabled?: boolean
}

/** The six digits that confirm a payout or a change of an account. */
export function FundPasswordField({ label, hint, value, onValueChange, error, disabled }: FundPasswordFieldProps) {
  const p = useMessages(partsMessages)
  return (
    <PasswordField
      label={label ?? p.fundPwd}
      hint={hint === undefined ? p.fundPwdHint : (hint ?? undefined)}
      labels={{ show: p.show, hide: p.hide }}
      inputMode="numeric"
      autoComplete="off"
      maxLength={6}
      value={value}
      disabled={disabled}
      error={error}
      onValueChange={(text) => onValueChange(text.replace(/\D/g, ''))}
    />
  )
}
