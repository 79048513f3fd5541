import { ROUTE } from '@lantern/contract'
import { isPasskeyTicket } from '@lantern/contract/fund-proof'
import { useMessages } from '@lantern/i18n'
import { isSessionError, memberMessage, showToast } from '@lantern/platform'
import { Button, IconPasskey, IconVerified, PasswordField } from '@lantern/ui'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { memberQuery } from '../money.api.ts'
import { partsMessages } from '../parts.messages.ts'
import styles from '../parts.module.css'
import { confirmByPasskey } from './fund-passkey.ts'

export type FundPasswordFieldProps = {
  /** @default the name of the field */
  label?: string
  /** @default "6 digits"; null = none */
  hint?: string | null
  /** Shows "6 digits" in the empty field instead of below it. */
  isHintInside?: boolean
  value: string
  /** Six digits, or the ticket of a passkey. */
  onValueChange: (proof: string) => void
  error?: string | undefined
  disabled?: boolean
  /** Where the page does not read the member's information, which says it. */
  hasPasskey?: boolean
}

/** What confirms a payout or a change of an account: six digits, or a passkey of the member. */
export function FundPasswordField(props: FundPasswordFieldProps) {
  const { label, hint, isHintInside = false, value, onValueChange, error, disabled } = props
  const p = useMessages(partsMessages)
  // Read by the page; without it there are the digits.
  const { data: member } = useQuery({ ...memberQuery(), enabled: false })
  const hasPasskey = (props.hasPasskey ?? member?.hasPasskey) === true && typeof PublicKeyCredential !== 'undefined'
  const passkey = useMutation({
    mutationFn: confirmByPasskey,
    onSuccess: (ticket) => ticket !== null && onValueChange(ticket),
    onError: (failure) => {
      if (!isSessionError(failure)) showToast({ text: memberMessage(failure), kind: 'error' })
    },
  })
  if (isPasskeyTicket(value))
    return (
      <p className={styles.proof} role="status">
        <IconVerified />
        <span>{p.passkeyDone}</span>
        <Button kind="quiet" size="sm" disabled={disabled} onClick={() => onValueChange('')}>
          {p.passkeyUndo}
        </Button>
      </p>
    )
  return (
    <div className={styles.proofField}>
      <PasswordField
        label={label ?? p.fundPwd}
        hint={isHintInside ? undefined : hint === undefined ? p.fundPwdHint : (hint ?? undefined)}
        placeholder={isHintInside ? p.fundPwdHint : undefined}
        labels={{ show: p.show, hide: p.hide }}
        inputMode="numeric"
        autoComplete="off"
        maxLength={6}
        value={value}
        disabled={disabled}
        error={error}
        onValueChange={(text) => onValueChange(text.replace(/\D/g, ''))}
      />
      <div className={styles.forgot}>
        <Button size="sm" kind="quiet" render={<Link to={ROUTE.fundReset} />}>
          {p.fundPwdForgot}
        </Button>
      </div>
      {hasPasskey && (
        <div className={styles.proofTools}>
          <Button
            size="sm"
            kind="quiet"
            icon={<IconPasskey />}
            busy={passkey.isPending}
            disabled={disabled}
            onClick={() => passkey.mutate()}
          >
            {p.passkeyUse}
          </Button>
        </div>
      )}
    </div>
  )
}
