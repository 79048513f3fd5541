import { formatDuration, useMessages } from '@lantern/i18n'
import { isBusinessError, isCancelled, memberMessage, now, useCountdown } from '@lantern/platform'
import { Button, TextField } from '@lantern/ui'
import { useState } from 'react'
import { authPartsMessages } from './auth-parts.messages.ts'

type Props = {
  label: string
  value: string
  onValueChange: (code: string) => void
  error?: string
  /** Requests a code; null = nothing was requested. Its errors show under the field and may disable the button (716003, 6039). */
  send: () => Promise<{ waitSec: number } | null>
  /** Epoch ms before which no further code may be requested, when another answer said so. */
  holdUntil?: number
}

/** A six-digit SMS code, with its send button and countdown. */
export function SmsCodeField({ label, value, onValueChange, error, send, holdUntil }: Props) {
  const t = useMessages(authPartsMessages)
  const [nextAt, setNextAt] = useState<number | null>(null)
  const [failure, setFailure] = useState('')
  const [sending, setSending] = useState(false)
  const [sent, setSent] = useState(false)
  const waitMs = useCountdown(latest(nextAt, holdUntil))

  const ask = async (): Promise<void> => {
    if (sending || waitMs > 0) return
    setFailure('')
    setSending(true)
    try {
      const sending = await send()
      if (sending === null) return
      setSent(true)
      setNextAt(now() + sending.waitSec * 1_000)
    } catch (refusal) {
      if (isCancelled(refusal)) return
      setFailure(memberMessage(refusal))
      setNextAt(freeAt(refusal))
    } finally {
      setSending(false)
    }
  }

  return (
    <TextField
      label={label}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={6}
      value={value}
      onValueChange={(text) => onValueChange(text.replace(/\D/g, ''))}
      error={error ?? (failure || undefined)}
      hint={sent && waitMs > 0 ? t.codeSent : undefined}
      suffix={
        <Button kind="quiet" size="sm" disabled={waitMs > 0} busy={sending} onClick={() => void ask()}>
          {waitMs > 0 ? waitText(waitMs, t.sendAgainIn) : sent ? t.sendAgain : t.sendCode}
        </Button>
      }
    />
  )
}

/** When the server accepts the next request: 716003 gives seconds, 6039 an instant. */
function freeAt(refusal: unknown): number | null {
  if (!isBusinessError(refusal)) return null
  const facts = (refusal.data ?? {}) as { waitSec?: unknown; until?: unknown }
  if (typeof facts.until === 'number') return facts.until
  return typeof facts.waitSec === 'number' ? now() + facts.waitSec * 1_000 : null
}

function latest(one: number | null, other: number | undefined): number | null {
  return other === undefined ? one : Math.max(one ?? 0, other)
}

/** Seconds below a minute, else a clock format. */
function waitText(ms: number, inSeconds: (values: { s: string }) => string): string {
  return ms > 100_000 ? formatDuration(ms) : inSeconds({ s: String(Math.ceil(ms / 1_000)) })
}
