/** The page's clock. Server time takes precedence: the sandbox's clock may run fast, a phone's may be wrong (screens.md 0.5). */
import { number } from 'valibot'
import { readStored, writeStored } from '../storage/stored.ts'

const KEY = 'clockOffset'
/** Smaller differences are the network's: they are not worth writing. */
const KEPT_MS = 5_000

/** What the device remembers, so that the next page is right before its first answer. */
let keptMs = readStored(KEY, number()) ?? 0
let offsetMs = keptMs

/** Epoch ms, corrected by the last answer of the server. */
export function now(): number {
  return Date.now() + offsetMs
}

/** Corrects the clock by an answer's `serverTime`. @param serverTime epoch ms */
export function correctClock(serverTime: number): void {
  offsetMs = serverTime - Date.now()
  if (Math.abs(offsetMs - keptMs) < KEPT_MS) return
  keptMs = offsetMs
  writeStored(KEY, keptMs)
}
