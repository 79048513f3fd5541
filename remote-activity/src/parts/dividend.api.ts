/** Server calls about dividends. */
import { dividendCheck, dividendManualLead, dividendReceive } from '@lantern/contract/activity'
import { call } from '@lantern/platform'

/** What can be received now. */
export const fetchDividends = (signal?: AbortSignal) => call(dividendCheck, {}, { signal })
/** Every dividend that the site gave, in every state. */
export const fetchDividendLead = (signal?: AbortSignal) => call(dividendManualLead, {}, { signal })
export const receiveDividend = (id: string) => call(dividendReceive, { id })
