import { type AppPlatform, appVersion } from '@lantern/contract/pages'
import { formatDateTime, useLocale, useMessages } from '@lantern/i18n'
import { call } from '@lantern/platform'
import { Button, Card, CopyButton, Section, Skeleton } from '@lantern/ui'
import { useQuery } from '@tanstack/react-query'
import { downloadMessages } from './download.messages.ts'
import { sizeText } from './platform.rules.ts'
import styles from './release-card.module.css'

/** Version, size, checksum and release notes of the installable release. */
export function ReleaseCard({ platform }: { platform: AppPlatform }) {
  const t = useMessages(downloadMessages)
  const locale = useLocale()
  const release = useQuery({
    queryKey: ['app-version', platform, locale],
    queryFn: ({ signal }) => call(appVersion, { platform }, { signal }),
  })
  return (
    <Section title={t.release}>
      <Card className={styles.card}>
        {release.isPending && <Skeleton count={3} label={t.loading} />}
        {release.isError && (
          <p className={styles.failed} role="alert">
            {t.releaseFailed}
            <Button size="sm" kind="quiet" busy={release.isFetching} onClick={() => void release.refetch()}>
              {t.retry}
            </Button>
          </p>
        )}
        {release.data && (
          <>
            <dl className={styles.facts}>
              <Fact name={t.version} value={release.data.version} />
              <Fact name={t.size} value={sizeText(release.data.size)} />
              <Fact name={t.updated} value={formatDateTime(release.data.at).slice(0, 5)} />
            </dl>
            <div className={styles.notes}>
              <h3 className={styles.label}>{t.notes}</h3>
              <ul>
                {release.data.notes.map((note) => (
                  <li key={note}>{note}</li>
                ))}
              </ul>
            </div>
            <div className={styles.hash}>
              <h3 className={styles.label}>{t.hash}</h3>
              <code className={styles.code}>{release.data.sha256}</code>
              <CopyButton text={release.data.sha256} label={t.copyHash} doneLabel={t.copied} />
            </div>
          </>
        )}
      </Card>
    </Section>
  )
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt className={styles.label}>{name}</dt>
      <dd className={styles.value}>{value}</dd>
    </div>
  )
}
