import { CALENDAR_MONTHS, type CalendarDay } from '@lantern/contract/calendar'
import { ROUTE } from '@lantern/contract/routes'
import { formatDay, useLanguage, useLocale, useMessages } from '@lantern/i18n'
import { Badge, Card, IconButton, IconCheck, IconNext, IconPrevious, ListRow, Section } from '@lantern/ui'
import { Link } from 'react-router-dom'
import type { Month } from './calendar.api.ts'
import { calendarMessages } from './calendar.messages.ts'
import styles from './calendar.module.css'
import { comingEvents, dayNumber, monthAfter, monthOf, offersOn, startOf, weeksOf } from './calendar.rules.ts'

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const
/** Rows shown; the days of the month have the others. */
const MOST = 5

type MonthGridProps = {
  /** The requested month, or still the previous one. */
  month: Month
  /** The requested month. */
  ym: string
  /** True until the answer for the requested month and day arrives. */
  isBusy: boolean
  today: string
  onMonth: (ym: string) => void
  onDay: (date: string) => void
}

/** A month as a table of days; each day is a button whose name describes its marks. */
export function MonthGrid({ month, ym, isBusy, today, onMonth, onDay }: MonthGridProps) {
  const t = useMessages(calendarMessages)
  const language = useLanguage()
  const present = monthOf(today)
  return (
    <section className={styles.month} aria-label={monthName(ym, language)}>
      <div className={styles.head}>
        <IconButton
          label={t.before}
          icon={<IconPrevious />}
          disabled={ym <= monthAfter(present, -CALENDAR_MONTHS.before)}
          onClick={() => onMonth(monthAfter(ym, -1))}
        />
        <h2 className={styles.name} aria-live="polite">
          {monthName(ym, language)}
        </h2>
        <IconButton
          label={t.after}
          icon={<IconNext />}
          disabled={ym >= monthAfter(present, CALENDAR_MONTHS.after)}
          onClick={() => onMonth(monthAfter(ym, 1))}
        />
      </div>
      <p className={styles.key}>
        <span className={styles.dot} /> {t.keyOffer}
        <IconCheck /> {t.keySign}
      </p>
      <table className={styles.grid} aria-busy={isBusy} inert={month.ym !== ym}>
        <thead>
          <tr>
            {WEEKDAYS.map((day) => (
              <th key={day} scope="col" abbr={t.weekday({ day: t.weekdays[day] })}>
                {t.weekdays[day]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month.days).map((week) => (
            <tr key={week.find(Boolean)?.date}>
              {week.map((day, index) => (
                <td key={day?.date ?? index}>
                  {day && <Day day={day} offers={month.offers} isToday={day.date === today} onOpen={onDay} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

type DayProps = { day: CalendarDay; offers: Month['offers']; isToday: boolean; onOpen: (date: string) => void }

function Day({ day, offers, isToday, onOpen }: DayProps) {
  const t = useMessages(calendarMessages)
  const language = useLanguage()
  const { begin, end } = offersOn(offers, day.date)
  const isSigned = day.sign === 'signed' || day.sign === 'made-up'
  const said = [
    dayName(day.date, language),
    isToday && t.today,
    day.sign === 'signed' && t.signed,
    day.sign === 'made-up' && t.madeUp,
    begin.length > 0 && t.begins({ n: begin.length }),
    end.length > 0 && t.ends({ n: end.length }),
    day.matchCount > 0 && t.matches({ n: day.matchCount }),
  ]
  return (
    <button
      type="button"
      className={styles.day}
      aria-label={said.filter(Boolean).join(language === 'zh-CN' ? '，' : ', ')}
      aria-current={isToday ? 'date' : undefined}
      onClick={() => onOpen(day.date)}
    >
      <span>{dayNumber(day.date)}</span>
      <span className={styles.marks}>
        {begin.length + end.length > 0 && <span className={styles.dot} />}
        {isSigned && <IconCheck />}
      </span>
    </button>
  )
}

function monthName(ym: string, language: string): string {
  return new Intl.DateTimeFormat(language, { year: 'numeric', month: 'long', timeZone: 'Asia/Shanghai' }).format(
    startOf(`${ym}-01`),
  )
}

function dayName(date: string, language: string): string {
  return new Intl.DateTimeFormat(language, { month: 'long', day: 'numeric', timeZone: 'Asia/Shanghai' }).format(
    startOf(date),
  )
}

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
