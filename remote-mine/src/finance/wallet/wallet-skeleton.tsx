import { useMessages } from '@lantern/i18n'
import { Skeleton } from '@lantern/ui'
import { partsMessages } from '../../parts/parts.messages.ts'

/** Placeholder with the final layout of the wallet page. */
export function WalletSkeleton() {
  const t = useMessages(partsMessages)
  return (
    <>
      <Skeleton shape="card" label={t.loading} />
      <Skeleton shape="row" />
      <Skeleton shape="row" count={4} />
    </>
  )
}
