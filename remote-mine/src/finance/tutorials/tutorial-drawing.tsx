import type { TutorialPicture } from '@lantern/contract/tutorials'
import { useMessages } from '@lantern/i18n'
import { DRAWINGS } from './drawings.tsx'
import styles from './tutorial-drawing.module.css'
import { tutorialsMessages } from './tutorials.messages.ts'

/**
 * The drawing of a step; a name that this page does not know has none.
 * @property words those of the picture, in its order
 */
export function TutorialDrawing({ picture, words }: { picture: string; words: readonly string[] }) {
  const { pictures } = useMessages(tutorialsMessages)
  if (!isDrawn(picture)) return null
  return (
    <svg viewBox="0 0 320 128" className={styles.drawing} role="img" aria-label={pictures[picture]}>
      {DRAWINGS[picture](words)}
    </svg>
  )
}

function isDrawn(picture: string): picture is TutorialPicture {
  return Object.hasOwn(DRAWINGS, picture)
}
