import { useMessages } from '@lantern/i18n'
import { Skeleton } from '@lantern/ui'
import { Page } from '../../parts/page.tsx'
import { partsMessages } from '../../parts/parts.messages.ts'

/** The wallet's final shape. */
export function WalletSkeleton() {
  const t = useMessages(partsMessages)
  return (
    <Page>
      <Skeleton shape="card" label={t.loading} />
      <Skeleton shape="row" />
      <Skeleton shape="row" count={4} />
    </Page>
  )
}
