import type { CalendarDay, CalendarOffer } from '@lantern/contract/calendar'
import { ROUTE } from '@lantern/contract/routes'
import { formatDateTime, formatDay, formatTime, useLocale, useMessages } from '@lantern/i18n'
import { memberMessage, useOnline } from '@lantern/platform'
import { Button, ListRow, Sheet } from '@lantern/ui'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { Month } from './calendar.api.ts'
import { calendarMessages } from './calendar.messages.ts'
import styles from './calendar.module.css'
import { monthOf, offersOn, startOf } from './calendar.rules.ts'
import { useSign } from './use-sign.ts'

type DaySheetProps = { month: Month; date: string | null; today: string; onClose: () => void }

/** Details of a day: offers, matches, and making up for a missed sign-in. */
export function DaySheet({ month, date, today, onClose }: DaySheetProps) {
  const t = useMessages(calendarMessages)
  // Keeps the result in view, although the day can no longer be made up for.
  const [triedDate, setTriedDate] = useState<string | null>(null)
  const day = month.days.find((one) => one.date === date)
  const canMakeUp =
    day?.sign === 'none' && day.date < today && monthOf(day.date) === monthOf(today) && (month.my?.makeUps ?? 0) > 0
  return (
    <Sheet
      open={day !== undefined}
      onOpenChange={(open) => {
        if (open) return
        setTriedDate(null)
        onClose()
      }}
      title={day ? formatDay(startOf(day.date)) : ''}
      closeLabel={t.close}
      footer={
        day && (canMakeUp || triedDate === day.date) ? (
          <MakeUp key={day.date} date={day.date} onTry={() => setTriedDate(day.date)} />
        ) : undefined
      }
    >
      {day && <DayParts day={day} offers={month.offers} />}
    </Sheet>
  )
}

function DayParts({ day, offers }: { day: CalendarDay; offers: readonly CalendarOffer[] }) {
  const t = useMessages(calendarMessages)
  const named = useLocale() === 'en' ? 'en' : 'zh'
  const { begin, end, run } = offersOn(offers, day.date)
  const isEmpty = begin.length + end.length + run.length + day.matches.length === 0
  return (
    <div className={styles.parts}>
      {day.sign === 'signed' && <p className={styles.lead}>{t.signed}</p>}
      {day.sign === 'made-up' && <p className={styles.lead}>{t.madeUp}</p>}
      {isEmpty && <p className={styles.lead}>{t.none}</p>}
      <Offers title={t.beginHead} offers={begin} />
      <Offers title={t.endHead} offers={end} />
      {day.matches.length > 0 && (
        <section>
          <h3 className={styles.partHead}>{t.matchHead({ n: day.matchCount })}</h3>
          <ul className={styles.list}>
            {day.matches.map(({ id, home, away, league, startAt }) => (
              <li key={id}>
                <ListRow title={`${home[named]} - ${away[named]}`} detail={league[named]} value={formatTime(startAt)} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <Offers title={t.runHead({ n: run.length })} offers={run} />
    </div>
  )
}

function Offers({ title, offers }: { title: string; offers: readonly CalendarOffer[] }) {
  const t = useMessages(calendarMessages)
  const named = useLocale() === 'en' ? 'en' : 'zh'
  if (offers.length === 0) return null
  return (
    <section>
      <h3 className={styles.partHead}>{title}</h3>
      <ul className={styles.list}>
        {offers.map((offer) => (
          <li key={offer.id}>
            <ListRow
              title={offer.title[named]}
              detail={t.until({ at: formatDateTime(offer.endAt) })}
              render={<Link to={`${ROUTE.offers}?id=${offer.id}`} />}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

function MakeUp({ date, onTry }: { date: string; onTry: () => void }) {
  const t = useMessages(calendarMessages)
  const isOnline = useOnline()
  const { sign, data, error, isPending } = useSign('later', date)
  return (
    <>
      <Button
        block
        busy={isPending}
        disabled={!isOnline}
        // Keeps the focus, unlike `disabled`; a second tap sends nothing.
        aria-disabled={data !== undefined}
        onClick={() => {
          onTry()
          sign()
        }}
      >
        {t.makeUp}
      </Button>
      <p role="status" className={styles.said}>
        {data ? t.got({ n: data.coins }) : !isOnline && t.offline}
      </p>
      {error && (
        <p role="alert" className={styles.said}>
          {memberMessage(error)}
        </p>
      )}
    </>
  )
}
