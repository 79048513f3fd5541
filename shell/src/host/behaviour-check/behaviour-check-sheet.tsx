import { CAPTCHA_KINDS, type CaptchaAnswer, type CaptchaKind } from '@lantern/contract/captcha'
import * as CODE from '@lantern/contract/code'
import { useMessages } from '@lantern/i18n'
import { isBusinessError, memberMessage } from '@lantern/platform'
import { Button, IconRetry, Segmented, Sheet, Skeleton } from '@lantern/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { AudioCheck } from './audio-check.tsx'
import { askChallenge, sendCheckAnswer } from './behaviour-check.api.ts'
import { behaviourCheckMessages } from './behaviour-check.messages.ts'
import styles from './behaviour-check.module.css'
import { OrderCheck } from './order-check.tsx'
import { SliderCheck } from './slider-check.tsx'

/** Slide, tap or listen: passing any one is enough (6022, 6023, 10409). A check that fails to load can be retried, and the others stay available (900000). */
export function BehaviourCheckSheet({ onSettled }: { onSettled: (token: string | null) => void }) {
  const t = useMessages(behaviourCheckMessages)
  const [kind, setKind] = useState<CaptchaKind>('slider')
  const [turn, setTurn] = useState(0)
  const [busy, setBusy] = useState(false)
  const [notice, setNotice] = useState('')
  const [token, setToken] = useState<string | null>(null)
  const [open, setOpen] = useState(true)
  const challenge = useQuery({
    queryKey: ['behaviour-check', kind, turn],
    queryFn: () => askChallenge(kind),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })

  const choose = (next: CaptchaKind): void => {
    setNotice('')
    setKind(next)
  }
  const answer = async (given: CaptchaAnswer): Promise<void> => {
    if (busy) return
    setBusy(true)
    try {
      setToken((await sendCheckAnswer(given)).captchaToken)
      setNotice(t.passed)
      setOpen(false)
    } catch (error) {
      setNotice(isBusinessError(error, CODE.EXTREME_VERIFICATION_FAILED) ? t.notPassed : memberMessage(error))
      setTurn((before) => before + 1)
    } finally {
      setBusy(false)
    }
  }

  const asked = challenge.data
  return (
    <Sheet
      open={open}
      onOpenChange={setOpen}
      onClosed={() => onSettled(token)}
      title={t.title}
      description={t.lead}
      closeLabel={t.close}
    >
      <div className={styles.check}>
        <Segmented
          label={t.kinds}
          value={kind}
          options={CAPTCHA_KINDS.map((value) => ({ value, label: t[value] }))}
          onValueChange={choose}
        />
        <p className={styles.notice} role="status" data-passed={token !== null || undefined}>
          {notice}
        </p>
        {challenge.isError ? (
          <div className={styles.lost}>
            <p>{t.failedToLoad}</p>
            <Button icon={<IconRetry />} onClick={() => void challenge.refetch()}>
              {t.retry}
            </Button>
          </div>
        ) : asked === undefined ? (
          <div role="status" aria-label={t.loading}>
            <Skeleton className={styles.waiting} />
          </div>
        ) : (
          <>
            {asked.kind === 'slider' && <SliderCheck key={asked.id} challenge={asked} busy={busy} onAnswer={answer} />}
            {asked.kind === 'order' && <OrderCheck key={asked.id} challenge={asked} busy={busy} onAnswer={answer} />}
            {asked.kind === 'audio' && <AudioCheck key={asked.id} challenge={asked} busy={busy} onAnswer={answer} />}
          </>
        )}
      </div>
    </Sheet>
  )
}
