import { MAX_PROOF_LENGTH, MAX_PROOFS } from '@lantern/contract/proofs'
import { useMessages } from '@lantern/i18n'
import { type PictureProblem, readPicture } from '@lantern/platform'
import { IconButton, IconClose } from '@lantern/ui'
import { useId, useState } from 'react'
import { PictureButton } from './picture-button.tsx'
import styles from './proof-picker.module.css'
import { proofsMessages } from './proofs.messages.ts'

export type ProofPickerProps = {
  /** Data URLs. */
  proofs: readonly string[]
  onChange: (proofs: string[]) => void
  /** @default 'Proof of payment' */
  label?: string
  /** The server's error for this field. */
  error?: string
}

/** Up to three pictures of a payment, each scaled down before upload. */
export function ProofPicker({ proofs, onChange, label, error }: ProofPickerProps) {
  const t = useMessages(proofsMessages)
  const [problem, setProblem] = useState('')
  const noteId = useId()
  // Ignores duplicates.
  const add = (picture: string) => !proofs.includes(picture) && onChange([...proofs, picture])
  const sentenceOf = (failure: unknown): string =>
    t[(failure instanceof Error ? failure.message : 'broken') as PictureProblem] ?? t.broken
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
      {proofs.length < MAX_PROOFS && (
        <PictureButton
          label={t.add}
          read={(file) => readPicture(file, MAX_PROOF_LENGTH)}
          onStart={() => setProblem('')}
          onRead={add}
          onFailure={(failure) => setProblem(sentenceOf(failure))}
        />
      )}
      <p id={noteId} role="status" className={styles.note} data-wrong={problem || error ? true : undefined}>
        {problem || error || t.hint({ n: String(MAX_PROOFS) })}
      </p>
    </fieldset>
  )
}
