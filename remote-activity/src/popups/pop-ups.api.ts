/** Requests of the pop-ups. */
import { popInfo } from '@lantern/contract/activity'
import { call } from '@lantern/platform'

export const fetchCampaigns = (signal?: AbortSignal) => call(popInfo, {}, { signal })
