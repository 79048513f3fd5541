import { ROUTE } from '@lantern/contract'
import { sponsorDetail } from '@lantern/contract/pages'
import { useLocale, useMessages } from '@lantern/i18n'
import { call } from '@lantern/platform'
import { ErrorPanel, PageHeader, Skeleton } from '@lantern/ui'
import { useQuery } from '@tanstack/react-query'
import { useWayBack } from '../../host/navigation/use-way-back.ts'
import { sponsorMessages } from './sponsor.messages.ts'
import styles from './sponsor-page.module.css'
import { SponsorStory } from './sponsor-story.tsx'

/** `/sponsor/0`: the sponsorship story. The only one; any other number is an unknown path. */
export function SponsorPage() {
  const t = useMessages(sponsorMessages)
  const locale = useLocale()
  const back = useWayBack(ROUTE.home)
  const id = ROUTE.sponsor.slice('/sponsor/'.length)
  const sponsor = useQuery({
    queryKey: ['sponsor', id, locale],
    queryFn: ({ signal }) => call(sponsorDetail, { id }, { signal }),
  })
  return (
    <>
      <PageHeader title={t.title} onBack={back} backLabel={t.back} />
      {sponsor.isPending && <Skeleton className={styles.bones} shape="card" count={3} label={t.loading} />}
      {sponsor.isError && (
        <ErrorPanel
          title={t.failed}
          message={t.failedHint}
          retryLabel={t.retry}
          retrying={sponsor.isFetching}
          onRetry={() => void sponsor.refetch()}
        />
      )}
      {sponsor.data && <SponsorStory sponsor={sponsor.data} />}
    </>
  )
}
