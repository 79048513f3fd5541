/** Tone of an order state and whether it is final (screens.md 11.4 to 11.6). */
import { DEPOSIT_STATE } from '@lantern/contract/deposit'
import { WITHDRAW_STATE } from '@lantern/contract/withdrawal'

export type OrderTone = 'warning' | 'info' | 'positive' | 'negative' | 'neutral'

const DEPOSIT_TONES: Readonly<Record<number, OrderTone>> = {
  [DEPOSIT_STATE.created]: 'warning',
  [DEPOSIT_STATE.claimed]: 'info',
  [DEPOSIT_STATE.confirming]: 'info',
  [DEPOSIT_STATE.success]: 'positive',
  [DEPOSIT_STATE.cancelled]: 'neutral',
  [DEPOSIT_STATE.expired]: 'neutral',
  [DEPOSIT_STATE.failed]: 'negative',
  [DEPOSIT_STATE.appeal]: 'warning',
}

const WITHDRAW_TONES: Readonly<Record<number, OrderTone>> = {
  [WITHDRAW_STATE.paid]: 'positive',
  [WITHDRAW_STATE.rejected]: 'negative',
  [WITHDRAW_STATE.failed]: 'negative',
}

const TRANSFER_TONES: Readonly<Record<number, OrderTone>> = { 1: 'positive', 2: 'negative', 3: 'warning' }

/** @param type kind of the order, which gives the state number its meaning */
export function toneOf(type: string, state: number): OrderTone {
  if (type === 'deposit') return DEPOSIT_TONES[state] ?? 'neutral'
  if (type === 'withdraw') return WITHDRAW_TONES[state] ?? (isOrderOpen('withdraw', state) ? 'info' : 'neutral')
  if (type === 'transfer') return TRANSFER_TONES[state] ?? 'neutral'
  return 'positive'
}

/** Whether the order can still change without the member, so that its page polls. */
export function isOrderOpen(type: 'deposit' | 'withdraw', state: number): boolean {
  if (type === 'withdraw') return state < WITHDRAW_STATE.paid
  return state <= DEPOSIT_STATE.confirming || state === DEPOSIT_STATE.appeal
}
