import { IconAlert } from '@lantern/ui'
import styles from './form.module.css'

/** What concerns the whole form. Announced at once. */
export function FormAlert({ text }: { text: string }) {
  return (
    <div className={styles.alert} role="alert">
      <IconAlert />
      <p>{text}</p>
    </div>
  )
}
