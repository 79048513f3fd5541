import type { CaptchaAnswer, CaptchaChallengeOf } from '@lantern/contract/captcha'
import { useMessages } from '@lantern/i18n'
import { Button } from '@lantern/ui'
import { useState } from 'react'
import { behaviourCheckMessages } from './behaviour-check.messages.ts'
import styles from './behaviour-check.module.css'

type Props = {
  challenge: CaptchaChallengeOf<'order'>
  busy: boolean
  onAnswer: (answer: CaptchaAnswer) => Promise<void>
}

/** Numbered buttons, tapped in ascending order: needs neither dragging nor image recognition. The last tap submits. */
export function OrderCheck({ challenge, busy, onAnswer }: Props) {
  const t = useMessages(behaviourCheckMessages)
  const [picked, setPicked] = useState<readonly string[]>([])

  const pick = (id: string): void => {
    if (busy || picked.includes(id)) return
    const order = [...picked, id]
    setPicked(order)
    if (order.length === challenge.items.length) void onAnswer({ kind: 'order', id: challenge.id, order: [...order] })
  }

  return (
    <div className={styles.body}>
      <p className={styles.hint} id={`order-${challenge.id}`}>
        {t.orderHint}
      </p>
      <fieldset className={styles.items} aria-labelledby={`order-${challenge.id}`}>
        {challenge.items.map(({ id, label }) => {
          const place = picked.indexOf(id) + 1
          return (
            <button
              key={id}
              type="button"
              className={styles.item}
              aria-pressed={place > 0}
              aria-label={place > 0 ? t.orderPicked({ number: label, place: String(place) }) : undefined}
              onClick={() => pick(id)}
            >
              {label}
              {place > 0 && (
                <span className={styles.place} aria-hidden="true">
                  {place}
                </span>
              )}
            </button>
          )
        })}
      </fieldset>
      <Button block kind="quiet" disabled={busy || picked.length === 0} onClick={() => setPicked([])}>
        {t.again}
      </Button>
    </div>
  )
}
