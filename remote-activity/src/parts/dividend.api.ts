/** Requests about dividends. */
import { dividendCheck, dividendManualLead, dividendReceive } from '@lantern/contract/activity'
import { call } from '@lantern/platform'

/** Claimable dividends. */
export const fetchDividends = (signal?: AbortSignal) => call(dividendCheck, {}, { signal })
/** All dividends of the member, in every state. */
export const fetchDividendLead = (signal?: AbortSignal) => call(dividendManualLead, {}, { signal })
export const receiveDividend = (id: string) => call(dividendReceive, { id })
