import { SIGN_COINS, STREAK_COINS, STREAK_DAYS } from '@lantern/contract/calendar'
import { DAY_MS } from '@lantern/contract/site-time'
import { useLanguage, useMessages } from '@lantern/i18n'
import { memberMessage, useOnline } from '@lantern/platform'
import { Button, Card, IconCheck, Section, StatRow } from '@lantern/ui'
import type { Month } from './calendar.api.ts'
import { calendarMessages } from './calendar.messages.ts'
import styles from './calendar.module.css'
import { startOf } from './calendar.rules.ts'
import track from './streak-track.module.css'
import { useSign } from './use-sign.ts'

const DAYS = Array.from({ length: STREAK_DAYS }, (_, index) => index + 1)

/** Sign-in for today, and the number of days in a row. */
export function SignCard({ month, today }: { month: Month; today: string }) {
  const t = useMessages(calendarMessages)
  const isOnline = useOnline()
  const { sign, data, error, isPending } = useSign('today', today)
  // After midnight the month still has the data of the previous day until the answer arrives.
  const isSigned = data !== undefined || (month.today === today && month.my?.isSignedToday === true)
  const streak = data?.streak ?? month.my?.streak ?? 0
  return (
    <Section title={t.signHead}>
      <Card>
        <div className={styles.sign}>
          <StatRow
            stats={[
              { label: t.streak, value: t.dayCount({ n: streak }) },
              { label: t.makeUps, value: t.times({ n: data?.makeUps ?? month.my?.makeUps ?? 0 }) },
            ]}
          />
          <StreakTrack streak={streak} isSigned={isSigned} today={today} />
          <p className={styles.weak}>{t.signRule({ coins: SIGN_COINS, days: STREAK_DAYS, more: STREAK_COINS })}</p>
          <Button
            kind="primary"
            block
            busy={isPending}
            disabled={!isOnline}
            // Keeps the focus, unlike `disabled`.
            aria-disabled={isSigned}
            onClick={isSigned ? undefined : sign}
          >
            {isSigned ? t.signedToday : t.sign}
          </Button>
          <p role="status" className={styles.said}>
            {data && t.got({ n: data.coins })}
            {!isOnline && t.offline}
          </p>
          {error && (
            <p role="alert" className={styles.said}>
              {memberMessage(error)}
            </p>
          )}
        </div>
      </Card>
    </Section>
  )
}

type StreakTrackProps = {
  /** Days in a row, with today once it is signed. */
  streak: number
  isSigned: boolean
  today: string
}

/** The days of a streak with their coins; figures and rule stand beside it as text. */
export function StreakTrack({ streak, isSigned, today }: StreakTrackProps) {
  const t = useMessages(calendarMessages)
  const weekday = new Intl.DateTimeFormat(useLanguage(), { weekday: 'short', timeZone: 'Asia/Shanghai' })
  // A full streak stays in view for the rest of its last day.
  const done = isSigned && streak > 0 && streak % STREAK_DAYS === 0 ? STREAK_DAYS : streak % STREAK_DAYS
  const current = isSigned ? done : done + 1
  return (
    <div className={track.track} aria-hidden="true">
      {DAYS.map((day) => (
        <span
          key={day}
          className={track.day}
          data-done={day <= done || undefined}
          data-next={(!isSigned && day === current) || undefined}
        >
          <span className={track.coins}>
            {day <= done ? <IconCheck /> : `+${day === STREAK_DAYS ? SIGN_COINS + STREAK_COINS : SIGN_COINS}`}
          </span>
          <span className={track.name}>
            {day === current ? t.todayName : weekday.format(startOf(today) + (day - current) * DAY_MS)}
          </span>
        </span>
      ))}
    </div>
  )
}
