/** Records the pop-ups shown on this device: at most one promotional pop-up per visit and three per day, "not today" per campaign (screens.md G11). */
import { siteDate } from '@lantern/contract/site-time'
import { now, readStored, writeStored } from '@lantern/platform'
import { array, boolean, type InferOutput, number, object, optional, string } from 'valibot'

const logSchema = array(object({ id: string(), at: number(), notToday: optional(boolean(), false) }))
export type PopUpLog = InferOutput<typeof logSchema>

const MAX_A_DAY = 3
const KEPT = 50

export function readPopUpLog(): PopUpLog {
  return readStored('popupLog', logSchema) ?? []
}

export function logPopUp(id: string, notToday: boolean): void {
  writeStored('popupLog', [...readPopUpLog(), { id, at: now(), notToday }].slice(-KEPT))
}

/** `showRule` 1 always, 2 daily, 3 once. Days are in the site's time zone, UTC+8. */
export function mayShow(
  log: PopUpLog,
  campaign: { id: string; showRule: number; start: number; end: number },
  at: number,
): boolean {
  if (at < campaign.start || at >= campaign.end) return false
  const today = log.filter((entry) => siteDate(entry.at) === siteDate(at))
  if (today.length >= MAX_A_DAY) return false
  if (today.some((entry) => entry.id === campaign.id && entry.notToday)) return false
  if (campaign.showRule === 3) return !log.some((entry) => entry.id === campaign.id)
  if (campaign.showRule === 2) return !today.some((entry) => entry.id === campaign.id)
  return true
}
