/** When the two reviews of a submission take place, what they find, and what a member may do. Pure. */

import { KYC_REASONS } from '@lantern/contract/kyc'
import { DAY_MS, SECOND_MS } from '@lantern/contract/site-time'
import type { KycCase, KycFile } from '../database/tables/members/identity.schema.ts'

/** From the submission to the first review, and from there to the second. */
const REVIEW_MS = 30 * SECOND_MS
/** Uploads that are not submitted are deleted after this. */
export const STALE_MS = DAY_MS

export type Turn = { readonly review: 1 | 2; readonly at: number }

/** The next review that is due, at its own time. */
export function dueReview(
  { at, review, first_at }: Pick<KycCase, 'at' | 'review' | 'first_at'>,
  now: number,
): Turn | null {
  const turn: Turn = review === 1 ? { review: 1, at: at + REVIEW_MS } : { review: 2, at: (first_at ?? at) + REVIEW_MS }
  return turn.at <= now ? turn : null
}

/** What the sandbox's reviewer finds in a file: its name says so (screens.md 8). '' = nothing. */
export function reasonOf({ name }: Pick<KycFile, 'name'>): string {
  return KYC_REASONS.find((reason) => name.toLowerCase().includes(reason)) ?? ''
}

const VERIFIED = 2

/** The highest level that was verified, one after the other. */
export function levelOf(kyc: number, cases: readonly Pick<KycCase, 'level' | 'state'>[]): number {
  if (kyc !== VERIFIED) return 0
  const isOk = (level: number) => cases.some((one) => one.level === level && one.state === 'ok')
  if (!isOk(2)) return 1
  return isOk(3) ? 3 : 2
}

const UNLOCKS = [[], ['deposit', 'play', 'withdraw'], ['withdrawMore'], ['unlimited']]

export function unlocksOf(level: number): string[] {
  return UNLOCKS.slice(0, level + 1).flat()
}
