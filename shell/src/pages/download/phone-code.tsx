import { useMessages } from '@lantern/i18n'
import { Card, Section, Skeleton } from '@lantern/ui'
import { lazy, Suspense } from 'react'
import { downloadMessages } from './download.messages.ts'
import styles from './phone-code.module.css'

/** The encoder loads when the QR code is about to be rendered. */
const PageCode = lazy(async () => ({ default: (await import('./page-code.tsx')).PageCode }))

/** The page's address as a code to scan with a phone. */
export function PhoneCode({ address }: { address: string }) {
  const t = useMessages(downloadMessages)
  return (
    <Section title={t.qrTitle}>
      <Card className={styles.code}>
        <Suspense fallback={<Skeleton shape="card" label={t.loading} className={styles.square} />}>
          <PageCode text={address} label={t.qrLabel} className={styles.square} />
        </Suspense>
        <p className={styles.text}>{t.qrText}</p>
      </Card>
    </Section>
  )
}
