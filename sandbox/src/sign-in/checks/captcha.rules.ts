/** Whether the answer to a behaviour check is right, and came from a hand. Pure. */
import type { CaptchaAnswer, TrackPoint } from '@lantern/contract/captcha'

/** Pixels of the picture that a finger may miss by. */
const TOLERANCE_PX = 7
/** A drag has some points and takes some time; arrow keys do too. A script that jumps has neither. */
const MIN_POINTS = 4
const MIN_TRACK_MS = 200

/** @param solution as stored: pixels, ids joined by commas, digits */
export function isSolved(answer: CaptchaAnswer, solution: string): boolean {
  switch (answer.kind) {
    case 'slider':
      return Math.abs(answer.x - Number(solution)) <= TOLERANCE_PX && isPlausible(answer.track, answer.x)
    case 'order':
      return answer.order.join(',') === solution
    case 'audio':
      return answer.digits.replace(/\D/g, '') === solution
  }
}

/** Time only goes forward, the piece ends where the answer says, and it was on its way for a moment. */
export function isPlausible(track: readonly TrackPoint[], x: number): boolean {
  const [first, last] = [track[0], track.at(-1)]
  if (!first || !last || track.length < MIN_POINTS) return false
  const goesForward = track.every(([at], index) => index === 0 || at >= (track[index - 1]?.[0] ?? 0))
  return goesForward && last[0] - first[0] >= MIN_TRACK_MS && Math.abs(last[1] - x) <= 2
}
