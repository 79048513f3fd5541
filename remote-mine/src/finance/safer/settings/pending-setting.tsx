import { formatDateTime, useMessages } from '@lantern/i18n'
import { PendingChange } from '../../pending-change.tsx'
import { settingsMessages } from './settings.messages.ts'

export type PendingSettingProps = {
  /** What changes, e.g. "Remove quiet hours". */
  what: string
  /** When it may be confirmed, epoch ms. */
  at: number
  isBusy: boolean
  onConfirm: () => void
  onKeep: () => void
}

/** A setting whose loosening waits. */
export function PendingSetting({ what, at, ...change }: PendingSettingProps) {
  const t = useMessages(settingsMessages)
  const words = {
    waits: t.waits({ what, t: formatDateTime(at) }),
    due: t.due({ what }),
    confirm: t.confirm,
    keep: t.keep,
  }
  return <PendingChange at={at} words={words} {...change} />
}
