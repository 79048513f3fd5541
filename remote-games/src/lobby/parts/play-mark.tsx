import { useMessages } from '@lantern/i18n'
import { lobbyMessages } from './lobby.messages.ts'
import styles from './play-mark.module.css'

/** What a tap on a card does, in the form of a button; the card itself is the button. */
export function PlayMark() {
  const t = useMessages(lobbyMessages)
  return (
    <span className={styles.play} aria-hidden="true">
      {t.play}
    </span>
  )
}
