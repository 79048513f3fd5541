import type { KycFileKind } from '@lantern/contract/kyc'
import { entryOf } from '@lantern/contract/open-enum'
import { useMessages } from '@lantern/i18n'
import { Note } from '@lantern/page'
import { fieldErrors, isSessionError, memberMessage, PICTURE_TYPES } from '@lantern/platform'
import { Badge, Button, IconCamera, IconDocument, IconImage, IconInfo, IconMe } from '@lantern/ui'
import { useEffect, useRef, useState } from 'react'
import { hasCamera } from './camera.ts'
import { CameraSheet } from './camera-sheet.tsx'
import { photoMessages } from './photo.messages.ts'
import styles from './photo.module.css'
import { type Photo, type PhotoProblem, preparePhoto } from './prepare-photo.ts'
import { uploadPhoto } from './upload-photo.ts'

export type PhotoFieldProps = {
  kind: KycFileKind
  /** What the picture must show, and what happens with it. */
  lead?: string
  /** Id of the uploaded file; '' = none. */
  fileId: string
  /** Why the last one was rejected; '' = it was accepted; null = there was none. */
  rejection: string | null
  error?: string
  onUploaded: (fileId: string) => void
}

type State =
  | { readonly kind: 'idle' }
  | { readonly kind: 'hinted'; readonly photo: Photo }
  | { readonly kind: 'sending'; readonly photo: Photo; readonly sent: number; readonly all: number }
  | { readonly kind: 'failed'; readonly photo: Photo | null; readonly sentence: string }

/** Takes or chooses one picture, says on the device what it lacks, and uploads it in parts. */
export function PhotoField({ kind, lead, fileId, rejection, error, onUploaded }: PhotoFieldProps) {
  const t = useMessages(photoMessages)
  const input = useRef<HTMLInputElement>(null)
  const [state, setState] = useState<State>({ kind: 'idle' })
  const [preview, setPreview] = useState('')
  const [isCameraOpen, setCameraOpen] = useState(false)
  const isLive = hasCamera()
  const name = t.kinds[kind]
  const isFace = kind === 'selfie'
  useEffect(() => {
    if (preview !== '') return () => URL.revokeObjectURL(preview)
  }, [preview])

  const send = async (photo: Photo) => {
    setState({ kind: 'sending', photo, sent: 0, all: 1 })
    try {
      const id = await uploadPhoto({ kind, ...photo }, (sent, all) => setState({ kind: 'sending', photo, sent, all }))
      setState({ kind: 'idle' })
      onUploaded(id)
    } catch (failure) {
      if (isSessionError(failure)) return setState({ kind: 'idle' })
      setState({ kind: 'failed', photo, sentence: fieldErrors(failure).data ?? memberMessage(failure) })
    }
  }
  const pick = async (file: File | undefined) => {
    if (!file) return
    onUploaded('')
    setPreview('')
    try {
      const photo = await preparePhoto(file, isFace)
      setPreview(URL.createObjectURL(photo.blob))
      if (photo.hints.length === 0) return await send(photo)
      setState({ kind: 'hinted', photo })
    } catch (failure) {
      const problem = failure instanceof Error ? (failure.message as PhotoProblem) : 'broken'
      setState({ kind: 'failed', photo: null, sentence: t.problems[problem] ?? t.problems.broken })
    }
  }
  const isSent = fileId !== '' && state.kind === 'idle'
  const photo = state.kind === 'idle' ? null : state.photo
  return (
    <fieldset className={styles.field} aria-label={name}>
      <div className={styles.head}>
        <span>{name}</span>
        {isSent && <Badge tone="positive">{t.sent}</Badge>}
        {state.kind === 'sending' && (
          <span role="status">{t.sending({ sent: String(state.sent), all: String(state.all) })}</span>
        )}
        {!isSent && rejection === '' && state.kind === 'idle' && <Badge tone="positive">{t.accepted}</Badge>}
      </div>
      {lead !== undefined && <p className={styles.lead}>{lead}</p>}
      {!isSent && rejection !== null && rejection !== '' && (
        <Note tone="warning" icon={<IconInfo />}>
          {t.rejected({ reason: entryOf(t.reasons, rejection) ?? t.unclear })}
        </Note>
      )}
      <input
        ref={input}
        type="file"
        hidden
        accept={PICTURE_TYPES}
        {...(!isLive && { capture: isFace ? 'user' : 'environment' })}
        tabIndex={-1}
        aria-label={t.take({ name })}
        onChange={(event) => {
          void pick(event.target.files?.[0])
          event.target.value = ''
        }}
      />
      {isLive && (
        <CameraSheet
          name={name}
          isFace={isFace}
          open={isCameraOpen}
          onClose={() => setCameraOpen(false)}
          onShot={(file) => {
            setCameraOpen(false)
            void pick(file)
          }}
        />
      )}
      <div className={styles.frame}>
        {preview !== '' ? (
          <img className={styles.preview} src={preview} alt={t.preview({ name })} />
        ) : (
          <span className={styles.motif}>{isFace ? <IconMe /> : <IconDocument />}</span>
        )}
        {state.kind === 'hinted' && (
          <Note tone="warning" role="alert" icon={<IconInfo />}>
            <ul className={styles.hints}>
              {state.photo.hints.map((hint) => (
                <li key={hint}>{t.hints[hint]}</li>
              ))}
            </ul>
          </Note>
        )}
        <div className={styles.actions}>
          {isLive && (
            <Button
              size="sm"
              icon={<IconCamera />}
              disabled={state.kind === 'sending'}
              onClick={() => setCameraOpen(true)}
            >
              {isSent || photo !== null ? t.again : t.shoot}
            </Button>
          )}
          <Button
            size="sm"
            icon={isLive ? <IconImage /> : <IconCamera />}
            disabled={state.kind === 'sending'}
            onClick={() => input.current?.click()}
          >
            {isLive ? t.choose : isSent || photo !== null ? t.again : t.pick}
          </Button>
          {state.kind === 'hinted' && (
            <Button size="sm" kind="quiet" onClick={() => void send(state.photo)}>
              {t.useIt}
            </Button>
          )}
          {state.kind === 'failed' && photo !== null && (
            <Button size="sm" kind="quiet" onClick={() => void send(photo)}>
              {t.retry}
            </Button>
          )}
        </div>
      </div>
      {(state.kind === 'failed' || error) && (
        <p role="alert" className={styles.wrong}>
          {state.kind === 'failed' ? state.sentence : error}
        </p>
      )}
    </fieldset>
  )
}
