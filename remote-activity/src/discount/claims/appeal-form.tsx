import { OFFER_APPEAL_LENGTH } from '@lantern/contract/activity'
import { formatDateTime, useMessages } from '@lantern/i18n'
import { Disclosure } from '@lantern/page'
import { isSessionError, memberMessage, showToast, useOnline, useRequestNo } from '@lantern/platform'
import { Button, TextArea } from '@lantern/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type SyntheticEvent, useState } from 'react'
import { appealClaim } from './claims.api.ts'
import { claimsMessages } from './claims.messages.ts'
import styles from './claims.module.css'

/** The one appeal against a rejection. @param until epoch ms */
export function AppealForm({ claimId, until }: { claimId: string; until: number }) {
  const t = useMessages(claimsMessages)
  const { min, max } = OFFER_APPEAL_LENGTH
  const isOnline = useOnline()
  const queries = useQueryClient()
  const [text, setText] = useState('')
  const [isShort, setIsShort] = useState(false)
  const requestNo = useRequestNo({ claimId, text })
  const send = useMutation({
    mutationFn: () => appealClaim(claimId, text.trim(), requestNo),
    onSuccess: () => showToast({ text: t.appealed, kind: 'success' }),
    // Also after a failure: it may have been appealed on another device.
    onSettled: () => queries.invalidateQueries({ queryKey: ['activity'] }),
  })
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault()
    const tooShort = text.trim().length < min
    setIsShort(tooShort)
    if (!tooShort && !send.isPending && !send.isSuccess) send.mutate()
  }
  const refusal = send.isError && !isSessionError(send.error) ? memberMessage(send.error) : undefined
  return (
    <Disclosure summary={t.appeal}>
      <form className={styles.appeal} onSubmit={submit}>
        <TextArea
          label={t.appealText}
          hint={t.appealHint({ min, max, until: formatDateTime(until) })}
          error={isShort ? t.appealTooShort({ min }) : refusal}
          maxLength={max}
          value={text}
          onValueChange={setText}
        />
        {!isOnline && <p className={styles.reason}>{t.offline}</p>}
        <Button type="submit" kind="primary" block busy={send.isPending} disabled={!isOnline}>
          {t.send}
        </Button>
      </form>
    </Disclosure>
  )
}
