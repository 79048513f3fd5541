import { ROUTE } from '@lantern/contract'
import type { Mail } from '@lantern/contract/mail'
import { formatDateTime, useLocale, useMessages } from '@lantern/i18n'
import { Facts, Note } from '@lantern/page'
import { Button, CopyButton, IconAlert, IconInfo, IconVerified, IconWarning, Sheet } from '@lantern/ui'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import styles from './mail.module.css'
import { mailMessages } from './parts/mail.messages.ts'
import { mailLink } from './parts/mail-link.rules.ts'
import { useAuthenticity } from './parts/use-authenticity.ts'

export type MailSheetProps = {
  mail: Mail | null
  phrase: string
  onClose: () => void
  onPin: (mail: Mail) => void
  onDelete: (mail: Mail) => void
}

/** An opened mail. Keeps its content during the closing animation. */
export function MailSheet({ mail, ...props }: MailSheetProps) {
  const t = useMessages(mailMessages)
  const isEnglish = useLocale() === 'en'
  const [last, setLast] = useState(mail)
  if (mail !== null && mail !== last) setLast(mail)
  const shown = mail ?? last
  if (shown === null) return null
  return (
    <Sheet
      beside
      open={mail !== null}
      onOpenChange={(isOpen) => !isOpen && props.onClose()}
      title={isEnglish ? shown.title.en : shown.title.zh}
      closeLabel={t.close}
      footer={
        <div className={styles.buttons}>
          <Button onClick={() => props.onPin(shown)}>{shown.pinned ? t.unpin : t.pin}</Button>
          <Button kind="quiet" onClick={() => props.onDelete(shown)}>
            {t.delete}
          </Button>
        </div>
      }
    >
      <MailText mail={shown} phrase={props.phrase} />
    </Sheet>
  )
}

function MailText({ mail, phrase }: { mail: Mail; phrase: string }) {
  const t = useMessages(mailMessages)
  const isEnglish = useLocale() === 'en'
  const authenticity = useAuthenticity(mail)
  const link = mailLink(mail.bizNo)
  return (
    <div className={styles.mail}>
      <p className={styles.time}>{formatDateTime(mail.at)}</p>
      {authenticity === 'forged' && (
        <Note tone="negative" role="alert" icon={<IconAlert />} title={t.forged} action={<SupportLink />}>
          {t.forgedText}
        </Note>
      )}
      <p className={styles.text}>{isEnglish ? mail.body.en : mail.body.zh}</p>
      {/* A forged mail leads nowhere, and names nothing. */}
      {mail.bizNo !== '' && authenticity !== 'forged' && (
        <Facts
          facts={[
            {
              label: t.number,
              value: (
                <span className={styles.number}>
                  {mail.bizNo}
                  <CopyButton compact text={mail.bizNo} label={t.copyNumber} doneLabel={t.copied} />
                </span>
              ),
            },
          ]}
        />
      )}
      {link !== null && authenticity !== 'forged' && (
        <Button kind="primary" block render={<Link to={link} />}>
          {t.open}
        </Button>
      )}
      {authenticity !== 'forged' && <Origin authenticity={authenticity} />}
      {authenticity !== 'forged' && phrase !== '' && <p className={styles.time}>{t.phrase({ words: phrase })}</p>}
    </div>
  )
}

function Origin({ authenticity }: { authenticity: 'signed' | 'unknown' | null }) {
  const t = useMessages(mailMessages)
  const icon = authenticity === 'signed' ? <IconVerified /> : authenticity === null ? <IconInfo /> : <IconWarning />
  const words =
    authenticity === 'signed'
      ? { title: t.signed, text: t.signedText }
      : authenticity === null
        ? { title: t.checking, text: '' }
        : { title: t.unknown, text: t.unknownText }
  return (
    <p className={styles.origin} data-signed={authenticity === 'signed' || undefined}>
      {icon}
      <span>
        <strong>{words.title}</strong> {words.text}
      </span>
    </p>
  )
}

function SupportLink() {
  const t = useMessages(mailMessages)
  return (
    <Button size="sm" render={<Link to={ROUTE.customer} />}>
      {t.support}
    </Button>
  )
}
