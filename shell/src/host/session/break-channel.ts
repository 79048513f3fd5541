/** Tells the other tabs of this browser that a break has started. */
import { BREAK_CHANNEL } from '@lantern/contract/break-state'

export type BreakChannel = { tell: () => void; close: () => void }

/** @param onTold another tab started a break; without the channel only the server announces it */
export function openBreakChannel(onTold: () => void): BreakChannel {
  if (typeof BroadcastChannel === 'undefined') return { tell: () => undefined, close: () => undefined }
  const channel = new BroadcastChannel(BREAK_CHANNEL)
  channel.onmessage = onTold
  return {
    // The content is not read: what counts is what the server answers to the refetch.
    tell: () => channel.postMessage('break'),
    close: () => channel.close(),
  }
}
