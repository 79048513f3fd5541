/** `/mine/safer/popups`: what the site promoted on this device, what it held back, and why. */
import { ROUTE } from '@lantern/contract'
import { entryOf } from '@lantern/contract/open-enum'
import type { PromotionEntry } from '@lantern/contract/promotions'
import { siteDayStart } from '@lantern/contract/site-time'
import { formatDay, formatTime, useLocale, useMessages } from '@lantern/i18n'
import { PageBody, PageFrame } from '@lantern/page'
import { usePromotions } from '@lantern/platform'
import { Badge, Card, Empty, ListRow, Section } from '@lantern/ui'
import { popupLogMessages } from './popup-log.messages.ts'

export function PopupLogPage() {
  const t = useMessages(popupLogMessages)
  const { entries } = usePromotions()
  return (
    <PageFrame title={t.title} parent={ROUTE.safer}>
      <PageBody>
        <p>{t.lead}</p>
        {entries.length === 0 && <Empty title={t.empty} detail={t.emptyDetail} />}
        {byDay(entries).map(([day, rows]) => (
          <Section key={day} title={formatDay(day)}>
            <Card padding="none">
              {rows.map((entry) => (
                <Row key={`${entry.at}-${entry.kind}-${entry.id}-${entry.outcome}`} entry={entry} />
              ))}
            </Card>
          </Section>
        ))}
      </PageBody>
    </PageFrame>
  )
}

function Row({ entry: { at, kind, title, outcome } }: { entry: PromotionEntry }) {
  const t = useMessages(popupLogMessages)
  const isEnglish = useLocale() === 'en'
  const isShown = outcome === 'shown'
  return (
    <ListRow
      title={isEnglish ? title.en : title.zh}
      detail={`${formatTime(at)} · ${entryOf(t.kinds, kind) ?? kind}`}
      note={isShown ? undefined : entryOf(t.reasons, outcome)}
      value={<Badge tone={isShown ? 'accent' : 'neutral'}>{isShown ? t.shown : t.heldBack}</Badge>}
    />
  )
}

/** Newest first, by day of the site. */
function byDay(entries: readonly PromotionEntry[]): [day: number, rows: PromotionEntry[]][] {
  const days = new Map<number, PromotionEntry[]>()
  for (const entry of entries.toReversed()) {
    const day = siteDayStart(entry.at)
    const rows = days.get(day)
    if (rows) rows.push(entry)
    else days.set(day, [entry])
  }
  return [...days]
}
