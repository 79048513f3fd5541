import { MAX_PROOF_LENGTH, MAX_PROOFS } from '@lantern/contract/proofs'
import { useMessages } from '@lantern/i18n'
import { PICTURE_TYPES, type PictureProblem, readPicture } from '@lantern/platform'
import { Button, IconButton, IconClose, IconImage } from '@lantern/ui'
import { useId, useRef, useState } from 'react'
import styles from './proof-picker.module.css'
import { proofsMessages } from './proofs.messages.ts'

export type ProofPickerProps = {
  /** Data URLs. */
  proofs: readonly string[]
  onChange: (proofs: string[]) => void
  /** @default 'Proof of payment' */
  label?: string
  /** What the server says of them. */
  error?: string
}

/** Up to three pictures of a payment, each made small before it leaves the device. */
export function ProofPicker({ proofs, onChange, label, error }: ProofPickerProps) {
  const t = useMessages(proofsMessages)
  const file = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState('')
  const [isReading, setReading] = useState(false)
  const noteId = useId()
  const pick = async (picked: File | undefined) => {
    if (!picked) return
    setProblem('')
    setReading(true)
    try {
      const picture = await readPicture(picked, MAX_PROOF_LENGTH)
      // The same one twice proves nothing more.
      if (!proofs.includes(picture)) onChange([...proofs, picture])
    } catch (failure) {
      setProblem(t[(failure instanceof Error ? failure.message : 'broken') as PictureProblem] ?? t.broken)
    } finally {
      setReading(false)
    }
  }
  return (
    <fieldset className={styles.picker} aria-describedby={noteId}>
      <legend className={styles.legend}>{label ?? t.label}</legend>
      <ul className={styles.pictures}>
        {proofs.map((proof, index) => (
          <li key={proof.slice(-64)} className={styles.picture}>
            <img src={proof} alt={t.picture({ n: String(index + 1) })} />
            <IconButton
              className={styles.remove}
              label={t.remove({ n: String(index + 1) })}
              icon={<IconClose />}
              onClick={() => onChange(proofs.filter((other) => other !== proof))}
            />
          </li>
        ))}
      </ul>
      <input
        ref={file}
        type="file"
        accept={PICTURE_TYPES}
        className={styles.file}
        aria-label={t.add}
        tabIndex={-1}
        onChange={(event) => {
          void pick(event.target.files?.[0])
          event.target.value = ''
        }}
      />
      {proofs.length < MAX_PROOFS && (
        <Button size="sm" icon={<IconImage />} busy={isReading} onClick={() => file.current?.click()}>
          {t.add}
        </Button>
      )}
      <p id={noteId} role="status" className={styles.note} data-wrong={problem || error ? true : undefined}>
        {isReading ? t.reading : problem || error || t.hint({ n: String(MAX_PROOFS) })}
      </p>
    </fieldset>
  )
}
