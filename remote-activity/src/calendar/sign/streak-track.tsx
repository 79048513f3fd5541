import { SIGN_COINS, STREAK_COINS, STREAK_DAYS } from '@lantern/contract/calendar'
import { IconCheck } from '@lantern/ui'
import styles from './streak-track.module.css'

const DAYS = Array.from({ length: STREAK_DAYS }, (_, index) => index + 1)

type StreakTrackProps = {
  /** Days in a row, with today once it is signed. */
  streak: number
  isSigned: boolean
}

/** The days of a streak with their coins; figures and rule stand beside it as text. */
export function StreakTrack({ streak, isSigned }: StreakTrackProps) {
  // A full streak stays in view for the rest of its last day.
  const done = isSigned && streak > 0 && streak % STREAK_DAYS === 0 ? STREAK_DAYS : streak % STREAK_DAYS
  return (
    <div className={styles.track} aria-hidden="true">
      {DAYS.map((day) => (
        <span
          key={day}
          className={styles.day}
          data-done={day <= done || undefined}
          data-next={(!isSigned && day === done + 1) || undefined}
        >
          {day <= done ? <IconCheck /> : `+${day === STREAK_DAYS ? SIGN_COINS + STREAK_COINS : SIGN_COINS}`}
        </span>
      ))}
    </div>
  )
}
