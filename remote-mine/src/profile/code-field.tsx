import { useMessages } from '@lantern/i18n'
import { useCountdown } from '@lantern/platform'
import { Button, TextField } from '@lantern/ui'
import { userInfoMessages } from './user-info.messages.ts'

const SECOND_MS = 1_000

export type CodeFieldProps = {
  label: string
  value: string
  error?: string | undefined
  /** Whether there is an address to send it to. */
  canSend: boolean
  isSending: boolean
  /** When another code can be requested, epoch ms. */
  nextAt: number | null
  onSend: () => void
  onValueChange: (code: string) => void
}

/** The six digits that were sent to a phone or an e-mail address, with the button that requests them. */
export function CodeField({ label, value, error, canSend, isSending, nextAt, onSend, onValueChange }: CodeFieldProps) {
  const t = useMessages(userInfoMessages)
  const waitMs = useCountdown(nextAt)
  return (
    <TextField
      label={label}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={6}
      value={value}
      error={error}
      onValueChange={(text) => onValueChange(text.replace(/\D/g, ''))}
      suffix={
        <Button kind="quiet" size="sm" disabled={!canSend || waitMs > 0} busy={isSending} onClick={onSend}>
          {waitMs > 0 ? t.codeWait({ n: String(Math.ceil(waitMs / SECOND_MS)) }) : t.sendCode}
        </Button>
      }
    />
  )
}
