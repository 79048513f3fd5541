/** `/mine/safer/popups`: what the site promoted on this device, what it held back, and why. */
import { ROUTE } from '@lantern/contract'
import { entryOf } from '@lantern/contract/open-enum'
import {
  PROMOTIONS_A_DAY,
  PROMOTIONS_A_VISIT,
  type PromotionEntry,
  type PromotionKind,
} from '@lantern/contract/promotions'
import { siteDayStart } from '@lantern/contract/site-time'
import { formatCount, formatDay, formatTime, useLocale, useMessages } from '@lantern/i18n'
import { PageBody, PageFrame } from '@lantern/page'
import { usePromotions } from '@lantern/platform'
import {
  Badge,
  Card,
  Empty,
  IconBell,
  IconImage,
  IconInfo,
  IconOffers,
  IconScreen,
  IconSliders,
  ListRow,
  Section,
  StatRow,
} from '@lantern/ui'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { RuleList } from '../../../parts/lists/rule-list.tsx'
import { popupLogMessages } from './popup-log.messages.ts'
import styles from './popup-log.module.css'

const ICONS: Readonly<Record<PromotionKind, ReactNode>> = {
  popup: <IconScreen />,
  splash: <IconImage />,
  toast: <IconInfo />,
  push: <IconBell />,
  dock: <IconOffers />,
  badge: <IconInfo />,
}

export function PopupLogPage() {
  const t = useMessages(popupLogMessages)
  const { entries } = usePromotions()
  const shown = entries.filter(({ outcome }) => outcome === 'shown').length
  const limits = { visit: String(PROMOTIONS_A_VISIT), day: String(PROMOTIONS_A_DAY) }
  return (
    <PageFrame title={t.title} parent={ROUTE.safer}>
      <PageBody>
        <p className={styles.lead}>{t.lead}</p>
        {entries.length === 0 ? (
          <Empty title={t.empty} detail={t.emptyDetail} />
        ) : (
          <Card>
            <StatRow
              stats={[
                { label: t.shown, value: formatCount(shown) },
                { label: t.heldBack, value: formatCount(entries.length - shown) },
              ]}
              className={styles.counts}
            />
          </Card>
        )}
        {byDay(entries).map(([day, rows]) => (
          <Section key={day} title={formatDay(day)}>
            <Card padding="none">
              {alike(rows).map(({ entry, count }) => (
                <Row key={`${entry.at}-${entry.kind}-${entry.id}-${entry.outcome}`} entry={entry} count={count} />
              ))}
            </Card>
          </Section>
        ))}
        <RuleList title={t.never} rules={[t.neverCalm, t.neverPlace, t.neverSlip, t.most(limits)]} />
        <Card padding="none">
          <ListRow
            icon={<IconSliders />}
            iconTile
            title={t.choices}
            detail={t.choicesDetail}
            render={<Link to={ROUTE.safer} />}
          />
        </Card>
      </PageBody>
    </PageFrame>
  )
}

function Row({ entry: { at, kind, title, outcome }, count }: { entry: PromotionEntry; count: number }) {
  const t = useMessages(popupLogMessages)
  const isEnglish = useLocale() === 'en'
  const isShown = outcome === 'shown'
  const name = isEnglish ? title.en : title.zh
  return (
    <ListRow
      icon={ICONS[kind]}
      iconTile
      title={count > 1 ? `${name} × ${formatCount(count)}` : name}
      detail={`${formatTime(at)} · ${entryOf(t.kinds, kind) ?? kind}`}
      note={isShown ? undefined : entryOf(t.reasons, outcome)}
      value={<Badge tone={isShown ? 'neutral' : 'info'}>{isShown ? t.shown : t.heldBack}</Badge>}
    />
  )
}

/** Entries that would be the same row are one, with their number. */
function alike(rows: readonly PromotionEntry[]): { entry: PromotionEntry; count: number }[] {
  const found = new Map<string, { entry: PromotionEntry; count: number }>()
  for (const entry of rows) {
    const key = [formatTime(entry.at), entry.kind, entry.title.zh, entry.outcome].join()
    const same = found.get(key)
    if (same) same.count += 1
    else found.set(key, { entry, count: 1 })
  }
  return [...found.values()]
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
