import { useMessages } from '@lantern/i18n'
import { useInterval } from '@lantern/platform'
import { Button, Sheet } from '@lantern/ui'
import { useEffect, useRef, useState } from 'react'
import { closeCamera, hintsOfFrame, openCamera, shoot } from './camera.ts'
import { photoMessages } from './photo.messages.ts'
import styles from './photo.module.css'
import type { PhotoHint } from './quality.rules.ts'

export type CameraSheetProps = {
  /** Of the picture to take. */
  name: string
  /** Of the member's face, not of a document. */
  isFace: boolean
  open: boolean
  onClose: () => void
  onShot: (file: File) => void
}

/** The camera with hints about the picture in view. */
export function CameraSheet({ name, isFace, open, onClose, onShot }: CameraSheetProps) {
  const t = useMessages(photoMessages)
  return (
    <Sheet
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={name}
      closeLabel={t.cameraClose}
      height="full"
    >
      {open && <Camera name={name} isFace={isFace} onShot={onShot} />}
    </Sheet>
  )
}

const LOOK_MS = 400

function Camera({ name, isFace, onShot }: Pick<CameraSheetProps, 'name' | 'isFace' | 'onShot'>) {
  const t = useMessages(photoMessages)
  const video = useRef<HTMLVideoElement>(null)
  const [hints, setHints] = useState<readonly PhotoHint[] | null>(null)
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    let stream: MediaStream | null = null
    let isOver = false
    openCamera(isFace).then(
      (opened) => {
        if (isOver || video.current === null) return closeCamera(opened)
        stream = opened
        video.current.srcObject = opened
      },
      () => setFailed(true),
    )
    return () => {
      isOver = true
      if (stream) closeCamera(stream)
    }
  }, [isFace])
  useInterval(() => setHints(video.current && hintsOfFrame(video.current, isFace)), hasFailed ? null : LOOK_MS)
  const take = async () => {
    const file = video.current && (await shoot(video.current))
    if (file) onShot(file)
  }
  if (hasFailed)
    return (
      <p role="alert" className={styles.wrong}>
        {t.cameraFailed}
      </p>
    )
  return (
    <div className={styles.camera}>
      <video ref={video} className={styles.view} autoPlay muted playsInline aria-label={t.cameraView({ name })} />
      <div role="status" className={styles.live}>
        {hints === null
          ? t.cameraStarts
          : hints.length === 0
            ? t.cameraGood
            : hints.map((hint) => <p key={hint}>{t.hints[hint]}</p>)}
      </div>
      <Button kind="primary" size="lg" block disabled={hints === null} onClick={() => void take()}>
        {t.shoot}
      </Button>
    </div>
  )
}
