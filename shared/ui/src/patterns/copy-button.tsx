import { useState } from 'react'
import { IconCheck, IconCopy } from '../icons/icons.ts'
import { Button, type ButtonProps } from '../primitives/button.tsx'
import { HiddenText } from '../primitives/hidden-text.tsx'
import { IconButton } from '../primitives/icon-button.tsx'
import { copyText } from './copy-text.ts'
import { useAfter } from './use-timer.ts'

/** How long the tick stays, in ms. */
const DONE_MS = 1_600

export type CopyButtonProps = {
  /** What is copied. */
  text: string
  /** 复制 / Copy. */
  label: string
  /** 已复制 / Copied; announced. */
  doneLabel: string
  /** Only the icon is drawn. */
  compact?: boolean
  size?: ButtonProps['size']
  /** Told when the browser refuses; select the text for the member then. */
  onFail?: () => void
  className?: string
}

/** Puts a text on the clipboard and says so. */
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
