import type { CaptchaAnswer, CaptchaChallengeOf } from '@lantern/contract/captcha'
import { useLocale, useMessages } from '@lantern/i18n'
import { Button, IconSound, TextField } from '@lantern/ui'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { behaviourCheckMessages } from './behaviour-check.messages.ts'
import styles from './behaviour-check.module.css'
import { canSpeak, speakDigits } from './speak-digits.ts'

type Props = {
  challenge: CaptchaChallengeOf<'audio'>
  busy: boolean
  onAnswer: (answer: CaptchaAnswer) => Promise<void>
}

/** Reads digits aloud for the member to type: works for people who can use neither pictures nor buttons. */
export function AudioCheck({ challenge, busy, onAnswer }: Props) {
  const t = useMessages(behaviourCheckMessages)
  const locale = useLocale()
  const [digits, setDigits] = useState('')
  const [playing, setPlaying] = useState(false)
  const [missing, setMissing] = useState(false)
  const stop = useRef<() => void>(undefined)
  useEffect(() => () => stop.current?.(), [])

  if (!canSpeak()) return <p className={styles.hint}>{t.noVoice}</p>
  const play = (): void => {
    setPlaying(true)
    stop.current = speakDigits(challenge.digits, locale, () => setPlaying(false))
  }
  const confirm = (event: FormEvent): void => {
    event.preventDefault()
    // The sheet is rendered inside the form that triggered it: do not submit that form.
    event.stopPropagation()
    setMissing(digits.length < challenge.digits.length)
    if (digits.length >= challenge.digits.length) void onAnswer({ kind: 'audio', id: challenge.id, digits })
  }

  return (
    <form className={styles.body} onSubmit={confirm} noValidate>
      <p className={styles.hint}>{t.audioHint}</p>
      <Button block icon={<IconSound />} onClick={play}>
        {playing ? t.playing : t.play}
      </Button>
      <TextField
        label={t.digits}
        inputMode="numeric"
        autoComplete="off"
        maxLength={challenge.digits.length}
        value={digits}
        onValueChange={(text) => setDigits(text.replace(/\D/g, ''))}
        error={missing ? t.needDigits : undefined}
      />
      <Button kind="primary" block type="submit" busy={busy}>
        {t.confirm}
      </Button>
    </form>
  )
}
