/** Requests of blocks, quiet hours and the reality check. */
import {
  type BlockKind,
  type MarketingChannel,
  type MarketingProduct,
  type QuietHours,
  type RealityMinutes,
  type ReviewMonths,
  saferBlock,
  saferMarketing,
  saferQuiet,
  saferReality,
  saferReview,
  saferSettings,
} from '@lantern/contract/safer-settings'
import { call } from '@lantern/platform'
import { queryOptions } from '@tanstack/react-query'

export const SETTINGS_KEY = ['mine-safer-settings']

export function settingsQuery() {
  return queryOptions({
    queryKey: SETTINGS_KEY,
    queryFn: ({ signal }) => call(saferSettings, {}, { signal }),
  })
}

export const saveReality = (minutes: RealityMinutes) => call(saferReality, { minutes })
export const saveMarketing = (consent: { product: MarketingProduct; channel: MarketingChannel; on: boolean }) =>
  call(saferMarketing, consent)
/** @param months null for no reminders */
export const saveReview = (months: ReviewMonths | null) => call(saferReview, { months })
/** @param hours null for none */
export const saveQuiet = (hours: QuietHours | null) => call(saferQuiet, { hours })
export const saveBlock = (kind: BlockKind, name: string, on: boolean) => call(saferBlock, { kind, name, on })
