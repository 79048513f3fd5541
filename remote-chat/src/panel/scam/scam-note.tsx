/** A warning under a line that reads like a scam, and under the field while the member writes one. Renders nothing for other lines. */
import { useMessages } from '@lantern/i18n'
import { IconWarning } from '@lantern/ui'
import { useMemo } from 'react'
import { readsLikeScam } from './scam.rules.ts'
import { scamMessages } from './scam-note.messages.ts'
import styles from './scam-note.module.css'

type ScamNoteProps = {
  text: string
  /** The member is writing the text. */
  isDraft?: boolean
}

export function ScamNote({ text, isDraft = false }: ScamNoteProps) {
  const t = useMessages(scamMessages)
  const isSuspect = useMemo(() => readsLikeScam(text), [text])
  if (!isDraft && !isSuspect) return null
  return (
    <p className={styles.note} role={isDraft ? 'status' : undefined}>
      {isSuspect && (
        <>
          <IconWarning />
          {isDraft ? t.draft : t.line}
        </>
      )}
    </p>
  )
}
