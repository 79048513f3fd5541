/** The page's clock. Server time takes precedence: the sandbox's clock may run fast, a phone's may be wrong (screens.md 0.5). */

let offsetMs = 0

/** Epoch ms, corrected by the last answer of the server. */
export function now(): number {
  return Date.now() + offsetMs
}

/** Corrects the clock by an answer's `serverTime`. @param serverTime epoch ms */
export function correctClock(serverTime: number): void {
  offsetMs = serverTime - Date.now()
}
