import { useMessages } from '@lantern/i18n'
import { CopyButton } from '@lantern/ui'
import { pageMessages } from '../page.messages.ts'
import styles from './order-no.module.css'

/** A number that a member may have to tell support, with a button that copies it. */
export function OrderNo({ no }: { no: string }) {
  const t = useMessages(pageMessages)
  return (
    <>
      {no} <CopyButton compact text={no} label={t.copy} doneLabel={t.copied} className={styles.copy} />
    </>
  )
}
