import { useMessages } from '@lantern/i18n'
import { isBusinessError, memberMessage, now, useCountdown } from '@lantern/platform'
import { Button, TextField } from '@lantern/ui'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { sendBindCode } from '../parts/accounts.api.ts'
import { accountsMessages } from '../parts/accounts.messages.ts'

export type CodeFieldProps = { phone: string; value: string; error?: string; onChange: (code: string) => void }

/** Input for the SMS code, with a countdown until it can be sent again. */
export function CodeField({ phone, value, error, onChange }: CodeFieldProps) {
  const t = useMessages(accountsMessages)
  const [nextAt, setNextAt] = useState<number | null>(null)
  const waitMs = useCountdown(nextAt)
  const send = useMutation({
    mutationFn: sendBindCode,
    onSuccess: ({ waitSec }) => setNextAt(now() + waitSec * 1_000),
    onError: (refusal) => {
      const { waitSec } = ((isBusinessError(refusal) && refusal.data) || {}) as { waitSec?: unknown }
      if (typeof waitSec === 'number') setNextAt(now() + waitSec * 1_000)
    },
  })
  return (
    <TextField
      label={t.smsCode}
      hint={t.smsHint({ phone })}
      error={error ?? (send.error ? memberMessage(send.error) : undefined)}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={6}
      value={value}
      onValueChange={(text) => onChange(text.replace(/\D/g, ''))}
      suffix={
        <Button kind="quiet" size="sm" disabled={waitMs > 0} busy={send.isPending} onClick={() => send.mutate()}>
          {waitMs > 0 ? t.sendAgainIn({ s: String(Math.ceil(waitMs / 1_000)) }) : t.sendCode}
        </Button>
      }
    />
  )
}
