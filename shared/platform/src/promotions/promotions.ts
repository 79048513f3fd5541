/** The one arbiter of the page: the shell says where the member is, whoever promotes something asks. What it remembers is on the device. */
import {
  type PromotionAsk,
  type PromotionLog,
  type PromotionReason,
  promotionLogSchema,
} from '@lantern/contract/promotions'
import { useSyncExternalStore } from 'react'
import { readStored, readStoredText, writeStored } from '../storage/stored.ts'
import { watchStored } from '../storage/watch-stored.ts'
import { now } from '../time/clock.ts'
import {
  type Calm,
  considerPromotion,
  NO_PROMOTIONS,
  type PromotionPlace,
  silencePromotion as silenced,
} from './promotions.rules.ts'

const KEY = 'popupLog'
const OVERLAY = '[role="dialog"], [role="alertdialog"]'

let place: PromotionPlace = 'free'
const listeners = new Set<() => void>()

/** The shell's part: where the member is now. */
export function tellPromotionPlace(next: PromotionPlace): void {
  place = next
}

/**
 * Asks whether something may be shown now; every answer is in the log that the member can read.
 * @param calm whether the member takes a break or has quiet hours
 * @returns the reason against it, null to show it at once
 */
export function askPromotion(ask: PromotionAsk, calm: Calm): PromotionReason | null {
  const isBusy = document.querySelector(OVERLAY) !== null
  const { log, reason } = considerPromotion(readPromotions(), ask, { at: now(), place, calm, isBusy })
  keep(log)
  return reason
}

/** The member does not want a campaign again today. */
export function silencePromotion(id: string): void {
  keep(silenced(readPromotions(), id, now()))
}

/** What was shown and what was not, and why. */
export function readPromotions(): PromotionLog {
  return readStored(KEY, promotionLogSchema) ?? NO_PROMOTIONS
}

/** The log, for a page that shows it. */
export function usePromotions(): PromotionLog {
  // The text is compared, because each read parses a new object.
  useSyncExternalStore(watch, () => readStoredText(KEY))
  return readPromotions()
}

function keep(log: PromotionLog): void {
  writeStored(KEY, log)
  for (const listener of listeners) listener()
}

function watch(changed: () => void): () => void {
  listeners.add(changed)
  const undo = watchStored([KEY], changed)
  return () => {
    listeners.delete(changed)
    undo()
  }
}
