import { useMessages } from '@lantern/i18n'
import { saferMessages } from './safer.messages.ts'

const MINUTE_SEC = 60
const HOUR_SEC = 60 * MINUTE_SEC

/** Writes a time of play in whole minutes that are over, and hours. */
export function useTimeText(): (seconds: number) => string {
  const t = useMessages(saferMessages)
  return (seconds) => {
    const hours = Math.floor(seconds / HOUR_SEC)
    const m = String(Math.floor((seconds % HOUR_SEC) / MINUTE_SEC))
    return hours === 0 ? t.minutesLong({ m }) : t.hoursLong({ h: String(hours), m })
  }
}
