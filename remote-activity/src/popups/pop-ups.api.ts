/** Server calls of the pop-ups. */
import { dividendCheck, dividendReceive, popInfo } from '@lantern/contract/activity'
import { call } from '@lantern/platform'

export const fetchDividends = (signal?: AbortSignal) => call(dividendCheck, {}, { signal })
export const receiveDividend = (id: string) => call(dividendReceive, { id })
export const fetchCampaigns = (signal?: AbortSignal) => call(popInfo, {}, { signal })
