import { useMessages } from '@lantern/i18n'
import { CopyButton } from '@lantern/ui'
import styles from './inline-copy.module.css'
import { pageMessages } from './page.messages.ts'

/** Copies `text`; no taller than its line. @param label the button's name */
export function InlineCopy({ text, label }: { text: string; label: string }) {
  const t = useMessages(pageMessages)
  return <CopyButton compact text={text} label={label} doneLabel={t.copied} className={styles.copy} />
}
