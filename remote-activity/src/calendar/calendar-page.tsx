/** `/activity/calendar`: a month of offers and matches, signing in, and what the member spent (screens.md 5). */
import { ACTIVITY_ROUTE } from '@lantern/contract/activity-route'
import { ROUTE } from '@lantern/contract/routes'
import { useLanguage, useMessages } from '@lantern/i18n'
import { QueryPage } from '@lantern/page'
import { useSession } from '@lantern/platform'
import { Button, Card } from '@lantern/ui'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { CalendarArt } from '../parts/head/calendar-art.tsx'
import { PageHead } from '../parts/head/page-head.tsx'
import { calendarMessages } from './calendar.messages.ts'
import styles from './calendar.module.css'
import { monthFrom, startOf } from './calendar.rules.ts'
import { DaySheet } from './day-sheet.tsx'
import { FeedLinks } from './feed-links.tsx'
import { ComingUp, MonthGrid } from './month-grid.tsx'
import { MyCost } from './my-cost.tsx'
import { SignCard } from './sign-card.tsx'
import { useMonth } from './use-month.ts'
import { useToday } from './use-today.ts'

const LOGIN = `${ROUTE.login}?redirect=${encodeURIComponent(ACTIVITY_ROUTE.calendar)}`

export function CalendarPage() {
  const t = useMessages(calendarMessages)
  const language = useLanguage()
  const session = useSession()
  const today = useToday()
  const [query, setQuery] = useSearchParams()
  const ym = monthFrom(query.get('ym'), today)
  const who = session.kind === 'member' ? `member ${session.memberId}` : session.kind
  const { read: month, shownYm, isBusy } = useMonth(ym, today, who)
  const [openDate, setOpenDate] = useState<string | null>(null)
  const showMonth = (next: string): void => setQuery({ ym: next }, { replace: true })
  return (
    <QueryPage title={t.title} parent={ROUTE.offers} queries={{ month }}>
      {({ month: told }) => (
        <>
          <PageHead hue="cards" art={<CalendarArt />} title={dateName(today, language)}>
            <p>{t.lead}</p>
          </PageHead>
          {told.my === null ? (
            <Card>
              <p className={styles.lead}>{t.loginLead}</p>
              <Button kind="primary" block render={<Link to={LOGIN} />}>
                {t.login}
              </Button>
            </Card>
          ) : (
            <SignCard key={today} month={told} today={today} />
          )}
          <MonthGrid month={told} ym={shownYm} isBusy={isBusy} today={today} onMonth={showMonth} onDay={setOpenDate} />
          <ComingUp month={told} today={today} />
          {told.my !== null && <MyCost ym={shownYm} today={today} />}
          <FeedLinks />
          <DaySheet month={told} date={openDate} today={today} onClose={() => setOpenDate(null)} />
        </>
      )}
    </QueryPage>
  )
}

function dateName(date: string, language: string): string {
  return new Intl.DateTimeFormat(language, {
    month: 'long',
    day: 'numeric',
    weekday: 'long',
    timeZone: 'Asia/Shanghai',
  }).format(startOf(date))
}
