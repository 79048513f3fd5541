import { type CSSProperties, useEffect, useState } from 'react'
import { Button } from '../../buttons/button.tsx'
import styles from './dialog.module.css'
import type { DialogButton } from './dialog-props.ts'
import { useSecondsLeft } from './use-seconds-left.ts'

/** The buttons of a dialog, cancel left and confirm right; a destructive one is never focused first (G1). */
export function DialogFooter({ buttons, onDone }: { buttons: readonly DialogButton[]; onDone: () => void }) {
  const safe = buttons.findLastIndex((button) => button.kind !== 'danger' && !button.disabled)
  const hasDanger = buttons.some((button) => button.kind === 'danger')
  const first = hasDanger ? buttons.findIndex((button) => button.kind !== 'danger') : safe
  return (
    <div className={styles.footer} data-stacked={buttons.length > 2 || undefined}>
      {buttons.map((button, index) => (
        <FooterButton key={button.text} button={button} isFirstFocus={index === first} onDone={onDone} />
      ))}
    </div>
  )
}

function FooterButton({
  button,
  isFirstFocus,
  onDone,
}: {
  button: DialogButton
  isFirstFocus: boolean
  onDone: () => void
}) {
  const { text, kind, busy = false, disabled = false, countdown = 0, autoFire = false, onClick } = button
  const [working, setWorking] = useState(false)
  const left = useSecondsLeft(countdown)
  const fire = async () => {
    setWorking(true)
    try {
      if ((await onClick?.()) !== false) onDone()
    } finally {
      setWorking(false)
    }
  }
  const isDue = autoFire && countdown > 0 && left === 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: fires once, when the countdown reaches zero
  useEffect(() => {
    if (isDue) void fire()
  }, [isDue])
  return (
    <Button
      kind={kind ?? 'secondary'}
      size="md"
      block
      busy={busy || working}
      disabled={disabled || (left > 0 && !autoFire)}
      data-first-focus={isFirstFocus || undefined}
      {...(left > 0 && {
        'data-counting': true,
        style: { '--part': (countdown - left + 1) / countdown } as CSSProperties,
      })}
      onClick={() => void fire()}
    >
      {left > 0 ? `${text} (${left}s)` : text}
    </Button>
  )
}
