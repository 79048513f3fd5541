import { useMessages } from '@lantern/i18n'
import { CopyButton } from '@lantern/ui'
import { remotesMessages } from '../remotes/remotes.messages.ts'
import styles from './support-line.module.css'

/** The support code, to be read out or copied. */
export function SupportLine({ code }: { code: string }) {
  const t = useMessages(remotesMessages)
  return (
    <span className={styles.line}>
      {t.code({ code })}
      <CopyButton compact text={code} label={t.copyCode} doneLabel={t.copied} />
    </span>
  )
}
