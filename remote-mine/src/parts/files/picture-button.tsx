import { PICTURE_TYPES } from '@lantern/platform'
import { Button, IconImage } from '@lantern/ui'
import { type ReactNode, useRef, useState } from 'react'
import styles from './picture-button.module.css'

export type PictureButtonProps<Result> = {
  label: string
  /** Text of the button below a visible label. @default the label */
  action?: string
  icon?: ReactNode
  /** Processes the chosen file. */
  read: (file: File) => Promise<Result>
  onStart: () => void
  onRead: (result: Result) => void
  onFailure: (failure: unknown) => void
}

/** Lets the member choose one picture from the device. */
export function PictureButton<Result>({
  label,
  action = label,
  icon = <IconImage />,
  read,
  onStart,
  onRead,
  onFailure,
}: PictureButtonProps<Result>) {
  const file = useRef<HTMLInputElement>(null)
  const [isReading, setReading] = useState(false)
  const pick = async (picked: File | undefined) => {
    if (!picked) return
    onStart()
    setReading(true)
    await read(picked).then(onRead, onFailure)
    setReading(false)
  }
  return (
    <>
      <input
        ref={file}
        type="file"
        accept={PICTURE_TYPES}
        className={styles.file}
        aria-label={label}
        tabIndex={-1}
        onChange={(event) => {
          void pick(event.target.files?.[0])
          event.target.value = ''
        }}
      />
      <Button size="sm" icon={icon} busy={isReading} onClick={() => file.current?.click()}>
        {action}
      </Button>
    </>
  )
}
