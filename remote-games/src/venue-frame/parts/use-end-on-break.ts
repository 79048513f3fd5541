import { BREAK_POLL_MS, BREAK_REASON, breakState } from '@lantern/contract/break-state'
import { call, emit, showToast, useEvent, useInterval } from '@lantern/platform'
import { dropVenue } from '../../parts/launch/flow/kept-venue.ts'

const REASONS: readonly string[] = Object.values(BREAK_REASON)

/**
 * Ends the open venue when a break starts here, in another tab or on another device. The shell asks the server while a venue is shown, and leaves
 * its page; a minimised venue asks here as often, so that it ends within two seconds too (screens.md 6 safer).
 * @param state `closed`: the frame is gone already, and a sheet says where the money is
 * @param notice says why a minimised venue is gone
 */
export function useEndOnBreak(state: 'shown' | 'minimised' | 'closed', notice: string): void {
  useEvent('money:changed', ({ reason }) => {
    if (state === 'closed' || !REASONS.includes(reason)) return
    dropVenue()
    if (state === 'minimised') showToast({ text: notice })
  })
  useInterval(
    () => {
      // A failed question is repeated by the next; the server refuses play in any case.
      call(breakState, {}).then(
        ({ until }) => {
          if (until !== null) emit('money:changed', { reason: BREAK_REASON.elsewhere })
        },
        () => undefined,
      )
    },
    state === 'minimised' ? BREAK_POLL_MS : null,
  )
}
