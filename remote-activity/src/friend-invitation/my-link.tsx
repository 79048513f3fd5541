import { useMessages } from '@lantern/i18n'
import { Button, Card, CopyButton, QrCode } from '@lantern/ui'
import { useState } from 'react'
import { invitationMessages } from './invitation.messages.ts'
import styles from './invitation.module.css'
import { PosterSheet } from './poster-sheet.tsx'

type MyLinkProps = {
  code: string
  /** Paths on this site. */
  link: string
  qrData: string
}

/** The link as text and QR code, to copy, share or put on a poster. */
export function MyLink({ code, link, qrData }: MyLinkProps) {
  const t = useMessages(invitationMessages)
  const [isPosterOpen, setIsPosterOpen] = useState(false)
  const address = new URL(link, location.origin).href
  const share = async (): Promise<void> => {
    // Closing the share menu is not an error.
    await navigator.share({ title: t.title, text: t.shareText, url: address }).catch(() => undefined)
  }
  return (
    <Card>
      <div className={styles.mine}>
        <QrCode className={styles.code} text={new URL(qrData, location.origin).href} label={t.qr} />
        <dl className={styles.facts}>
          <dt>{t.code}</dt>
          <dd className={styles.strong}>{code}</dd>
          <dt>{t.link}</dt>
          <dd>{address}</dd>
        </dl>
      </div>
      <div className={styles.actions}>
        <CopyButton size="md" text={address} label={t.copy} doneLabel={t.copied} />
        {'share' in navigator && <Button onClick={() => void share()}>{t.share}</Button>}
        <Button kind="primary" onClick={() => setIsPosterOpen(true)}>
          {t.poster}
        </Button>
      </div>
      <PosterSheet
        open={isPosterOpen}
        onOpenChange={setIsPosterOpen}
        code={code}
        address={new URL(qrData, location.origin).href}
      />
    </Card>
  )
}
