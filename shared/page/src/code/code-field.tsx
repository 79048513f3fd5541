import { formatDuration, useMessages } from '@lantern/i18n'
import { isBusinessError, isCancelled, isSessionError, memberMessage, now, useCountdown } from '@lantern/platform'
import { Button, TextField } from '@lantern/ui'
import { useState } from 'react'
import { codeFieldMessages } from './code-field.messages.ts'
import { waitAfter, waitAfterRefusal } from './code-wait.rules.ts'

const CODE_DIGITS = 6
/** From here on the wait is shown as a clock. */
const LONG_WAIT_MS = 100_000

export type CodeFieldProps = {
  label: string
  /** Where it is sent to. Without it, the field says that a code was sent. */
  hint?: string
  value: string
  onValueChange: (code: string) => void
  error?: string
  /** Requests a code; null = nothing was requested. What it throws is shown at the field, and may demand a wait (716003, 6039). */
  send: () => Promise<{ waitSec: number } | null>
  /** The phone or address, where the member types it: what was sent to one, and its limits, say nothing of another. @default '' */
  to?: string
  /** Whether there is a phone or an address to send it to. @default true */
  canSend?: boolean
  /** Epoch ms before which no further code may be requested, when another answer said so. */
  holdUntil?: number
}

/** What is known of the codes sent to one phone or address. */
type Sent = { readonly to: string; readonly nextAt: number | null; readonly failure: string; readonly isSent: boolean }

/** The six digits that were sent to a phone or an email address, with the button that requests them and its countdown. */
export function CodeField(props: CodeFieldProps) {
  const { label, hint, value, onValueChange, error, send, to = '', canSend = true, holdUntil } = props
  const t = useMessages(codeFieldMessages)
  const unsent: Sent = { to, nextAt: null, failure: '', isSent: false }
  const [last, setLast] = useState(unsent)
  const { nextAt, failure, isSent } = last.to === to ? last : unsent
  const [isSending, setSending] = useState(false)
  const waitMs = useCountdown(latest(nextAt, holdUntil))

  const request = async (): Promise<void> => {
    if (isSending || waitMs > 0) return
    setLast({ to, nextAt, failure: '', isSent })
    setSending(true)
    try {
      const sent = await send()
      if (sent === null) return
      setLast({ to, nextAt: waitAfter(sent.waitSec, now()), failure: '', isSent: true })
    } catch (refusal) {
      // The shell reports an ended session.
      if (isCancelled(refusal) || isSessionError(refusal)) return
      const nextAt = isBusinessError(refusal) ? waitAfterRefusal(refusal.data, now()) : null
      setLast({ to, nextAt, failure: memberMessage(refusal), isSent })
    } finally {
      setSending(false)
    }
  }

  return (
    <TextField
      label={label}
      hint={hint ?? (isSent && waitMs > 0 ? t.sent : undefined)}
      error={error ?? (failure || undefined)}
      inputMode="numeric"
      autoComplete="one-time-code"
      placeholder={t.digits}
      maxLength={CODE_DIGITS}
      value={value}
      onValueChange={(text) => onValueChange(text.replace(/\D/g, ''))}
      suffix={
        <Button
          kind="quiet"
          size="sm"
          disabled={!canSend || waitMs > 0}
          busy={isSending}
          onClick={() => void request()}
        >
          {waitMs > 0 ? waitText(waitMs, t.sendAgainIn) : isSent ? t.sendAgain : t.send}
        </Button>
      }
    />
  )
}

function latest(one: number | null, other: number | undefined): number | null {
  return other === undefined ? one : Math.max(one ?? 0, other)
}

function waitText(ms: number, inSeconds: (values: { s: string }) => string): string {
  return ms > LONG_WAIT_MS ? formatDuration(ms) : inSeconds({ s: String(Math.ceil(ms / 1_000)) })
}
