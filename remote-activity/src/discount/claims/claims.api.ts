/** Requests of the member's claims. */
import type { DataOf } from '@lantern/contract'
import { activityAppeal, activityRecords } from '@lantern/contract/activity'
import { call } from '@lantern/platform'

export type Claim = DataOf<typeof activityRecords>['list'][number]

export const fetchClaims = (signal?: AbortSignal) => call(activityRecords, {}, { signal })
export const appealClaim = (id: string, text: string, requestNo: string) =>
  call(activityAppeal, { id, text, requestNo })
