import { ROUTE } from '@lantern/contract/routes'
import { formatDay, useLocale, useMessages } from '@lantern/i18n'
import { Badge, Card, ListRow, Section } from '@lantern/ui'
import { Link } from 'react-router-dom'
import type { Month } from './calendar.api.ts'
import { calendarMessages } from './calendar.messages.ts'
import styles from './calendar.module.css'
import { comingEvents, startOf } from './calendar.rules.ts'

/** Rows shown; the days of the month have the others. */
const MOST = 5

/** The next beginnings and ends of offers in the month; renders nothing without any. */
export function ComingUp({ month: { offers, ym }, today }: { month: Month; today: string }) {
  const t = useMessages(calendarMessages)
  const named = useLocale() === 'en' ? 'en' : 'zh'
  const events = comingEvents(offers, ym, today).slice(0, MOST)
  if (events.length === 0) return null
  return (
    <Section title={t.comingHead}>
      <Card padding="none">
        <ul className={styles.list}>
          {events.map(({ offer, kind, date }) => (
            <li key={`${offer.id} ${kind}`}>
              <ListRow
                title={offer.title[named]}
                detail={formatDay(startOf(date))}
                value={<Badge tone={kind === 'begin' ? 'info' : 'neutral'}>{t.coming[kind]}</Badge>}
                render={<Link to={`${ROUTE.offers}?id=${offer.id}`} />}
              />
            </li>
          ))}
        </ul>
      </Card>
    </Section>
  )
}
