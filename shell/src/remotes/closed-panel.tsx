import { formatDateTime, useLocale, useMessages } from '@lantern/i18n'
import { Empty } from '@lantern/ui'
import { remotesMessages } from './remotes.messages.ts'

type Window = { from: number; to: number; text?: { zh: string; en: string } }

/** A remote, or a part of it, that ops has closed for a while. No code of it is loaded. */
export function ClosedPanel({ window }: { window: Window }) {
  const t = useMessages(remotesMessages)
  const locale = useLocale()
  const own = locale === 'en' ? window.text?.en : window.text?.zh
  const times = { from: formatDateTime(window.from), to: formatDateTime(window.to) }
  return <Empty art="maintenance" title={own ?? t.closedTitle} detail={t.closedUntil(times)} />
}
