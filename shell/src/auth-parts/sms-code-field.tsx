import { useMessages } from '@lantern/i18n'
import { isBusinessError, isCancelled, memberMessage, now, useCountdown } from '@lantern/platform'
import { Button, TextField } from '@lantern/ui'
import { useState } from 'react'
import { authPartsMessages } from './auth-parts.messages.ts'
import styles from './form.module.css'

type Props = {
  label: string
  value: string
  onValueChange: (code: string) => void
  error?: string
  /** Asks for a code. What it throws is said under the field; `waitSec` of a refusal holds the button like that of a success. */
  send: () => Promise<{ waitSec: number }>
}

/** Six digits from a message, with the button that sends them and the wait until it may send again. */
export function SmsCodeField({ label, value, onValueChange, error, send }: Props) {
  const t = useMessages(authPartsMessages)
  const [nextAt, setNextAt] = useState<number | null>(null)
  const [failure, setFailure] = useState('')
  const [sending, setSending] = useState(false)
  const [sent, setSent] = useState(false)
  const waitMs = useCountdown(nextAt)

  const ask = async (): Promise<void> => {
    if (sending || waitMs > 0) return
    setFailure('')
    setSending(true)
    try {
      const { waitSec } = await send()
      setSent(true)
      setNextAt(now() + waitSec * 1_000)
    } catch (refusal) {
      if (isCancelled(refusal)) return
      setFailure(memberMessage(refusal))
      setNextAt(freeAt(refusal))
    } finally {
      setSending(false)
    }
  }

  return (
    <div className={styles.code}>
      <TextField
        label={label}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        value={value}
        onValueChange={(text) => onValueChange(text.replace(/\D/g, ''))}
        error={error ?? (failure || undefined)}
        hint={sent && waitMs > 0 ? t.codeSent : undefined}
      />
      <Button disabled={waitMs > 0} busy={sending} onClick={() => void ask()}>
        {waitMs > 0 ? t.sendAgainIn({ s: waitText(waitMs) }) : sent ? t.sendAgain : t.sendCode}
      </Button>
    </div>
  )
}

/** Until when the server wants no further request: 716003 says seconds, 6039 an instant. */
function freeAt(refusal: unknown): number | null {
  if (!isBusinessError(refusal)) return null
  const facts = (refusal.data ?? {}) as { waitSec?: unknown; until?: unknown }
  if (typeof facts.until === 'number') return facts.until
  return typeof facts.waitSec === 'number' ? now() + facts.waitSec * 1_000 : null
}

function waitText(ms: number): string {
  return String(Math.ceil(ms / 1_000))
}
