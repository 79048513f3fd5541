import { type CaptchaAnswer, type CaptchaChallengeOf, MAX_TRACK, type TrackPoint } from '@lantern/contract/captcha'
import { useMessages } from '@lantern/i18n'
import { Button } from '@lantern/ui'
import { useRef, useState } from 'react'
import { behaviourCheckMessages } from './behaviour-check.messages.ts'
import styles from './behaviour-check.module.css'

type Props = {
  challenge: CaptchaChallengeOf<'slider'>
  busy: boolean
  onAnswer: (answer: CaptchaAnswer) => Promise<void>
}

/** A native slider moves the piece, by finger or arrow keys. Releasing it submits, and so does the button. */
export function SliderCheck({ challenge, busy, onAnswer }: Props) {
  const t = useMessages(behaviourCheckMessages)
  const [x, setX] = useState(0)
  const track = useRef<TrackPoint[]>([])
  const begunAt = useRef(0)
  const room = challenge.width - challenge.pieceWidth

  const move = (to: number): void => {
    const at = performance.now()
    if (track.current.length === 0) begunAt.current = at
    if (track.current.length < MAX_TRACK - 1) track.current.push([Math.round(at - begunAt.current), to])
    setX(to)
  }
  const confirm = (): void => {
    if (x === 0) return
    const end: TrackPoint = [Math.round(performance.now() - begunAt.current), x]
    void onAnswer({ kind: 'slider', id: challenge.id, x, track: [...track.current, end] })
  }

  return (
    <div className={styles.body}>
      <div className={styles.scene}>
        <img className={styles.picture} src={challenge.picture} alt={t.sliderPicture} draggable={false} />
        {/* The width of the scene in pixels is unknown: the piece and its track are percentages of it. */}
        <img
          className={styles.piece}
          src={challenge.piece}
          alt=""
          draggable={false}
          style={{
            width: `${(challenge.pieceWidth / challenge.width) * 100}%`,
            transform: `translateX(${(x / challenge.pieceWidth) * 100}%)`,
          }}
        />
      </div>
      <p className={styles.hint}>{t.sliderHint}</p>
      <input
        className={styles.slider}
        type="range"
        min={0}
        max={room}
        step={1}
        value={x}
        disabled={busy}
        aria-label={t.sliderLabel}
        aria-valuetext={t.sliderValue({ percent: String(Math.round((x / room) * 100)) })}
        onChange={(event) => move(Number(event.target.value))}
        onPointerUp={confirm}
      />
      <Button kind="primary" block busy={busy} disabled={x === 0} onClick={confirm}>
        {t.confirm}
      </Button>
    </div>
  )
}
