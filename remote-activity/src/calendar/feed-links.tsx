import { CALENDAR_FEED } from '@lantern/contract/calendar'
import { useLocale, useMessages } from '@lantern/i18n'
import { Button, CopyButton, Section } from '@lantern/ui'
import { calendarMessages } from './calendar.messages.ts'
import styles from './calendar.module.css'

/** Ways to subscribe to the calendar with another program. */
export function FeedLinks() {
  const t = useMessages(calendarMessages)
  const path = useLocale() === 'en' ? `${CALENDAR_FEED}?lang=en` : CALENDAR_FEED
  const { origin, host } = window.location
  return (
    <Section title={t.feed} lead={t.feedLead}>
      <div className={styles.feed}>
        <Button size="sm" render={<a href={`webcal://${host}${path}`} />}>
          {t.apple}
        </Button>
        <CopyButton text={`${origin}${path}`} label={t.copyFeed} doneLabel={t.copied} />
        <Button size="sm" render={<a href={path} download="lantern.ics" />}>
          {t.download}
        </Button>
      </div>
      <p className={styles.weak}>{t.google}</p>
    </Section>
  )
}
