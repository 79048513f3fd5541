/** States in which a deposit order waits for a payment. Pure. */
import { DEPOSIT_STATE } from '@lantern/contract/deposit'

export const OPEN_STATES = [DEPOSIT_STATE.created, DEPOSIT_STATE.claimed, DEPOSIT_STATE.confirming] as const
