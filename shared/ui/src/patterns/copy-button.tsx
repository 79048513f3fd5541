import { useState } from 'react'
import { HiddenText } from '../base/hidden-text.tsx'
import { useAfter } from '../base/use-timer.ts'
import { Button, type ButtonProps } from '../buttons/button.tsx'
import { IconButton } from '../buttons/icon-button.tsx'
import { IconCheck, IconCopy } from '../icons/icons.ts'
import { copyText } from './copy-text.ts'

/** How long the check mark shows, ms. */
const DONE_MS = 1_600

export type CopyButtonProps = {
  /** The text to copy. */
  text: string
  /** 复制 / Copy. */
  label: string
  /** 已复制 / Copied; announced. */
  doneLabel: string
  /** Shows only the icon. */
  compact?: boolean
  size?: ButtonProps['size']
  /** Called when the browser refuses; select the text for the member then. */
  onFail?: () => void
  className?: string
}

/** Copies a text to the clipboard and announces it. */
export function CopyButton({ text, label, doneLabel, compact, size = 'sm', onFail, className }: CopyButtonProps) {
  const [doneAt, setDoneAt] = useState(0)
  const isDone = doneAt > 0
  useAfter(() => setDoneAt(0), isDone ? DONE_MS : null, doneAt)
  const copy = async () => {
    if (await copyText(text)) setDoneAt((count) => count + 1)
    else onFail?.()
  }
  const icon = isDone ? <IconCheck /> : <IconCopy />
  return (
    <>
      {compact ? (
        <IconButton
          label={isDone ? doneLabel : label}
          icon={icon}
          className={className}
          data-done={isDone || undefined}
          onClick={() => void copy()}
        />
      ) : (
        <Button
          kind="secondary"
          size={size}
          icon={icon}
          className={className}
          data-done={isDone || undefined}
          onClick={() => void copy()}
        >
          {isDone ? doneLabel : label}
        </Button>
      )}
      <HiddenText role="status">{isDone ? doneLabel : ''}</HiddenText>
    </>
  )
}
