import type { Limit } from '@lantern/contract/safer'
import { formatDateTime, useMessages } from '@lantern/i18n'
import { PendingChange } from '../pending-change.tsx'
import { limitsMessages } from './limits.messages.ts'
import { useLimitText } from './use-limit-text.ts'

export type PendingLimitProps = {
  limit: Limit
  isBusy: boolean
  /** @param amount null for no limit */
  onSave: (amount: string | null) => void
}

/** A pending raise of a limit. */
export function PendingLimit({ limit, isBusy, onSave }: PendingLimitProps) {
  const t = useMessages(limitsMessages)
  const text = useLimitText(limit.kind)
  const { pending } = limit
  if (pending === null) return null
  const what = pending.amount === null ? t.toNone : t.raise({ n: text(pending.amount) })
  return (
    <PendingChange
      at={pending.at}
      words={{
        waits: t.waits({ what, t: formatDateTime(pending.at) }),
        due: t.due({ what }),
        confirm: t.confirm,
        keep: t.drop,
      }}
      isBusy={isBusy}
      onConfirm={() => onSave(pending.amount)}
      onKeep={() => onSave(limit.amount)}
    />
  )
}
