import type { Venue } from '@lantern/contract/games'
import { now } from '@lantern/platform'
import { localSpan } from './local-span.rules.ts'

type Words = { maintenance: string; maintenanceWindow: (value: { span: string }) => string }

/** The window of a venue's maintenance in the device's own time, or only that there is one. */
export function maintenanceText(
  { maintainFrom, maintainTo }: Pick<Venue, 'maintainFrom' | 'maintainTo'>,
  t: Words,
): string {
  if (maintainFrom === null || maintainTo === null) return t.maintenance
  return t.maintenanceWindow({ span: localSpan(maintainFrom, maintainTo, now()) })
}
