import { useMessages } from '@lantern/i18n'
import { confirm, createTimer } from '@lantern/platform'
import { Card, IconPause } from '@lantern/ui'
import { type KeyboardEvent, type MouseEvent, useEffect, useId, useMemo, useRef, useState } from 'react'
import { panic } from './safer.api.ts'
import { saferMessages } from './safer.messages.ts'
import styles from './safer.module.css'
import { useBreak } from './use-break.ts'

/** How long the button is held (screens.md, appendix C). */
const HOLD_MS = 1_000

/** One second's hold, no question: 24 hours without deposits and bets. */
export function PanicHold() {
  const t = useMessages(saferMessages)
  const hint = useId()
  const start = useBreak()
  const [isHeld, setHeld] = useState(false)
  /** A press of a key or pointer ends in a click of its own; assistive technology sends the click alone. */
  const wasPressed = useRef(false)
  const { mutate } = start
  const hold = useMemo(
    () =>
      createTimer(() => {
        setHeld(false)
        mutate(panic)
      }),
    [mutate],
  )
  useEffect(() => hold.stop, [hold])
  const press = () => {
    wasPressed.current = true
    if (start.isPending) return
    setHeld(true)
    hold.start(HOLD_MS)
  }
  const release = () => {
    setHeld(false)
    hold.stop()
  }
  const onKey = (event: KeyboardEvent) => {
    if ((event.key === 'Enter' || event.key === ' ') && !event.repeat) press()
  }
  const onClick = async (event: MouseEvent) => {
    event.preventDefault()
    if (wasPressed.current) {
      wasPressed.current = false
      return
    }
    const words = { id: 'panic', title: t.panicAsk, message: t.panicHint, confirm: t.panicAsk, cancel: t.cancel }
    if (await confirm(words)) start.mutate(panic)
  }
  return (
    <Card>
      <div className={styles.panic}>
        <h2 className={styles.panicTitle}>{t.panicTitle}</h2>
        <button
          type="button"
          className={styles.hold}
          data-held={isHeld || undefined}
          aria-describedby={hint}
          aria-busy={start.isPending || undefined}
          onPointerDown={press}
          onPointerUp={release}
          onPointerLeave={release}
          onPointerCancel={release}
          onKeyDown={onKey}
          onKeyUp={release}
          onBlur={release}
          onContextMenu={(event) => event.preventDefault()}
          onClick={(event) => void onClick(event)}
        >
          <IconPause />
          {t.panic}
        </button>
        <p id={hint} className={styles.hint}>
          {t.panicHint}
        </p>
      </div>
    </Card>
  )
}
