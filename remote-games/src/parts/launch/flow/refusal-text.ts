import type { Venue } from '@lantern/contract/games'
import type { useMessages } from '@lantern/i18n'
import { now } from '@lantern/platform'
import { localSpan } from '../../local-span.rules.ts'
import type { launchMessages } from './launch.messages.ts'
import { GUARD_CODE } from './launch-guard.rules.ts'
import type { LaunchRefusal } from './venue-launch.machine.ts'

export type LaunchTexts = ReturnType<typeof useMessages<(typeof launchMessages)['zh-CN']>>

/** Error message of a refusal. Prefers the server's text, which includes time and reason. */
export function refusalText(t: LaunchTexts, refusal: LaunchRefusal, venue: Venue): string {
  if (refusal.message !== '') return refusal.message
  const guard = Object.entries(GUARD_CODE).find(([, code]) => code === refusal.code)?.[0] as
    | keyof typeof GUARD_CODE
    | undefined
  if (guard === undefined) return t.failed
  if (guard === 'maintenance' && venue.maintainFrom !== null && venue.maintainTo !== null) {
    return t.guard_maintenanceWindow({ span: localSpan(venue.maintainFrom, venue.maintainTo, now()) })
  }
  return t[`guard_${guard}`]
}
