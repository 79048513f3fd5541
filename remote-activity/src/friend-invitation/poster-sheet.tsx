import { useMessages } from '@lantern/i18n'
import { Button, Sheet } from '@lantern/ui'
import { useEffect, useState } from 'react'
import { drawPoster, POSTER } from './draw-poster.ts'
import { invitationMessages } from './invitation.messages.ts'
import styles from './poster.module.css'

type PosterSheetProps = { open: boolean; onOpenChange: (open: boolean) => void; code: string; address: string }

/** Preview of the poster, to save or share. */
export function PosterSheet({ open, onOpenChange, code, address }: PosterSheetProps) {
  const t = useMessages(invitationMessages)
  const [canvas, setCanvas] = useState<HTMLCanvasElement | null>(null)
  const [said, setSaid] = useState('')
  const texts = { title: t.posterTitle, lead: t.posterLead, code: t.posterCode({ code }), foot: t.posterFoot }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the texts change only with t
  useEffect(() => {
    if (canvas) drawPoster(canvas, { ...texts, address })
  }, [canvas, t, code, address])
  const picture = async (): Promise<File | null> => {
    const blob = await new Promise<Blob | null>((resolve) => canvas?.toBlob(resolve, 'image/png'))
    return blob && new File([blob], 'invitation.png', { type: 'image/png' })
  }
  const save = async (): Promise<void> => {
    const file = await picture()
    if (!file) return setSaid(t.posterFailed)
    const url = URL.createObjectURL(file)
    const link = document.createElement('a')
    link.href = url
    link.download = file.name
    link.click()
    URL.revokeObjectURL(url)
    setSaid(t.posterSaved)
  }
  const share = async (): Promise<void> => {
    const file = await picture()
    if (!file) return setSaid(t.posterFailed)
    try {
      await navigator.share({ files: [file], title: t.title, url: address })
    } catch (error) {
      // Closing the share menu is not an error.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setSaid(t.posterShareFailed)
    }
  }
  const footer = (
    <div className={styles.actions}>
      {canSharePictures() && <Button onClick={() => void share()}>{t.sharePoster}</Button>}
      <Button kind="primary" onClick={() => void save()}>
        {t.savePoster}
      </Button>
    </div>
  )
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      onClosed={() => setSaid('')}
      title={t.poster}
      closeLabel={t.close}
      footer={footer}
    >
      <canvas
        ref={setCanvas}
        className={styles.poster}
        width={POSTER.width}
        height={POSTER.height}
        role="img"
        aria-label={t.posterLabel({ code })}
      />
      <p role="status" className={styles.said}>
        {said}
      </p>
    </Sheet>
  )
}

/** Whether the browser can share files, tested with an empty one. */
function canSharePictures(): boolean {
  const files = [new File([], 'invitation.png', { type: 'image/png' })]
  return navigator.canShare?.({ files }) ?? false
}
