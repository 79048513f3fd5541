import { SIGN_COINS, STREAK_COINS, STREAK_DAYS } from '@lantern/contract/calendar'
import { useMessages } from '@lantern/i18n'
import { memberMessage, useOnline } from '@lantern/platform'
import { Button, Card, Section, StatRow } from '@lantern/ui'
import type { Month } from '../calendar.api.ts'
import { calendarMessages } from '../calendar.messages.ts'
import styles from '../calendar.module.css'
import { StreakTrack } from './streak-track.tsx'
import { useSign } from './use-sign.ts'

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
          <StreakTrack streak={streak} isSigned={isSigned} />
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
