import { Button } from '../../buttons/button.tsx'
import { Empty } from '../../feedback/empty.tsx'
import { ErrorPanel } from '../../feedback/error-panel.tsx'
import { Skeleton } from '../../feedback/skeleton.tsx'
import { Card } from '../../layout/card.tsx'
import { Section } from '../../layout/section.tsx'
import { CopyButton } from '../../patterns/copy-button.tsx'
import { Countdown } from '../../patterns/countdown.tsx'
import { QrCode } from '../../patterns/qr-code.tsx'
import type { GalleryTexts } from './gallery.messages.ts'
import styles from './gallery.module.css'

const ADDRESS = 'TLaNtErN9wQhMx4s2Fv7kRz1YbC8dE5gJp'
const START = Date.now()

export function StateSamples({ t }: { t: GalleryTexts }) {
  return (
    <>
      <Section title="Skeleton">
        <Skeleton shape="amount" label={t.loading} />
        <Skeleton shape="text" count={3} />
        <Card padding="none">
          <Skeleton shape="row" count={2} />
        </Card>
        <Skeleton shape="card" />
        <Skeleton shape="cover" count={3} />
        <Skeleton shape="circle" count={3} />
      </Section>
      <Section title="Empty">
        <Card>
          <Empty title={t.empty} detail={t.emptyDetail} action={<Button kind="secondary">{t.goPlay}</Button>} />
        </Card>
      </Section>
      <Section title="ErrorPanel">
        <Card>
          <ErrorPanel
            title={t.failed}
            message={t.failedDetail}
            code="700100 · 8f3a-21c9"
            retryLabel={t.retry}
            onRetry={() => undefined}
            actions={<Button>{t.home}</Button>}
          />
        </Card>
      </Section>
      <Section title="Countdown">
        <div className={styles.line}>
          <Countdown label={t.left} untilMs={START + 598_000} />
          <Countdown label={t.left} untilMs={START + 598_000} kind="boxes" />
          <Countdown label={t.left} untilMs={START + 2 * 86_400_000 + 3_723_000} kind="boxes" dayUnit={t.day} />
          <Countdown label={t.left} untilMs={START} />
        </div>
      </Section>
      <Section title="CopyButton · QrCode">
        <Card>
          <div className={styles.hero}>
            <QrCode text={ADDRESS} label={t.address} />
            <code>{ADDRESS}</code>
            <div className={styles.line}>
              <CopyButton text={ADDRESS} label={t.copy} doneLabel={t.copied} />
              <CopyButton text={ADDRESS} label={t.copy} doneLabel={t.copied} compact />
            </div>
          </div>
        </Card>
      </Section>
    </>
  )
}
