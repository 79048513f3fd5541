/** Requests of the offers page. */
import { activityApply, activityDetail, activityList } from '@lantern/contract/activity'
import { call } from '@lantern/platform'

export const fetchOffers = (signal?: AbortSignal) => call(activityList, {}, { signal })
export const fetchOffer = (id: string, signal?: AbortSignal) => call(activityDetail, { id }, { signal })
export const joinOffer = (id: string, requestNo: string) => call(activityApply, { id, requestNo })
